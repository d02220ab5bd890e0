import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Versioned, proposalsFor } from '../../build/ingest/versions/proposals.ts'

// Which products are proposed as versions of one another.

const product = (uin: string, name: string, more: Partial<Versioned> = {}): Versioned => ({
  uin,
  name,
  insurer: 'fern',
  line: /^\d/u.test(uin) ? 'life' : uin.startsWith('IRDAN') ? 'general' : 'health',
  status: 'active',
  launched: null,
  withdrawn: null,
  supersedes: null,
  ...more,
})

const proposed = (products: readonly Versioned[]) =>
  proposalsFor(products, ['life']).map(
    ({ older, newer, certainty }) => `${certainty}: ${older.uin} → ${newer.uin}`,
  )

/** Two products of one insurer: the UIN, the name and, where it counts, the day of launch of each. */
type Pair = readonly [
  what: string,
  older: readonly string[],
  newer: readonly string[],
  certainty: number | null,
]

const [CARE, CARE2, CARE3] = ['FRNHLIP19010V011819', 'FRNHLIP21083V022021', 'FRNHLIP23004V032223']
const PAIRS: readonly Pair[] = [
  ['a health UIN with a new serial, one name', [CARE, 'Fern Care'], [CARE2, 'FERN-CARE'], 1],
  ['a plural', [CARE, 'Fern Care Plans'], [CARE2, 'Fern Care Plan'], 1],
  [
    'the old form of a health UIN',
    ['IRDA/NL-HLT/FRN/P-H/V.I/12/13-14', 'Fern Care', '2013-09-01'],
    [CARE2, 'Fern Care'],
    1,
  ],
  ['two letters swapped', [CARE, 'Fern Health Suraskha'], [CARE2, 'Fern Health Suraksha'], 2],
  ['another company of the insurer', [CARE, 'Fern Care'], ['MSSHLIP21083V022021', 'Fern Care'], 2],
  ['two first versions of two years', [CARE, 'Fern Care'], ['FRNHLIP21083V012021', 'Fern Care'], 3],
  ['two first versions of one year', [CARE, 'Fern Care'], ['FRNHLIP19083V011819', 'Fern Care'], null],
  ['a roman numeral more', [CARE, 'Fern Plan I'], [CARE2, 'Fern Plan II'], null],
  ['another digit', [CARE, 'Fern Plan 1'], [CARE2, 'Fern Plan 2'], null],
  ['another letter alone', [CARE, 'Fern Plan A'], [CARE2, 'Fern Plan B'], null],
  ['another grade', [CARE, 'Fern Gold'], [CARE2, 'Fern Silver'], null],
  ['a grade that is one letter apart', [CARE, 'Fern Micro Care'], [CARE2, 'Fern Macro Care'], null],
  ['a short word that is one letter apart', [CARE, 'Fern Home'], [CARE2, 'Fern Hope'], null],
  ['for one, and for groups', [CARE, 'Fern Care'], ['FRNHLGP21083V022021', 'Fern Care'], null],
  ['a higher version in an earlier year', ['FRNHLIP19010V031819', 'Fern Care'], [CARE2, 'Fern Care'], null],
  ['a life UIN with the next version', ['101N001V01', 'Fern Term'], ['101N001V02', 'Fern Term'], 1],
  ['the same under another name', ['101N001V01', 'Fern Term'], ['101N001V02', 'Moss Term'], 2],
  ['the same with another number in the name', ['101N001V01', 'Fern 2012'], ['101N001V02', 'Fern 2015'], 3],
  [
    'another life UIN while the first is sold',
    ['101N001V01', 'Fern Term', '2014-05-01'],
    ['101N007V01', 'Fern Term', '2019-05-01'],
    null,
  ],
  [
    'a linked life product of one name',
    ['101N001V01', 'Fern Term', '2014-05-01', 'withdrawn'],
    ['101L007V01', 'Fern Term', '2019-05-01'],
    null,
  ],
  [
    'another life UIN after a withdrawal',
    ['101N001V01', 'Fern Term', '2014-05-01', 'withdrawn'],
    ['101N007V01', 'Fern Term', '2019-05-01'],
    3,
  ],
  [
    'a general UIN of the year of first filing',
    ['IRDAN906RP0001V01201819', 'Fern Car'],
    ['IRDAN906RP0001V02201819', 'Fern Car'],
    1,
  ],
  [
    'a general UIN of another year',
    ['IRDAN906RP0001V01201819', 'Fern Car'],
    ['IRDAN906RP0001V02200809', 'Moss Cattle'],
    null,
  ],
  [
    'an add-on, its base in a new version',
    ['IRDAN906RP0001V01201819/A0003V01201819', 'Fern Rim'],
    ['IRDAN906RP0001V02201819/A0003V02201819', 'Fern Rim'],
    1,
  ],
  [
    'an add-on of one name to another base',
    ['IRDAN906RP0001V01201819/A0003V01201819', 'Fern Rim', '2018-05-01'],
    ['IRDAN906RP0002V01201819/A0009V01202021', 'Fern Rim', '2020-05-01'],
    null,
  ],
]

test.each(PAIRS)('%s', (_what, older, newer, certainty) => {
  const [one, two] = [older, newer].map(([uin = '', name = '', launched = null, status = 'active']) =>
    product(uin, name, { launched, status: status as Versioned['status'] }),
  ) as [Versioned, Versioned]
  const expected = certainty === null ? [] : [`${certainty}: ${one.uin} → ${two.uin}`]
  expect(proposed([one, two])).toEqual(expected)
  expect(proposed([two, one])).toEqual(expected)
  expect(proposed([one, { ...two, insurer: 'moss' }])).toEqual([])
})

test('versions are a line: each names the one right before it', () => {
  const line = [CARE, CARE2, CARE3].map((uin) => product(uin, 'Fern Care'))
  expect(proposed(line.toReversed())).toEqual([`1: ${CARE} → ${CARE2}`, `1: ${CARE2} → ${CARE3}`])
  const [first, second, third] = line as [Versioned, Versioned, Versioned]
  expect(proposed([first, { ...second, supersedes: CARE.toLowerCase() }, third])).toEqual([
    `1: ${CARE2} → ${CARE3}`,
  ])
})

test('of two that may be the one before, the later is proposed, and a person asked to look', () => {
  const other = 'FRNHLIP18002V011718'
  const [found] = proposalsFor(
    [CARE2, CARE, other].map((uin) => product(uin, 'Fern Care')),
    [],
  )
  expect(found).toMatchObject({ certainty: 3, older: { uin: CARE }, because: expect.stringContaining(other) })
})

test('no product replaces two or is replaced by two, and no version comes before an older one', () => {
  const any = fc.tuple(
    fc.integer({ min: 18, max: 24 }),
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom('Care', 'Cares', 'Carre'),
  )
  fc.assert(
    fc.property(fc.uniqueArray(any, { maxLength: 9, selector: String }), (drawn) => {
      const products = drawn.map(([year, version, name], at) =>
        product(`FRNHLIP${year}0${at}0V0${version}${year}${year + 1}`, `Fern ${name} Policy`),
      )
      const found = proposalsFor(products, [])
      for (const end of ['newer', 'older'] as const)
        expect(new Set(found.map((one) => one[end])).size).toBe(found.length)
      for (const { older, newer } of found) expect(older.uin.slice(-4) <= newer.uin.slice(-4)).toBe(true)
    }),
  )
})
