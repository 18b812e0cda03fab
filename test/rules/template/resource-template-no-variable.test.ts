import rule from '../../../src/rules/template/resource-template-no-variable.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: ['file:///{path}', 'file:///a}', 'file:///{', 'file:///a b', ''].map(one => ({
    file: 'resources.json',
    text: `{"resourceTemplates":[{"uriTemplate":"${one}","name":"a"}]}`,
  })),
  loud: [
    {
      file: 'resources.json',
      says: 'fixed',
      severity: 'info',
      pointer: '/resourceTemplates/0/uriTemplate',
      text: '{"resourceTemplates":[{"uriTemplate":«"file:///fixed"»,"name":"a"}]}',
    },
  ],
})
