import { expect, test } from 'vitest'
import type { Fact, FactValue } from '../../build/contract/authored/product.ts'
import type { FieldType } from '../../build/contract/field-types.ts'
import { doubtsOf } from '../../build/desk/doubts.ts'
import { clauseOf, fieldOf } from '../support/records.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

// What a person is asked before a fact is saved: only where something speaks against it.

interface Case {
  readonly label: string
  readonly type: FieldType
  readonly value: FactValue
  readonly quote: string
  readonly title?: string
  /** The whole clause, where the quote is a part of it. */
  readonly text?: string
  /** Words of other places, on page 18. */
  readonly elsewhere?: readonly string[]
  readonly note?: string
  readonly blind?: boolean
  /** What the build warns of. */
  readonly warned?: string
  readonly context?: NonNullable<Fact['context']>
}

function asked({
  label,
  type,
  value,
  quote,
  title = 'Payment',
  text = quote,
  elsewhere = [],
  blind = false,
  warned,
  ...more
}: Case) {
  const field = fieldOf({ label, type, question: `What of ${label}?`, terms: ['share'] })
  const clause = clauseOf(1, { number: '1', title, text })
  const fact = { key: field.key, value, quote, clause: 1, page: clause.page, ...more }
  const findings = warned === undefined ? [] : [{ level: 'warning' as const, rule: 'a', message: warned }]
  const others = elsewhere.map((quote) => ({ page: 18, quote, heading: 'Treatment abroad' }))
  return doubtsOf({ byId: new Map([[1, clause]]) }, field, fact, findings, others, blind).join(' ')
}

const SHARE = { label: 'Share', type: 'percent', value: 80, quote: 'The share is 80 % of the bill.' } as const
const AGED = {
  ...SHARE,
  quote: 'The share is 80 %, if the age at the beginning is 61 years and above.',
  warned:
    'fact "a": the quote "The share is 80 %, if the…" belongs to a rule for one age group ("is 61 years and above"); quote others',
}
const SENIOR = { ...SHARE, label: 'Share above 75 years', quote: 'The share is 80 % for those below 75.' }
const LIMB = { ...SHARE, label: 'Loss of a limb', quote: 'Death\t80 %', text: 'Event\tPaid\nDeath\t80 %' }
const ABROAD = {
  label: 'Treatment abroad',
  type: 'yes-no',
  value: false,
  quote: 'Treatment abroad is not covered.',
} as const
const GIVEN = 'If this option is in force, we will pay the bills of a hospital in any country.'
const BESIDE = { clause: 1, page: 1 }
const LIST = { ...SHARE, type: 'list', quote: 'The share: theft and fire.' } as const

