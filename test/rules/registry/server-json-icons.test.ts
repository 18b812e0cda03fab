import family from '../../../src/rules/registry/server-json-icons.js'
import { cases } from '../../support/cases.js'
import { entry, ruleOf } from '../../support/server-json.js'

const icon = (members: string) => entry({ icons: `[{"src":"https://example.com/i.png",${members}}]` })
const good = [icon('"mimeType":"image/svg+xml","sizes":["48x48","any"],"theme":"dark"')]

cases(ruleOf(family, 'ICON_MIME_UNSUPPORTED'), {
  quiet: good,
  loud: [{ ...icon('"mimeType":«"image/gif"»'), says: 'other' }],
})
cases(ruleOf(family, 'ICON_SIZE_INVALID'), {
  quiet: good,
  loud: [
    { ...icon('"sizes":["48x48",«"48"»]'), says: 'form', pointer: '/icons/0/sizes/1' },
    { ...icon('"sizes":[«"48 x 48"»]'), says: 'form' },
  ],
})
cases(ruleOf(family, 'ICON_THEME_INVALID'), { quiet: good, loud: [{ ...icon('"theme":«"auto"»'), says: 'other' }] })
