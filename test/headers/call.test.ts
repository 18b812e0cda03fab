import { describe, expect, it } from 'vitest'
import type { ObjectNode } from '../../src/document/document.js'
import { readJson } from '../../src/document/json.js'
import { paramHeaders } from '../../src/headers/call.js'
import { checkReceived, headerLine, mustRefuse } from '../../src/headers/received.js'

const nodeOf = (text: string) => readJson(text, 'x.json').roots[0]?.node as ObjectNode
const region = '{"properties":{"region":{"type":"string","x-mcp-header":"Region"}}}'
const zone = '{"properties":{"where":{"properties":{"zone":{"type":"string","x-mcp-header":"Zone"}}}}}'
const count = '{"properties":{"n":{"type":"integer","x-mcp-header":"N"}}}'

const sent = (schema: string, args: string) =>
  paramHeaders(nodeOf(schema), nodeOf(args)).map(({ name, path, sends }) => [
    name,
    path.join('/'),
    sends.state === 'sent' ? sends.value : sends.state,
  ])

describe('the headers of a call', () => {
  it.each([
    ['{"where":{"zone":"z1"}}', 'z1'],
    ['{"other":1}', 'omitted'],
    ['{"where":null}', 'omitted'],
    ['{"where":"z1"}', 'omitted'],
    ['{"where":[{"zone":"z1"}]}', 'omitted'],
    ['{"where":{"zone":"z1"},"where":{"zone":"z2"}}', 'z2'],
    ['{"where.zone":"z1"}', 'omitted'],
    ['[]', 'omitted'],
  ])('are read at the exact path: %s', (args, value) => {
    expect(sent(zone, args)).toEqual([['Mcp-Param-Zone', 'where/zone', value]])
  })

  it('take a name with a dot for one step', () => {
    const schema = '{"properties":{"where.zone":{"type":"string","x-mcp-header":"Zone"}}}'
    expect(sent(schema, '{"where.zone":"z1"}')).toEqual([['Mcp-Param-Zone', 'where.zone', 'z1']])
  })

  it('do not find what an object inherits', () => {
    const schema =
      '{"properties":{"__proto__":{"type":"string","x-mcp-header":"A"},"constructor":{"type":"string","x-mcp-header":"B"}}}'
    expect(sent(schema, '{}').map(([, , value]) => value)).toEqual(['omitted', 'omitted'])
    expect(sent(schema, '{"__proto__":"x"}').map(([, , value]) => value)).toEqual(['x', 'omitted'])
  })

  it('follow the order of the schema, whatever the value', () => {
    const schema =
      '{"properties":{"b":{"type":"boolean","x-mcp-header":"B"},"a":{"type":"integer","x-mcp-header":"A"}}}'
    expect(sent(schema, '{"a":1.5,"b":false}')).toEqual([
      ['Mcp-Param-B', 'b', 'false'],
      ['Mcp-Param-A', 'a', 'error'],
    ])
  })

  it('are none for a schema that makes clients drop the tool', () => {
    expect(
      sent('{"properties":{"a":{"type":"string","x-mcp-header":"A"},"b":{"type":"number","x-mcp-header":"B"}}}', '{}'),
    ).toEqual([])
  })
})

describe('received headers', () => {
  const verdicts = (schema: string, args: string, ...lines: string[]) => {
    const params = paramHeaders(nodeOf(schema), nodeOf(args))
    const checks = checkReceived(
      'caf\u00e9',
      params,
      lines.flatMap(line => headerLine(line) ?? []),
    )
    return { refused: mustRefuse(checks), all: checks.map(({ name, verdict, decoded }) => [name, verdict, decoded]) }
  }

  it.each([
    [region, '{"region":"eu"}', 'Mcp-Param-Region: eu', 'match'],
    [region, '{"region":"eu"}', 'mcp-param-REGION:eu \t', 'match'],
    [region, '{"region":"eu"}', 'Mcp-Param-Region: EU', 'mismatch'],
    [region, '{"region":"eu"}', 'Mcp-Param-Region: =?base64?ZXU=?=', 'match'],
    [region, '{"region":"eu"}', 'Mcp-Param-Region: =?base64?ZXU?=', 'malformed'],
    [region, '{"region":" \u00fc"}', 'Mcp-Param-Region: \u00fc', 'malformed'],
    [region, '{"region":""}', 'Mcp-Param-Region:', 'match'],
    [region, '{"region":null}', 'Mcp-Param-Region: eu', 'unexpected'],
    [region, '{}', 'Mcp-Param-Region:', 'unexpected'],
    [region, '{"region":["eu"]}', 'Mcp-Param-Region: eu', 'mismatch'],
    [count, '{"n":42}', 'Mcp-Param-N: 42.0', 'match'],
    [count, '{"n":42.0}', 'Mcp-Param-N: 42', 'match'],
    [count, '{"n":42}', 'Mcp-Param-N: 4.2E+1', 'match'],
    [count, '{"n":42}', 'Mcp-Param-N: 042', 'mismatch'],
    [count, '{"n":42}', 'Mcp-Param-N: 43', 'mismatch'],
    [count, '{"n":9007199254740993}', 'Mcp-Param-N: 9007199254740992', 'mismatch'],
  ])('%s %s %j: %s', (schema, args, line, verdict) => {
    const found = verdicts(schema, args, line)
    expect(found.all).toHaveLength(1)
    expect(found.all[0]?.[1]).toBe(verdict)
    expect(found.refused).toBe(verdict !== 'match')
  })

  it('are missed where the call has a value, and only there', () => {
    expect(verdicts(region, '{"region":"eu"}')).toEqual({
      refused: true,
      all: [['Mcp-Param-Region', 'missing', undefined]],
    })
    expect(verdicts(region, '{"region":null}')).toEqual({ refused: false, all: [] })
    expect(verdicts(region, '{"region":{}}')).toEqual({ refused: false, all: [] })
    expect(verdicts(count, '{"n":1.5}').refused).toBe(true)
  })

  it('that nobody asked for are ignored', () => {
    expect(verdicts(region, '{}', 'Mcp-Param-Other: x', 'Accept: \u00fc')).toEqual({
      refused: false,
      all: [
        ['Mcp-Param-Other', 'ignored', 'x'],
        ['Accept', 'ignored', undefined],
      ],
    })
  })

  it('with the name of the tool and the method are compared where they are given', () => {
    const { all } = verdicts(region, '{}', 'Mcp-Name: =?base64?Y2Fmw6k=?=', 'Mcp-Method: tools/list')
    expect(all.map(([, verdict]) => verdict)).toEqual(['match', 'mismatch'])
    expect(verdicts(region, '{}', 'Mcp-Name: caf\u00e9').all).toEqual([['Mcp-Name', 'malformed', undefined]])
  })

  it('that come twice are one value with a comma', () => {
    const found = verdicts(region, '{"region":"eu"}', 'Mcp-Param-Region: eu', 'mcp-param-region: eu')
    expect(found.all).toEqual([['Mcp-Param-Region', 'mismatch', 'eu, eu']])
  })

  it.each(['', 'Mcp-Param-Region', ': eu', '  : eu'])('are no lines without a name: %j', line => {
    expect(headerLine(line)).toBeUndefined()
  })
})
