/** Ends of the paths that a folder or a bare run takes for a server.json. */
export const serverJsonFiles: readonly string[] = ['server.json', '.mcp/server.json']
