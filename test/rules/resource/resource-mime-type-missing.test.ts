import rule from '../../../src/rules/resource/resource-mime-type-missing.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { file: 'resources.json', text: '{"resources":[{"uri":"file:///a","name":"a","mimeType":"text/plain"}]}' },
    { file: 'resources.json', text: '{"resources":[{"uri":"file:///a","name":"a","mimeType":null}]}' },
    // One template may lead to resources of several types.
    { file: 'resources.json', text: '{"resourceTemplates":[{"uriTemplate":"file:///{a}","name":"a"}]}' },
  ],
  loud: [
    {
      file: 'resources.json',
      says: 'absent',
      severity: 'info',
      pointer: '/resources/0',
      text: '{"resources":[«{"uri":"file:///a","name":"a"}»]}',
    },
  ],
})
