/** Hosts by what they do (own list, 2026-11). Plain data; in small letters. */

/** They record whatever is sent to them, or lead to somebody's own machine. A name stands for its subdomains too. */
export const CAPTURE_HOSTS: readonly string[] = [
  ...['webhook.site', 'requestbin.com', 'requestbin.net', 'requestcatcher.com', 'pipedream.net', 'beeceptor.com'],
  ...['hookbin.com', 'burpcollaborator.net', 'oastify.com', 'oast.pro', 'oast.live', 'oast.site', 'oast.online'],
  ...['oast.fun', 'oast.me', 'interact.sh', 'dnslog.cn', 'canarytokens.com', 'ngrok.io', 'ngrok.app', 'ngrok-free.app'],
  ...['ngrok-free.dev', 'trycloudflare.com', 'loca.lt', 'serveo.net', 'localhost.run', 'pagekite.me', 'lhr.life'],
  ...['pastebin.com', 'transfer.sh', 'termbin.com', '0x0.st', 'ix.io', 'file.io', 'hastebin.com', 'paste.ee'],
]
/** They hand out the keys of the machine in a cloud that asks. */
export const METADATA_HOSTS: readonly string[] = [
  ...['169.254.169.254', '169.254.170.2', '100.100.100.200', 'metadata.google.internal', '[fd00:ec2::254]'],
]
/** They hide where a link leads. */
export const SHORTENERS: readonly string[] = [
  ...['bit.ly', 'tinyurl.com', 't.co', 'goo.gl', 'is.gd', 'ow.ly', 'cutt.ly', 'rb.gy', 'rebrand.ly', 'shorturl.at'],
  ...['s.id', 'v.gd', 'tiny.cc', 't.ly'],
]
/** They stand for somebody else's host, or for nobody's. A name stands for its subdomains too. */
export const SAMPLE_HOSTS: readonly string[] = [
  ...['example.com', 'example.org', 'example.net', 'example.edu', 'example', 'test', 'invalid', 'localhost', 'local'],
  ...['json-schema.org', 'host.docker.internal'],
]
