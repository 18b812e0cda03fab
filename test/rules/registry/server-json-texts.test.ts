import family from '../../../src/rules/registry/server-json-texts.js'
import { cases } from '../../support/cases.js'
import { entry, environment, ruleOf } from '../../support/server-json.js'

cases(ruleOf(family, 'DESCRIPTION_LENGTH'), {
  // Characters count, not units.
  quiet: [entry({ description: `"${'d'.repeat(100)}"` }), entry({ description: `"${'😀'.repeat(100)}"` })],
  loud: [
    { ...entry({ description: `«"${'d'.repeat(101)}"»` }), says: 'long', pointer: '/description' },
    { ...entry({ description: '«""»' }), says: 'empty' },
  ],
})
cases(ruleOf(family, 'DESCRIPTION_BLANK'), {
  quiet: [entry(), entry({ description: '""' })],
  loud: [{ ...entry({ description: '«"   "»' }), says: 'blank' }],
})
cases(ruleOf(family, 'TITLE_LENGTH'), {
  quiet: [entry({ title: `"${'t'.repeat(100)}"` })],
  loud: [
    { ...entry({ title: `«"${'t'.repeat(101)}"»` }), says: 'long' },
    { ...entry({ title: '«""»' }), says: 'empty', fixed: entry().text },
  ],
})
cases(ruleOf(family, 'TITLE_BLANK'), {
  quiet: [entry({ title: '"Demo"' }), entry({ title: '""' })],
  loud: [{ ...entry({ title: '«"  "»' }), says: 'blank', fixed: entry().text }],
})
cases(ruleOf(family, 'PLACEHOLDER_TEXT'), {
  quiet: [
    entry(),
    // The name is refused already.
    entry({ name: '"io.github.<your-username>/demo"' }),
    environment({ value: '"your org"' }),
    // Hints for users.
    environment({ placeholder: '"your-org/your-repo"', description: '"As <your-name>"' }),
  ],
  loud: [
    { ...entry({ name: '«"com.example/my-mcp-server"»' }), says: 'name' },
    { ...environment({ value: '"«<your-name>»"' }), says: 'text' },
    {
      ...entry({ description: '"An MCP server that provides «[describe what your server does]»"' }),
      says: 'text',
      pointer: '/description',
    },
  ],
})
