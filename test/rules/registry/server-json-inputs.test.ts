import family from '../../../src/rules/registry/server-json-inputs.js'
import { cases } from '../../support/cases.js'
import { entry, environment, pack, remote, ruleOf } from '../../support/server-json.js'

const good = [
  entry(),
  environment({ format: '"number"', default: '"-1.5"' }),
  environment({ format: '"boolean"', choices: '["true","false"]', default: '"true"' }),
]

cases(ruleOf(family, 'INPUT_FORMAT_INVALID'), {
  quiet: good,
  loud: [{ ...environment({ format: '«"integer"»' }), says: 'other' }],
})
cases(ruleOf(family, 'INPUT_VALUE_FORMAT'), {
  quiet: [
    ...good,
    environment({ format: '"number"', value: '"{port}"', variables: '{"port":{}}' }),
    environment({ default: '"abc"' }),
  ],
  loud: [
    { ...environment({ format: '"number"', default: '«"abc"»' }), says: 'number' },
    {
      ...environment({ format: '"boolean"', default: '«"True"»' }),
      says: 'boolean',
      fixed: environment({ format: '"boolean"', default: '"true"' }).text,
    },
    { ...environment({ format: '"boolean"', choices: '["true",«"no"»]' }), says: 'boolean' },
  ],
})
cases(ruleOf(family, 'DEFAULT_NOT_IN_CHOICES'), {
  quiet: [...good, environment({ choices: '[1,"b"]', default: '"1"' })],
  loud: [{ ...environment({ choices: '["a","b"]', default: '«"c"»' }), says: 'other' }],
})
cases(ruleOf(family, 'CHOICES_EMPTY'), {
  quiet: good,
  loud: [{ ...environment({ choices: '«[]»' }), says: 'empty' }],
})
cases(ruleOf(family, 'VALUE_OVERRIDES_PROMPT'), {
  quiet: [
    ...good,
    environment({ value: '"info"' }),
    environment({ value: '"{a}"', placeholder: '"x"', variables: '{"a":{}}' }),
  ],
  loud: [{ ...environment({ value: '«"info"»', default: '"debug"' }), says: 'fixed', severity: 'info' }],
})
cases(ruleOf(family, 'INPUT_NAME_INVALID'), {
  quiet: [...good, remote({ headers: '[{"name":"X-Region"}]' })],
  loud: [
    { ...environment({ name: '«"MY VAR"»' }), says: 'environment' },
    { ...environment({ name: '«""»' }), says: 'environment' },
    { ...remote({ headers: '[{"name":«"X Api:"»}]' }), says: 'header' },
  ],
})
cases(ruleOf(family, 'DUPLICATE_INPUT'), {
  quiet: [...good, pack({ environmentVariables: '[{"name":"A"},{"name":"a"}]' })],
  loud: [
    {
      ...pack({ environmentVariables: '[{"name":"A"},«{"name":"A"}»]' }),
      says: 'environment',
      pointer: '/packages/0/environmentVariables/1',
    },
    { ...remote({ headers: '[{"name":"X-A"},«{"name":"x-a"}»]' }), says: 'header' },
  ],
})
