import type { ToolView } from '../../kinds/dump/views.js'
import { quote } from '../../text/words.js'

/** `"get_weather"`, or `tool 3` where it has no name. */
export function toolInWords({ name, index }: ToolView): string {
  return name && name.value !== '' ? quote(name.value) : `tool ${index + 1}`
}
