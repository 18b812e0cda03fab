import { describe, expect, it } from 'vitest'
import { atLeast, type Judged, milder, shared, together } from '../../src/engine/combine.js'
import type { Finding } from '../../src/engine/finding.js'
import { finding, fix } from './make.js'

const judged = (client: string, ...findings: Finding[]): Judged => ({ client, name: client.toUpperCase(), findings })
const codes = (findings: readonly Finding[]) => findings.map(({ code, severity }) => `${code} ${severity}`)

describe('one of several readers', () => {
  it('leaves what all of them object to, at the mildest severity', () => {
    const all = [
      judged('x', finding('A'), finding('B'), finding('C', { severity: 'warning' })),
      judged('y', finding('C'), finding('A', { severity: 'info' })),
      judged('z', finding('A', { severity: 'warning' }), finding('B'), finding('C')),
    ]
    expect(codes(shared(all))).toEqual(['A info', 'C warning'])
  })

  it('leaves findings at one place only', () => {
    const a = finding('A', { pointer: '/a' })
    expect(shared([judged('x', a), judged('y', finding('A', { pointer: '/b' }))])).toEqual([])
    expect(shared([judged('x', a), judged('y', finding('A', { pointer: '/a', at: 'key' }))])).toEqual([])
  })

  it('leaves the fixes that all share', () => {
    const [both, mine, yours] = [fix(1, 2, 'both'), fix(3, 4, 'mine'), fix(3, 4, 'yours')]
    const found = shared([
      judged('x', finding('A', { fixes: [mine, both] })),
      judged('y', finding('A', { fixes: [{ ...both, title: 'In other words' }, yours] })),
    ])
    expect(found[0]?.fixes).toEqual([both])
    const unsure = { ...both, safety: 'suggested' } as const
    expect(
      shared([judged('x', finding('A', { fixes: [both] })), judged('y', finding('A', { fixes: [unsure] }))])[0]?.fixes,
    ).toEqual([])
  })

  it('is the reader itself where there is one, and nothing where there is none', () => {
    const findings = [finding('B'), finding('A')]
    expect(shared([judged('x', ...findings)])).toEqual(findings)
    expect(shared([])).toEqual([])
  })
})

describe('several readers at once', () => {
  it('are led by the first; a refusal of another is a warning that names it', () => {
    const all = [
      judged('x', finding('A', { severity: 'info' })),
      judged(
        'y',
        finding('A'),
        finding('B', { fixes: [fix(0, 1, 'x')] }),
        finding('C', { severity: 'warning' }),
        finding('D', { basis: 'advice' }),
      ),
    ]
    const found = together(all)
    expect(codes(found)).toEqual(['A info', 'B warning'])
    expect(found[0]).not.toHaveProperty('clients')
    expect(found[1]).toMatchObject({ clients: ['y'], fixes: [], what: 'It is wrong. (Y reads this file too.)' })
  })

  it('are nothing where there is none', () => {
    expect(together([])).toEqual([])
  })
})

it('ranks severities', () => {
  expect(milder('error', 'warning')).toBe('warning')
  expect(milder('info', 'warning')).toBe('info')
  expect(atLeast('warning', 'warning')).toBe(true)
  expect(atLeast('error', 'warning')).toBe(true)
  expect(atLeast('info', 'warning')).toBe(false)
})
