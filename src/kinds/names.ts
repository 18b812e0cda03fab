/** The kinds of files that are judged, as `--type` and reports name them. */
export const fileKinds = ['client-config', 'dump', 'server-json'] as const
