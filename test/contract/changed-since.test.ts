import { expect, test } from 'vitest'
import { type Amendment, type Law, changesSince, sectionsBehind } from '../../build/contract/authored/law.ts'

// Sections that count as changed: a table of amendments, each with what is known of it.

const amendment = (more: Partial<Amendment>): Amendment => {
  return { slug: null, title: 'A', number: null, in_force: null, taken_in: false, effect: 'E', ...more }
}
const section = (number: string, omitted = false) => ({ number, omitted }) as Law['sections'][number]
const sections = ['1', '2', '3'].map((number) => section(number)).concat(section('4', true))

test.each<[what: string, more: Partial<Amendment>, behind: string[]]>([
  ['of which nobody noted what it changes', {}, ['1', '2', '3']],
  ['taken in', { taken_in: true }, []],
  ['a draft', { draft: true }, []],
  ['that may touch two', { touches: ['1', '3', '4'] }, ['1', '3']],
  ['that is known to touch one', { sections_known: ['2'] }, ['2']],
  ['known to touch one of those that it may', { touches: ['1', '2'], sections_known: ['2'] }, ['2']],
  ['known to touch none held here', { sections_known: [] }, []],
  ['compared with two', { sections_compared: ['1', '3'] }, ['2']],
  [
    'compared with one that it is known to touch',
    { sections_known: ['1', '2'], sections_compared: ['1'] },
    ['2'],
  ],
  ['compared with all that it may touch', { touches: ['3'], sections_compared: ['3'] }, []],
])('changed since an amendment %s', (_what, more, behind) => {
  const one = amendment(more)
  expect(sectionsBehind({ sections }, one)).toEqual(behind)
  for (const number of ['1', '2', '3'])
    expect(changesSince({ amended_by: [one] }, number).length > 0, number).toBe(behind.includes(number))
})
