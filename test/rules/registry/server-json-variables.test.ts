import family from '../../../src/rules/registry/server-json-variables.js'
import { cases } from '../../support/cases.js'
import { environment, remote, ruleOf } from '../../support/server-json.js'

const good = [
  remote({ url: '"https://{tenant}.example.com/mcp"', variables: '{"tenant":{}}' }),
  environment({ value: '"level={level}"', variables: '{"level":{}}' }),
]

cases(ruleOf(family, 'VARIABLE_UNUSED'), {
  quiet: good,
  loud: [
    { ...environment({ value: '"main"', variables: '{«"db"»:{}}' }), says: 'value' },
    { ...remote({ variables: '{«"tenant"»:{}}' }), says: 'url', pointer: '/remotes/0/variables/tenant' },
  ],
})
cases(ruleOf(family, 'INPUT_VARIABLE_UNDEFINED'), {
  quiet: [
    ...good,
    environment({ value: '"{\\"a\\":1}"' }),
    environment({ value: '"a {b c} {1}"' }),
    environment({ value: '"{{template}}"' }),
  ],
  loud: [
    { ...environment({ value: '"Bearer «{token}»"' }), says: 'undefined' },
    { ...environment({ value: '"«{tokn}» {token}"', variables: '{"token":{}}' }), says: 'near' },
  ],
})
