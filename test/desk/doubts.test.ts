import { expect, test } from 'vitest'
import type { Field } from '../../build/contract/authored/category.ts'
import type { Fact, FactValue } from '../../build/contract/authored/product.ts'
import type { FieldType } from '../../build/contract/field-types.ts'
import { doubtsOf } from '../../build/desk/doubts.ts'
import type { FieldView } from '../../build/desk/field-view.ts'
import { isLikely } from '../../build/ingest/suggest/places-to-look.ts'
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
  /** Values that are read in other places, or the words of such places on page 18. */
  readonly elsewhere?: readonly (number | string)[]
  readonly note?: string
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
  ...more
}: Case) {
  const field = fieldOf({ label, type, question: `What of ${label}?`, terms: ['share'] })
  const clause = clauseOf(1, { number: '1', title, text })
  const fact = { key: field.key, value, quote, clause: 1, page: clause.page, ...more }
  const like = fieldOf({ key: 'like', label: 'Share of it', type, terms: ['share'] })
  const category = { slug: 'a', name: 'A', line: 'health' as const, description: 'A.', fields: [field, like] }
  const others = elsewhere.map((one) =>
    typeof one === 'number'
      ? { value: one, shown: `${one}%`, page: one, quote: '', heading: '' }
      : { value: null, shown: '', page: 18, quote: one, heading: 'Treatment abroad' },
  )
  return doubtsOf({ byId: new Map([[1, clause]]), category }, field, fact, [], others).join(' ')
}

const SHARE = { label: 'Share', type: 'percent', value: 80, quote: 'The share is 80 % of the bill.' } as const
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
  [
    'another value elsewhere is no doubt where the words name the field',
    { ...SHARE, label: 'Share of room rent', quote: 'Your share of room rent is 80 %.', elsewhere: [10, 20] },
    null,
  ],
  [
    'two other values elsewhere are named, with their pages',
    { ...SHARE, elsewhere: [10, 20] },
    /10% \(p\. 10\), 20% \(p\. 20\)/u,
  ],
  ['words of the opposite are named', SENIOR, /asks for “above”, and the words say “below”/u],
  [
    'words elsewhere that give what is said not to be covered are shown',
    { ...ABROAD, elsewhere: [GIVEN] },
    /^Page 18 says “If this option .* in any country\.”\. Is it “No” all the same\?$/u,
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
  ['a note answers the question', { ...SENIOR, note: 'It holds for all.' }, null],
  ['a row of something else is asked about', LIMB, /nothing of “Loss of a limb”/u],
  [
    'a row of the thing itself is not',
    { ...LIMB, quote: 'Loss of a limb\t80 %', text: 'Event\tPaid\nLoss of a limb\t80 %' },
    null,
  ],
  [
    'a no read from what is left out of something else is asked about',
    { label: 'Donor', type: 'yes-no', value: false, quote: 'Cosmetic treatment.', title: 'Exclusions' },
    /What is left out here/u,
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
    'context answers a question about the words',
    { ...SENIOR, context: [{ ...BESIDE, quote: 'It covers flood.' }] },
    null,
  ],
])('%s', (_what, given, wanted) => {
  if (wanted === null) expect(asked(given)).toBe('')
  else expect(asked(given)).toMatch(wanted)
})

const KEY = 'total-loss-threshold'

async function doubtsAtDesk(change: object, key = KEY) {
  const data = new CarData()
  const desk = await AskedDesk.over(data)
  const { body } = await desk.ask('prove', { uin: CAR, key, fact: { ...data.fact(key), ...change } })
  return JSON.stringify(body['doubts'])
}

test('what the build warns of is asked in its words, and nothing where it finds nothing', async () => {
  expect(await doubtsAtDesk({})).toBe('[]')
  const data = new CarData()
  const desk = await AskedDesk.over(data)
  const fact = { ...data.fact('flood'), value: false }
  const { body } = await desk.ask('prove', { uin: CAR, key: 'flood', fact })
  for (const { level } of body['findings'] as unknown as { level: string }[])
    if (level === 'warning') expect(body['doubts']).not.toEqual([])
})

test('a field that a sentence answers plainly is not called not stated without a question, which names its page', async () => {
  const key = 'depreciation-glass'
  expect(
    await doubtsAtDesk(
      {
        value: null,
        quote: undefined,
        clause: undefined,
        page: undefined,
        stated: undefined,
        note: undefined,
      },
      key,
    ),
  ).toMatch(/Page \d+ says/u)
})

test('where no value is read, the place that weighs most is asked about at “not stated”, and comes first', async () => {
  const uin = `${CAR}/A0003V01202425`
  const desk = await AskedDesk.over(new CarData())
  const asked = async (key: string) =>
    (await desk.ask('prove', { uin, key, fact: { key, value: null } })).body['doubts']
  const question = /^Page 1 says “[^”]+”\. Does it not answer\?$/u
  expect(await asked('vehicle-age-maximum')).toEqual([expect.stringMatching(question)])
  expect(await asked('premium-rate')).toEqual([])
  const { body } = await desk.ask('field', { uin, key: 'vehicle-age-maximum', blind: false })
  expect((body as unknown as FieldView).near[0]).toMatchObject({ page: 1 })
})

test('a number to dial that is printed is asked about where it is called not stated', async () => {
  const desk = await AskedDesk.over(new CarData())
  const fact = { key: 'helpline', value: null }
  const { doubts } = (await desk.ask('prove', { uin: CAR, key: 'helpline', fact })).body
  expect(doubts).toEqual([
    expect.stringMatching(/^Page \d+ says “[^”]*1800-000-0016.*Does it not answer\?$/u),
  ])
})

test.each<[string, Partial<Field>, string, number, boolean]>([
  ['the least weight of its group is reached', { type: 'text' }, 'Only here.', 2, true],
  ['it is not', { type: 'text' }, 'Only here.', 1.9, false],
  ['another group has a higher one', {}, 'Rs. 5,000.', 2, false],
  ['nothing was learned of its group', { type: 'yes-no' }, 'Only here.', 99, false],
  ['a number to dial is printed', { label: 'Helpline', type: 'text' }, 'Call 1800 000 0016.', 0, true],
  ['none is', { label: 'Helpline', type: 'text' }, 'Call us at any time.', 99, false],
])('a place likely answers a field, or does not: %s', (_what, given, quote, weight, isWanted) => {
  const learned = { asked: { words: 2, number: 5 } }
  expect(isLikely(fieldOf({ type: 'amount', ...given }), { quote, weight }, learned)).toBe(isWanted)
})
