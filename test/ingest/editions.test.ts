import { expect, test } from 'vitest'
import type { Clause } from '../../build/contract/authored/clauses.ts'
import { changesBetween } from '../../build/ingest/wording/editions.ts'

// What changed from one edition to the next, however its clauses are cut, labelled and ordered.

type Draft = Pick<Clause, 'id' | 'text'> & Partial<Clause>

function edition(...drafts: readonly Draft[]): ReadonlyMap<number, Clause> {
  const whole = drafts.map((one): Clause => {
    return { document: 'wording', parent: null, number: '', title: '', page: 1, ...one }
  })
  return new Map(whole.map((one) => [one.id, one]))
}

const shown = (...[before, after]: Parameters<typeof changesBetween>) =>
  changesBetween(before, after).map((one) => one.shown)

const TOWING = 'We pay for towing, up to Rs. 2,500. The bill is shown to Us.'
const GLASS = 'We pay for glass in full. No deduction is made for labour.'

test('a sentence that is new, changed or gone is one change each, and all else is none', () => {
  const before = edition({ id: 1, text: `${TOWING} It is paid once.` }, { id: 2, text: GLASS })
  const after = edition(
    { id: 11, text: `${TOWING.replace('2,500', '1,500')} A Car on hire is not towed.` },
    { id: 12, text: GLASS },
  )
  expect(shown(before, after)).toEqual([
    '… for towing, up to Rs. [-2,500.-] {+1,500.+}',
    '{+A Car on hire is not towed.+}',
    '[-It is paid once.-]',
  ])
})

test.each([
  ['a clause cut in two', edition({ id: 11, text: TOWING.slice(0, 35) }, { id: 12, text: TOWING.slice(36) })],
  ['other labels', edition({ id: 11, number: '7', text: `7. ${TOWING}` })],
  ['other white space', edition({ id: 11, text: TOWING.replace('The bill', '\fThe\nbill') })],
  [
    'one of a thing for several, articles and spelling',
    edition({ id: 11, text: TOWING.replace('bill', 'bills') }),
  ],
])('%s is no change', (_, after) => {
  expect(shown(edition({ id: 1, number: '5', text: `5. ${TOWING}` }), after)).toEqual([])
})

test('clauses in another order below like headings are no change, and below other headings are', () => {
  const part = (id: number, title: string) => ({ id, title, text: title })
  const own = (id: number, parent: number, text: string) => ({ id, parent, text })
  const before = edition(part(1, 'Benefits'), own(2, 1, TOWING), own(3, 1, GLASS), part(4, 'Exclusions'))
  const turned = edition(
    part(11, 'Benefits'),
    own(13, 11, GLASS),
    own(12, 11, TOWING),
    part(14, 'Exclusions'),
  )
  const moved = edition(part(11, 'Benefits'), own(12, 11, TOWING), part(14, 'Exclusions'), own(13, 14, GLASS))
  expect(shown(before, turned)).toEqual([])
  expect(shown(before, moved)).toContain('{+We pay for glass in full.+}')
})

test('an entry that moves from one list of a clause to another is gone and new', () => {
  const lists = (paid: string, unpaid: string) => ({
    id: 1,
    text: `We pay for:\n(a) fire;\n${paid}We do not pay for:\n(a) rust;\n${unpaid}`,
  })
  expect(shown(edition(lists('(b) flood;\n', '')), edition(lists('', '(b) flood;\n')))).toEqual([
    '{+flood;+}',
    '[-flood;-]',
  ])
})

test('sentences with little in common are not aligned by the words that they share by chance', () => {
  const before = edition({ id: 1, text: 'The Company sends a reminder of the renewal to the insured.' })
  const after = edition({ id: 11, text: 'The claim is decided by the Company within a week.' })
  expect(shown(before, after)).toEqual([
    '{+The claim is decided by the Company within a week.+}',
    '[-The Company sends a reminder of the renewal to the insured.-]',
  ])
})
