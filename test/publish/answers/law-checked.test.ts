import { describe, expect, test } from 'vitest'
import { checkingOf } from '../../../build/publish/answers/law-checked.ts'
import type { Amendment, Law } from '../../../build/contract/authored/law.ts'

// Words for how far an instrument was checked.

const sections = ['1', '2'].map((number) => ({ number, omitted: false })) as Law['sections']
const law = (more: Partial<Law>) => ({ sections, in_force: true, ...more }) as Law
const amendment = (title: string, more: Partial<Amendment> = {}): Amendment => {
  return { slug: null, title, number: null, in_force: null, taken_in: false, effect: 'E', ...more }
}

describe('how an instrument was read is said', () => {
  test.each([
    ['india-code', 'in the text of India Code'],
    ['gazette', 'in the Gazette or a facsimile of the official document'],
    ['copy', 'in a copy kept by others'],
    ['second-hand', 'second hand: in quotations and reports, not in the instrument itself'],
  ] as const)('%s', (read_from, checked) => {
    const watched = { on: '2026-11-03', places: ['India Code'] }
    expect(checkingOf(law({ read_from, consolidated_to: '2021-04-01', watched }))).toMatchObject({
      checked: `Text as of 2021-04-01, read ${checked}. Changes were last looked for on 2026-11-03.`,
      is_behind: false,
      read_from,
      consolidated_to: '2021-04-01',
    })
  })

  test('what is not known is said not to be', () => {
    expect(checkingOf(law({})).checked).toBe(
      'The day of this text is not known. We do not know whether it was changed since.',
    )
    expect(checkingOf(law({ consolidated_to: '2021-04-01' })).checked).toBe(
      'Text as of 2021-04-01. We do not know whether it was changed since.',
    )
    expect(checkingOf(law({ consolidated_to: null, read_from: 'copy' })).checked).toBe(
      'The day of this text is not known, read in a copy kept by others. We do not know whether it was changed since.',
    )
  })
})

test('amendments that are law and not included are a warning; drafts and those taken in are none', () => {
  const amended_by = [
    amendment('First', { taken_in: true }),
    amendment('Second', { in_force: '2022-02-02' }),
    amendment('A draft', { draft: true }),
    amendment('Third'),
  ]
  const { checked, is_behind } = checkingOf(
    law({ read_from: 'copy', consolidated_to: '2021-04-01', amended_by }),
  )
  expect(is_behind).toBe(true)
  expect(checked).toContain('Warning: this is older than the last known amendment.')
  expect(checked).toContain(
    'Not included: Second (in force from 2022-02-02); Third (in force from a day that is not known).',
  )
  expect(checkingOf(law({ amended_by: [amendment('A draft', { draft: true })] })).is_behind).toBe(false)
})

test('a section is behind by the amendments that may have changed it, its instrument by those of any section', () => {
  const amended_by = [
    amendment('First', { sections_known: ['2'] }),
    amendment('Second', { sections_compared: ['1', '2'] }),
  ]
  const one = law({ read_from: 'copy', consolidated_to: null, amended_by })
  expect(checkingOf(one, '1').is_behind).toBe(false)
  expect(checkingOf(one, '1').checked).not.toContain('Warning')
  expect(checkingOf(one, '1').checked).toMatch(
    / Not compared with First \(in force from a day that is not known\)/u,
  )
  expect(checkingOf(one, '2').checked).not.toContain('Not compared')
  for (const behind of [checkingOf(one, '2'), checkingOf(one)]) {
    expect(behind.is_behind).toBe(true)
    expect(behind.checked).toContain('Not included: First (')
    expect(behind.checked).not.toContain('Second')
  }
})
