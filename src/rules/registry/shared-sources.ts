/** Where the facts about the registry stand; read in the state of April 2026 (release 1.7.0). */
export const source = {
  validators: 'modelcontextprotocol/registry, internal/validators/validators.go (7722031)',
  utils: 'modelcontextprotocol/registry, internal/validators/utils.go (7722031)',
  types: 'modelcontextprotocol/registry, pkg/api/v0/types.go (7722031): what the endpoint asks of the body',
  packages: 'modelcontextprotocol/registry, internal/validators/registries (7722031)',
  cli: 'modelcontextprotocol/registry, cmd/publisher/commands/validate.go (7722031)',
  schema: 'modelcontextprotocol/static, schemas/2025-12-11/server.schema.json',
  own: 'mcp-lint: its own advice',
} as const