test.each<[string, Case, RegExp | null]>([
  ['a plain sentence is accepted', SHARE, null],
  ['words of the opposite are named', SENIOR, /asks for “above”, and the words say “below”/u],
  [
    'words elsewhere that give what is said not to be covered are shown',
    { ...ABROAD, elsewhere: [GIVEN] },
    /^Page 18 says “If this option .* in any country\.”\. Is it “No” all the same\?$/u,
  ],
  [
    'a second reader is told where something is given that is said not to be covered, and no word of it',
    { ...ABROAD, elsewhere: [GIVEN], blind: true },
    /^Page 18 has “Treatment abroad”\. Is it “No” all the same\?$/u,
  ],
  [
    'words elsewhere that exclude it, too, are no doubt',
    { ...ABROAD, elsewhere: ['We will not pay for treatment abroad.', 'Treatment abroad is excluded.'] },
    null,
  ],
  [
    'a “Yes” is not doubted for what is given elsewhere',
    { ...ABROAD, value: true, quote: 'Treatment abroad is covered.', elsewhere: [GIVEN] },
    null,
  ],
  [
    'a note that says nothing of the opposite does not answer',
    { ...SENIOR, note: 'Paid once a year.' },
    /asks for “above”/u,
  ],
  ['a note that mentions it answers', { ...SENIOR, note: 'Nobody above 75 pays a share.' }, null],
  [
    'no note answers whether a row is about the field',
    { ...LIMB, note: 'The limb is lost at once.' },
    /^This entry says nothing of “Loss of a limb” itself/u,
  ],
  [
    'a note that says the condition of the quote in its own words answers what the build warns of',
    { ...AGED, note: 'It applies only from the age of 61.' },
    null,
  ],
  [
    'a note that says the value again does not',
    { ...AGED, note: 'A share of 80 %, as it says.' },
    /one age group/u,
  ],
  ['a row of something else is asked about', LIMB, /nothing of “Loss of a limb”/u],
  [
    'a row of the thing itself is not',
    { ...LIMB, quote: 'Loss of a limb\t80 %', text: 'Event\tPaid\nLoss of a limb\t80 %' },
    null,
  ],
  [
    'a quote of many lines is asked about',
    { ...SHARE, quote: 'The share is so:\nhalf of it\nor 80 %\nof all' },
    /4 lines/u,
  ],
  ['an entry of a list that is not printed so is named', { ...LIST, value: ['theft', 'flood'] }, /“flood”/u],
  ['an entry that is a sign alone is named', { ...LIST, value: ['theft', '/'] }, /“\/”/u],
  [
    'an entry that is printed beside those of a list is named where the heading above asks for all',
    {
      ...LIST,
      value: ['theft'],
      quote: '(a) theft',
      title: 'Share',
      text: '1 Share\nof:\n(a) theft\n(b) fire\n(c) flood',
    },
    /Are these all\? Beside them is “\(b\) fire” and 1 more/u,
  ],
  [
    'a list of which no entry is left is accepted',
    {
      ...LIST,
      value: ['theft', 'fire'],
      quote: '(a) theft\n(b) fire',
      title: 'Share',
      text: '1 Share\nof:\n(a) theft\n(b) fire',
    },
    null,
  ],
  ['a list whose entries are printed is accepted', { ...LIST, value: ['theft', 'fire'] }, null],
  [
    'an entry that is not printed is named also beside context',
    { ...LIST, value: ['theft', 'flood'], context: [{ ...BESIDE, quote: 'It is paid once.' }] },
    /“flood”/u,
  ],
  [
    'an entry that context prints is accepted',
    { ...LIST, value: ['theft', 'flood'], context: [{ ...BESIDE, quote: 'It covers flood.' }] },
    null,
  ],
  [
    'context that says nothing of the opposite does not answer',
    { ...SENIOR, context: [{ ...BESIDE, quote: 'It covers flood.' }] },
    /asks for “above”/u,
  ],
  [
    'context that says it answers',
    { ...SENIOR, context: [{ ...BESIDE, quote: 'The same holds above 75.' }] },
    null,
  ],
  [
    'context that names the field answers for a row that does not',
    { ...LIMB, context: [{ ...BESIDE, quote: 'Loss of a limb is paid as death is.' }] },
    null,
  ],
])('%s', (_what, given, wanted) => {
  if (wanted === null) expect(asked(given)).toBe('')
  else expect(asked(given)).toMatch(wanted)
})

test('what the build warns of is asked in its words, and nothing where it finds nothing', async () => {
  const data = new CarData()
  const desk = await AskedDesk.over(data)
  const key = 'total-loss-threshold'
  const right = await desk.ask('prove', { uin: CAR, key, fact: data.fact(key) })
  expect(right.body['doubts']).toEqual([])
  const fact = { ...data.fact('flood'), value: false }
  const { body } = await desk.ask('prove', { uin: CAR, key: 'flood', fact })
  for (const { level } of body['findings'] as unknown as { level: string }[])
    if (level === 'warning') expect(body['doubts']).not.toEqual([])
})

test('a note silences no more of what the build warns of than it speaks of', async () => {
  const data = new CarData()
  const desk = await AskedDesk.over(data)
  const key = 'terms-offered'
  const { note: _, ...fact } = data.fact(key) as Fact
  const asked = async (note: string) =>
    JSON.stringify((await desk.ask('prove', { uin: CAR, key, fact: { ...fact, note } })).body['doubts'])
  expect(fact.quote).toBe('For this product it is one year')
  expect(await asked('It is renewed by letter.')).toMatch(/unless the Schedule shows a shorter period/u)
  expect(await asked('A shorter period may be shown there.')).not.toMatch(/unless the Schedule/u)
})
