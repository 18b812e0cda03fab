import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'In the answer to initialize a server says its name and version. Clients check this answer before anything else, and do not connect when it lacks one of the two.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2024-11-05/schema.ts to schema/2025-11-25/schema.ts, InitializeResult and Implementation',
  ],
  examples: {
    bad: [
      {
        file: 'capabilities.json',
        text: '{\n  "protocolVersion": "2025-11-25",\n  "capabilities": {},\n  "serverInfo": { "name": "demo" }\n}\n',
      },
    ],
    good: [
      {
        file: 'capabilities.json',
        text: '{\n  "protocolVersion": "2025-11-25",\n  "capabilities": {},\n  "serverInfo": { "name": "demo", "version": "1.0.0" }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_SERVER_INFO_INVALID',
  on: 'result',
  title: 'A server that does not say its name and version',
  severity: 'error',
  basis: 'spec',
  tags: ['capabilities'],
  since: '0.1.0',
  messages: {
    absent: () => ({
      what: 'This answer to initialize has no serverInfo.',
      todo: 'Add { "name": …, "version": … }: clients check this answer first, and do not connect without it.',
    }),
    object: () => ({
      what: 'The serverInfo is no object.',
      todo: 'Write { "name": …, "version": … }: clients check this answer first, and do not connect otherwise.',
    }),
    missing: ({ name }: { name: string }) => ({
      what: `The serverInfo has no ${name}.`,
      todo: `Add the server's ${name} as a string: clients check this answer first, and do not connect without it.`,
    }),
    type: ({ name }: { name: string }) => ({
      what: `The ${name} in serverInfo is no string.`,
      todo: 'Write it as a string: clients check this answer first, and do not connect otherwise.',
    }),
  },
  check({ result: { node, form, envelope }, revision }, report) {
    // There is no initialize since results say how they may be kept.
    if (revision.resultMembers) return
    const info = member(node, 'serverInfo')?.value
    if (!info) {
      const whole = form === 'initialize' && envelope && member(node, 'protocolVersion') && member(node, 'capabilities')
      if (whole) report('absent', node, {})
    } else if (info.type !== 'object') report('object', info, {})
    else
      for (const name of ['name', 'version']) {
        const value = member(info, name)?.value
        if (!value) report('missing', info, { name })
        else if (value.type !== 'string') report('type', value, { name })
      }
  },
})
