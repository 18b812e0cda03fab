import rule from '../../../src/rules/tool/tool-description-too-short.js'
import { cases } from '../../support/cases.js'

const described = (text: string, open = '', close = '') =>
  `{"tools":[{"name":"a","description":${open}"${text}"${close},"inputSchema":{"type":"object"}}]}`

cases(rule, {
  quiet: [
    ...[
      'Used in tests',
      'Read a file.',
      '查询今天的天气',
      '天気を調べる',
      'ค้นหาเอกสารทั้งหมด',
      '',
      ' ',
      'a'.repeat(300),
    ].map(one => ({
      file: 'tools.json',
      text: described(one),
    })),
    { file: 'tools.json', text: '[{"type":"function","name":"a","description":"x"}]' },
  ],
  loud: [
    ...['Get weather', 'Search', 'Search: -', '搜索', '删除文件', '!'].map(one => ({
      file: 'tools.json',
      says: 'short' as const,
      severity: 'info' as const,
      pointer: '/tools/0/description',
      text: described(one, '«', '»'),
    })),
  ],
})
