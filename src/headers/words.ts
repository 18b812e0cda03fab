import { pointerTo } from '../document/pointer.js'
import { quote } from '../text/words.js'
import type { HeaderFault } from './faults.js'

/** Why clients leave a tool out of their list: one sentence, without the place. */
function reason(fault: HeaderFault): string {
  const { annotation } = fault
  const parameter = quote(annotation.path.join('.'))
  switch (fault.is) {
    case 'not reachable':
      return annotation.behind
        ? `x-mcp-header stands behind ${quote(annotation.behind.key.name)}, where no parameter is`
        : 'x-mcp-header stands at the root of the schema, which is no parameter'
    case 'not a string':
      return `The name of the header of ${parameter} is no string`
    case 'empty':
      return `The name of the header of ${parameter} is empty`
    case 'invalid name':
      return `${quote(fault.name.value)} has a character that the name of a header may not have`
    case 'duplicate':
      return `${parameter} has the header that ${quote(fault.first.path.join('.'))} has already`
    case 'no type':
      return `${parameter} has a header and no "type"`
    case 'several types':
      return `${parameter} has a header and a list of types, which most clients refuse`
    case 'invalid type':
    case 'unknown type':
      return `${parameter} has a header and is not of the type string, integer or boolean`
  }
}

/** The same with the JSON Pointer of the annotation. */
export function whyDropped(fault: HeaderFault): string {
  return `${reason(fault)} (${pointerTo(fault.annotation.member.value)}).`
}
