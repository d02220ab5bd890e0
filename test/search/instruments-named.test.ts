import { expect, test } from 'vitest'
import type { LawFile } from '../../build/contract/index-files/law.ts'
import { InstrumentNames, initialsOf } from '../../build/search/instruments-named.ts'

const TITLES = [
  ['The Insurance Act, 1938', 'act'],
  ['The Marine Insurance Act, 1963', 'act'],
  ['The Deposit Insurance and Credit Guarantee Corporation Act, 1961', 'act'],
  ['The Motor Vehicles Act, 1988', 'act'],
  ["The Married Women's Property Act, 1874", 'act'],
  ['The Insurance Regulatory and Development Authority Act, 1999', 'act'],
  ['The Insurance Ombudsman Rules, 2017', 'rules'],
  ['Master Circular on Health Insurance Business', 'circular'],
  ['“Use and File” Procedure for Products', 'circular'],
  ['The Life Insurance Corporation Act, 1956', 'act'],
  ['Digital Sandbox: Quarterly Formats, Reporting and Actuarial Returns', 'guidelines'],
  ['Solvency Margins, Assets and Liabilities Regulations, 2016', 'regulations'],
  ['Removal of Difficulties and Delays Order, 2019', 'order'],
  ['Fair Conduct of Loss Surveyors Code, 2020', 'code'],
] as const
const names = new InstrumentNames(
  TITLES.map(([title, kind]) => ({
    title,
    kind,
    year: Number(/\d{4}$/u.exec(title)?.[0] ?? 2024),
  })) as unknown as LawFile['instruments'],
)
/** Every word is said in the sections of every instrument. */
const everySays = () => new Set(TITLES.keys())
const named = (q: string) => {
  const { instruments, rest } = names.named(q, everySays)
  return { titles: [...instruments.keys()].map((at) => TITLES[at]?.[0]), rest }
}

test.each([
  ['insurance act', 'The Insurance Act, 1938', ''],
  ['insurance act 1938', 'The Insurance Act, 1938', ''],
  ['marine insurance act', 'The Marine Insurance Act, 1963', ''],
  ['deposit insurance act', 'The Deposit Insurance and Credit Guarantee Corporation Act, 1961', ''],
  ['deposit insurance', 'The Deposit Insurance and Credit Guarantee Corporation Act, 1961', ''],
  ['mv act', 'The Motor Vehicles Act, 1988', ''],
  ['mva', 'The Motor Vehicles Act, 1988', ''],
  ['mwp act', "The Married Women's Property Act, 1874", ''],
  ['irda act', 'The Insurance Regulatory and Development Authority Act, 1999', ''],
  ['irdai act 1999', 'The Insurance Regulatory and Development Authority Act, 1999', ''],
  ['lic act', 'The Life Insurance Corporation Act, 1956', ''],
  ['ombudsman rules', 'The Insurance Ombudsman Rules, 2017', ''],
  ['health insurance master circular', 'Master Circular on Health Insurance Business', ''],
  ['audit use file circular', '“Use and File” Procedure for Products', 'audit'],
  ['audit ombudsman rules', 'The Insurance Ombudsman Rules, 2017', 'audit'],
  ['audit solvency regulations', 'Solvency Margins, Assets and Liabilities Regulations, 2016', 'audit'],
  ['audit difficulties order', 'Removal of Difficulties and Delays Order, 2019', 'audit'],
  ['audit surveyors code', 'Fair Conduct of Loss Surveyors Code, 2020', 'audit'],
  [
    'audit sandbox guidelines',
    'Digital Sandbox: Quarterly Formats, Reporting and Actuarial Returns',
    'audit',
  ],
  ['use and file', '“Use and File” Procedure for Products', ''],
  ['nomination insurance act', 'The Insurance Act, 1938', 'nomination'],
  ['nomination surrender insurance act', 'The Insurance Act, 1938', 'nomination surrender'],
])('%s names %s', (q, title, rest) => {
  expect(named(q)).toEqual({ titles: [title], rest })
})

test.each([
  'nomination',
  'vehicles',
  'digital sandbox',
  'free look',
  'third party insurance',
  'surrender value',
])('%s names none', (q) => {
  expect(named(q)).toEqual({ titles: [], rest: q })
})

/** The places of the titles that a query names. */
function placesOf(titles: readonly string[], q: string): number[] {
  const acts = titles.map((title) => ({
    title,
    kind: 'act',
    year: 2000,
  })) as unknown as LawFile['instruments']
  return [...new InstrumentNames(acts).named(q, everySays).instruments.keys()]
}

