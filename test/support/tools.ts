/** A dump of 2026-07-28 with one tool, that has these members beside its name and description. */
export function tool(members: string): { readonly file: string; readonly revision: string; readonly text: string } {
  const text = `{"tools":[{"name":"t","description":"Finds one order.",${members}}],"resultType":"complete","ttlMs":0,"cacheScope":"private"}`
  return { file: 'tools.json', revision: '2026-07-28', text }
}

/** The same with this inputSchema. */
export function input(schema: string): ReturnType<typeof tool> {
  return tool(`"inputSchema":${schema}`)
}

/** The same with an inputSchema of these properties. */
export function properties(members: string): ReturnType<typeof tool> {
  return input(`{"type":"object","properties":{${members}}}`)
}

/** A list with one tool of this inputSchema, and of this outputSchema if there is one, that says nothing of its revision. */
export function toolWith(inputSchema: string, outputSchema?: string): string {
  const output = outputSchema === undefined ? '' : `,"outputSchema":${outputSchema}`
  return `{"tools":[{"name":"do_work","description":"Does a piece of work.","inputSchema":${inputSchema}${output}}]}`
}
