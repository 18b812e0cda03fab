import rule from '../../../src/rules/lint/lint-config-invalid.js'
import { cases } from '../../support/cases.js'

const file = 'mcp-lint.config.json'

cases(rule, {
  quiet: [
    { file, text: '{}' },
    { file: 'sub/.mcp-lintrc.json', text: '// mine\n{ "ignore": ["old/"], /* and */ "rules": {}, }' },
    {
      file,
      text: '{"$schema":"./x.json","include":["configs/"],"client":"windsurf","type":"dump","revision":"2025-06-18","targets":["all"],"serverName":"notes"}',
    },
    { file, text: '{"rules":{"MCP_RISK_*":"off","MCP_COMMAND_HAS_ARGS":"error"}}' },
    { file, text: '{"overrides":[{"files":["*.json"],"client":"cursor","rules":{"MCP_*":"info"}}]}' },
    {
      file,
      text: '{"suppressions":[{"code":"MCP_NO_SERVERS","file":"*.json","pointer":"","reason":"Filled in later."}]}',
    },
    // another tool's file
    { file: 'lint.config.json', text: '{"rulez":{}}' },
  ],
  loud: [
    { file, says: 'broken', text: '{"rules": {"MCP_NO_SERVERS" «"off"»}}', severity: 'error' },
    { file, says: 'unknownKey', text: '{«"rulez"»:{}}', pointer: '/rulez' },
    { file, says: 'unknownKey', text: '{«"__proto__"»:{},«"toString"»:1}' },
    {
      file,
      says: 'unknownKey',
      text: '{"overrides":[{"files":["x"],«"extends"»:"y"}]}',
      pointer: '/overrides/0/extends',
    },
    { file, says: 'misplaced', text: '{"overrides":[{"files":["x"],«"ignore"»:["y"]}]}' },
    { file, says: 'twice', text: '{«"rules"»:{},"rules":{}}' },
    { file, says: 'wrongType', text: '«[»]', pointer: '' },
    { file, says: ['wrongType', 'wrongType'], text: '{"client":«3»,"rules":«[]»}' },
    { file, says: 'wrongType', text: '{"ignore":["a",«null»]}', pointer: '/ignore/1' },
    { file, says: 'wrongType', text: '{"ignore":«"a"»}' },
    { file, says: 'wrongType', text: '{"rules":{"MCP_NO_SERVERS":«true»}}' },
    { file, says: 'empty', text: '{"include":[«""»]}' },
    { file, says: 'missing', text: '{"overrides":[«{"client":"cursor"}»]}' },
    { file, says: 'missing', text: '{"suppressions":[«{"code":"MCP_NO_SERVERS","file":"x"}»]}' },
    { file, says: ['unknownWord', 'unknownWord'], text: '{"client":«"cursr"»,"revision":«"2025-01-01"»}' },
    { file, says: ['unknownWord', 'unknownWord'], text: '{"type":«"config"»,"targets":["all",«"gpt"»]}' },
    { file, says: 'unknownWord', text: '{"rules":{"MCP_NO_SERVERS":«"fatal"»}}' },
    { file, says: 'unknownCode', text: '{"rules":{«"MCP_COMAND_HAS_ARGS"»:"off"}}' },
    { file, says: 'unknownCode', text: '{"rules":{«"MCP_NOWHERE_*"»:"off"}}' },
    {
      file,
      says: 'unknownCode',
      text: '{"suppressions":[{"code":«"MCP_NO_*"»,"file":"x","reason":"y"}]}',
      pointer: '/suppressions/0/code',
    },
  ],
})
