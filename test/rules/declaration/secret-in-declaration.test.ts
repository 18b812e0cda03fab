import rule from '../../../src/rules/declaration/secret-in-declaration.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "get_item", "description": "Returns one item.", "inputSchema": {"type": "object", "properties": {"token": {"type": "string", "default": "${TOKEN}"}, "key": {"type": "string", "pattern": "ghp_[A-Za-z0-9]{36}"}}, "additionalProperties": false}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'found',
      severity: 'warning',
      text: '{"tools": [{"name": "get_item", "description": "Returns one item.", "inputSchema": {"type": "object", "properties": {"db": {"type": "string", "examples": ["postgresql://app:«Tr0ub4dor3x»@db.acme-shop.dev/app"]}}, "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'found',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "Connects to postgresql://app:«Tr0ub4dor3x»@db.acme-shop.dev/app.", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'name',
      severity: 'warning',
      text: '{"tools": [{"name": "get_item", "description": "Returns one item.", "inputSchema": {"type": "object", "properties": {"service_key": {"type": "string", "default": "«q8Zr4Vt0Lm2Xc7Np5Ws9»"}}, "additionalProperties": false}}]}',
    },
  ],
})
