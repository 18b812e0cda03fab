/** Names of _meta keys with the prefix `io.modelcontextprotocol/` that a revision or an official extension has given a meaning. */
export const knownMetaKeys: readonly string[] = [
  'protocolVersion',
  'clientInfo',
  'clientCapabilities',
  'logLevel',
  'subscriptionId',
  'serverInfo',
  // 2025-11-25, basic/utilities/tasks.
  'related-task',
  'model-immediate-response',
  // Identifiers of extensions: tasks and MCP Apps.
  'tasks',
  'ui',
]