test('a word weighs the more the fewer titles have it: one that no other has is enough of a name of two', () => {
  const titles = ['The Alpha Reports Act', 'The Beta Reports Act']
  // log(1 + 2/1) of log(1 + 2/1) + log(1 + 2/2) is 0.61, and 0.6 is asked for.
  expect(['alpha', 'beta', 'reports'].map((q) => placesOf(titles, q))).toEqual([[0], [1], []])
})

test('one word of two is too little of a name where the other is rare enough, too', () => {
  const titles = ['The Alpha Reports Act', 'The Beta Reports Act', 'The Gamma Act', 'The Delta Act']
  // log(1 + 4/1) of log(1 + 4/1) + log(1 + 4/2) is 0.594.
  expect(placesOf(titles, 'alpha')).toEqual([])
})

test('a name that is said in full is meant alone, even if another has but one word more', () => {
  const titles = ['Alpha Gamma Delta Epsilon Act', 'Alpha Gamma Delta Epsilon Beta Act']
  expect(placesOf(titles, 'alpha gamma delta epsilon act')).toEqual([0])
  expect(placesOf(titles, 'beta act')).toEqual([1])
})

test('initials say as much of a name as all of its words', () => {
  const titles = ['The LIC Act', 'The Life Insurance Corporation Act', 'The Life Funds Act']
  expect(placesOf(titles, 'lic act')).toEqual([0, 1])
})

test('a kind alone names all of that kind, a year alone those of that year', () => {
  expect(named('order').titles).toEqual(['Removal of Difficulties and Delays Order, 2019'])
  expect(named('2019').titles).toEqual(['Removal of Difficulties and Delays Order, 2019'])
  expect(named('order 2016').titles).toEqual([])
})

test('a word that only titles hold names its instrument beside others, and first', () => {
  const unsaid = (word: string) =>
    names.named(word, (stem) => new Set(stem === 'vehicl' ? [] : TITLES.keys()))
  const { instruments, first, rest } = unsaid('vehicles damage')
  expect([[...instruments.keys()].map((at) => TITLES[at]?.[0]), [...first], rest]).toEqual([
    ['The Motor Vehicles Act, 1988'],
    [],
    'damage',
  ])
  expect([...unsaid('vehicles').first]).toEqual([...unsaid('vehicles').instruments.keys()])
})

test('nothing names none', () => {
  const only = [{ title: 'Act', kind: 'act', year: 1938 }] as unknown as LawFile['instruments']
  const places = (q: string) => [...new InstrumentNames(only).named(q, everySays).instruments.keys()]
  expect([places(''), places('the'), places('1938'), places('1939')]).toEqual([[], [], [0], []])
})

test('initials are those of the words that name something', () => {
  expect(initialsOf('The Motor Vehicles Act, 1988')).toEqual(['mv', 'mva'])
  expect(initialsOf("The Married Women's Property Act, 1874")).toEqual(['mwp', 'mwpa'])
  expect(initialsOf('The Life Insurance Corporation (Modification of Settlements) Act, 1976')).toEqual([
    'licms',
    'licmsa',
  ])
  expect(initialsOf('The Life Insurance Corporation Act, 1956')).toEqual(['lic', 'lica', 'lici'])
  expect(initialsOf('Circular')).toEqual([])
})

test.each([
  ['companies act', 'companies act'],
  ['income tax act', 'income tax act'],
  ['irdai act, 1999', null],
  ['indian penal code', 'indian penal code'],
  ['surrender of a policy under the limitation act', 'limitation act'],
  ['insurance act, 2015', 'insurance act 2015'],
  ['motor vehicles act 1939', 'motor vehicles act 1939'],
  ['employees compensation act', 'employees compensation act'],
  ['insurance act 1938', null],
  ['the insurance act of a policy of 2015', null],
  ['mv act 1988', null],
  ['insurance act rules', null],
  ['what the act says', null],
  ['the three years rule', null],
  ['nomination', null],
])('the instrument named by “%s” that is not held: %s', (q, unheld) => {
  expect(names.unheld(q, true)).toBe(unheld)
})

test.each([
  ['maternity benefit act', 'maternity benefit act'],
  ['ombudsman rules 1998', 'ombudsman rules 1998'],
  ['ombudsman rules 2017', null],
  ['claim refused for a criminal act', null],
  ['portability rules', null],
  ['the three years rule', null],
])('the same where no section is asked for: “%s”, %s', (q, unheld) => {
  expect(names.unheld(q, false)).toBe(unheld)
})
