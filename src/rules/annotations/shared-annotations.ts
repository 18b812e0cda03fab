/** A dump of one resource with these annotations, for the pages of rules. */
export const withAnnotations = (annotations: string): string =>
  `{ "resources": [{ "uri": "file:///srv/a.md", "name": "a.md", "mimeType": "text/markdown", "annotations": ${annotations} }] }\n`
