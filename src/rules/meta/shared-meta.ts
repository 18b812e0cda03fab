/** A dump of one tool with these members of _meta, for the pages of rules. */
export const withMeta = (members: string): string =>
  `{ "tools": [{ "name": "draw", "description": "Draws a picture of a scene.", "inputSchema": { "type": "object" }, "_meta": { ${members} } }] }\n`
