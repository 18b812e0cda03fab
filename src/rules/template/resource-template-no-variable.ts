import { templateFault } from '../../text/uri-template.js'
import { called, textOf } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A template in which nothing varies names one resource. Clients ask people to fill in a template and find nothing to fill in; the PHP library refuses such a template.',
  sources: [
    'RFC 6570, section 2: expressions are optional',
    'modelcontextprotocol/php-sdk: a template without an expression is refused',
  ],
  examples: {
    bad: [
      {
        file: 'resources.json',
        text: '{ "resourceTemplates": [{ "uriTemplate": "file:///srv/a.md", "name": "A" }] }\n',
      },
    ],
    good: [
      {
        file: 'resources.json',
        text: '{ "resourceTemplates": [{ "uriTemplate": "file:///srv/{name}", "name": "A" }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RESOURCE_TEMPLATE_NO_VARIABLE',
  on: 'template',
  title: 'Nothing varies in a resource template',
  severity: 'info',
  basis: 'advice',
  tags: ['addresses'],
  since: '0.1.0',
  messages: {
    fixed: ({ who }: { who: string }) => ({
      what: `Nothing varies in the uriTemplate of ${who}.`,
      todo: 'List it as a resource, or put the part that varies in braces: there is nothing for a client to fill in.',
    }),
  },
  check({ item }, report) {
    const uri = textOf(item.node, 'uriTemplate')
    if (!uri || uri.value === '' || uri.value.includes('{') || templateFault(uri.value)) return
    report('fixed', uri, { who: called(item) })
  },
})
