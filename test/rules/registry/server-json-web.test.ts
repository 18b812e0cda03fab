import family from '../../../src/rules/registry/server-json-web.js'
import { cases } from '../../support/cases.js'
import { entry, remote, repository, ruleOf } from '../../support/server-json.js'

const site = (url: string) => entry({ websiteUrl: url })
const icon = (src: string) => entry({ icons: `[{"src":${src}}]` })

cases(ruleOf(family, 'WEBSITE_URL_INVALID'), {
  quiet: [
    site('"https://example.com"'),
    site('"https://example.com:8443/a%20b?c=d#e"'),
    site('"https://münchen.example/"'),
  ],
  loud: [
    { ...site('«"docs.example.com"»'), says: 'relative' },
    { ...site('«"localhost:3000"»'), says: 'relative' },
    { ...site('«"http://example.com"»'), says: 'scheme' },
    { ...site('«"https://"»'), says: 'broken' },
    { ...site('«"https://example.com/a b"»'), says: 'odd' },
    { ...site('«""»'), says: 'empty' },
  ],
})
cases(ruleOf(family, 'ICON_SRC_INVALID'), {
  quiet: [icon('"https://example.com/icon.png"')],
  loud: [
    { ...icon('«"./icon.png"»'), says: 'relative', pointer: '/icons/0/src' },
    { ...icon('«"data:image/png;base64,AAAA"»'), says: 'scheme' },
    { ...icon('«"https:///icon.png"»'), says: 'broken' },
    { ...icon('«"https://example.com/my icon.png"»'), says: 'odd' },
    { ...icon(`«"https://example.com/${'a'.repeat(240)}"»`), says: 'long' },
  ],
})
cases(ruleOf(family, 'URL_HAS_CREDENTIALS'), {
  quiet: [remote(), site('"https://example.com/@user"'), repository({})],
  loud: [
    {
      ...remote({ url: '"https://«user:EXAMPLE-PASS»@mcp.example.com/mcp"' }),
      says: 'user',
      pointer: '/remotes/0/url',
    },
    { ...site('"https://«me»@example.com/"'), says: 'user' },
    { ...repository({ url: '"https://«me:EXAMPLE»@github.com/a/b"' }), says: 'user' },
  ],
})
