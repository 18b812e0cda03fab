import family from '../../../src/rules/registry/server-json-arguments.js'
import { cases } from '../../support/cases.js'
import { argument, entry, pack, ruleOf } from '../../support/server-json.js'

const positional = (members: string) => pack({ packageArguments: `[{"type":"positional"${members}}]` })
const good = [
  entry(),
  argument({ default: '"8080"' }),
  positional(',"value":"mcp"'),
  positional(',"valueHint":"folder"'),
]

cases(ruleOf(family, 'ARGUMENT_TYPE_INVALID'), {
  quiet: good,
  loud: [{ ...argument({ type: '«"flag"»' }), says: 'other', pointer: '/packages/0/packageArguments/0/type' }],
})
cases(ruleOf(family, 'ARGUMENT_NAME_REQUIRED'), {
  quiet: good,
  loud: [
    { ...pack({ packageArguments: '[«{"type":"named","value":"x"}»]' }), says: 'missing' },
    { ...argument({ name: '«""»' }), says: 'empty' },
  ],
})
cases(ruleOf(family, 'ARGUMENT_NAME_INVALID'), {
  quiet: good,
  loud: [
    { ...argument({ name: '«"--port 8080"»' }), says: 'value', fixed: argument({ value: '"8080"' }).text },
    { ...argument({ name: '«"--port 8080"»', default: '"9"' }), says: 'value' },
    { ...argument({ name: '«"--port <number>"»' }), says: 'form' },
    { ...argument({ name: '«"$PORT"»' }), says: 'form' },
  ],
})
cases(ruleOf(family, 'ARGUMENT_VALUE_REPEATS_NAME'), {
  quiet: good,
  loud: [
    { ...argument({ value: '«"--port=8080"»' }), says: 'flag', fixed: argument({ value: '"8080"' }).text },
    { ...argument({ default: '«"--port 8080"»' }), says: 'flag', fixed: argument({ default: '"8080"' }).text },
    { ...argument({ value: '«"--portable"»' }), says: 'flag' },
    { ...argument({ name: '"config"', value: '«"config.json"»' }), says: 'word' },
  ],
})
cases(ruleOf(family, 'POSITIONAL_NEEDS_VALUE'), {
  quiet: [...good, positional(',"value_hint":"folder"')],
  loud: [
    { ...pack({ packageArguments: '[«{"type":"positional","description":"Folder"}»]' }), says: 'neither' },
    { ...pack({ packageArguments: '[«{"type":"positional","value":""}»]' }), says: 'neither' },
  ],
})
cases(ruleOf(family, 'ARGUMENT_NAME_NO_DASH'), {
  quiet: [...good, argument({ name: '"-p"' }), argument({ name: '"/p"' })],
  loud: [{ ...argument({ name: '«"port"»' }), says: 'bare', severity: 'info' }],
})
cases(ruleOf(family, 'ARGUMENT_FIELD_IGNORED'), {
  quiet: good,
  loud: [
    { ...positional(',«"name"»:"--port","valueHint":"port"'), says: 'name' },
    { ...pack({ packageArguments: '[{"type":"named","name":"--port",«"valueHint"»:"port"}]' }), says: 'hint' },
  ],
})
