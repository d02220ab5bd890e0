import { CURRENCY_CODES, type CurrencyCode } from '../../contract/display.ts'

// The words of numbers and of what they count, each once and in compatible shapes: whatever reads numbers asks here.

const listed = (words: string) => words.split(' ')
const setOf = (words: string): ReadonlySet<string> => new Set(listed(words))

/** The words of the numbers below twenty, by their value. */
export const UNITS: readonly string[] = listed(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const TENS = listed('twenty thirty forty fifty sixty seventy eighty ninety')

/** Words that are a number by themselves; "none" is not among them: none of the benefits is not 0 %. */
export const ATOMS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, at) => [word, at] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ['nil', 0],
  ['single', 1],
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
])

/** A share in words or as a fraction. */
export const SHARE =
  /(?<!\p{L})(?:half|halves|(?:a|one|two|three)[\s-](?:third|quarter|fourth|fifth|tenth)s?)(?!\p{L})|(?<![\p{Nd}/])\p{Nd}\/\p{Nd}(?![\p{Nd}/])|[½⅓⅔¼¾]/giu

/** Scales of a number, by the word after it. */
export const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1e3: 'thousand thousands k',
    1e5: 'lakh lakhs lac lacs lk lks l',
    1e6: 'million millions mn',
    1e7: 'crore crores cr crs',
    1e9: 'billion billions bn',
  }).flatMap(([times, words]) => listed(words).map((word) => [word, Number(times)] as const)),
)

/** Unit that a number may count. Times are in hours or in months: days have no exact number in a month. */
export interface MeasureUnit {
  readonly kind: 'rupees' | 'foreign' | 'percent' | 'hours' | 'months' | 'other'
  /** By what a field asks for it; empty where none does. */
  readonly name: string
  /** Number of the least unit of its kind in one of it; 1 where nothing is converted. */
  readonly times: number
}

const unit = (kind: MeasureUnit['kind'], name = '', times = 1): MeasureUnit => ({ kind, name, times })

export const RUPEES = unit('rupees', 'rupees')
export const PERCENT = unit('percent', 'percent')

/** Words and signs of currencies beside their codes. */
const CURRENCY_WORDS: Readonly<Partial<Record<CurrencyCode, string>>> = {
  USD: '$ dollar dollars',
  EUR: '€ euro euros',
  GBP: '£ pound pounds',
  AED: 'dirham dirhams',
  JPY: 'yen ¥',
}

const COUNTED: readonly (readonly [MeasureUnit, string])[] = [
  [RUPEES, '₹ ` rs re inr rupee rupees'],
  [PERCENT, '% ٪ percent percentum pct percentage'],
  [unit('hours', 'minutes', 1 / 60), 'minute minutes min mins'],
  [unit('hours', 'hours'), 'hour hours hr hrs'],
  [unit('hours', 'days', 24), 'day days'],
  [unit('hours', 'weeks', 168), 'week weeks wk wks'],
  [unit('hours', 'fortnights', 336), 'fortnight fortnights'],
  [unit('months', 'months'), 'month months mth mths'],
  [unit('months', 'quarters', 3), 'quarter quarters'],
  [unit('months', 'years', 12), 'year years yr yrs'],
  [unit('percent', 'per mille'), '‰ bps'],
  ...CURRENCY_CODES.map(
    (code) => [unit('foreign', code), `${code.toLowerCase()} ${CURRENCY_WORDS[code] ?? ''}`.trim()] as const,
  ),
  // Things that are counted: no field asks for one by its name.
  ...[
    'paise paisa',
    'times',
    'km kms kilometre kilometres kilometer kilometers',
    'metre metres meter meters',
    'mile miles',
    'kg kgs kilogram kilograms',
    'bhp hp',
    'kw',
    'cc',
  ].map((words) => [unit('other'), words] as const),
]

/** Units by the word or sign for them. */
export const COUNTS: ReadonlyMap<string, MeasureUnit> = new Map(
  COUNTED.flatMap(([counted, words]) => listed(words).map((word) => [word, counted] as const)),
)

/** The units that fields ask for, by their names; things that are counted have none. */
export const ASKED: ReadonlyMap<string, MeasureUnit> = new Map(
  COUNTED.flatMap(([unit]) => (unit.name === '' ? [] : [[unit.name, unit] as const])),
)

export function isMoney(unit: MeasureUnit | null | undefined): boolean {
  return unit?.kind === 'rupees' || unit?.kind === 'foreign'
}

export function isTime(unit: MeasureUnit | null | undefined): boolean {
  return unit?.kind === 'hours' || unit?.kind === 'months'
}

export const TIME_WORDS: ReadonlySet<string> = new Set(
  COUNTED.flatMap(([unit, words]) => (isTime(unit) ? listed(words) : [])),
)

/** Words between a number and its unit: "24 consecutive hours", "30*-day", "12th month". */
export const BETWEEN = setOf(
  '- + * # † ‡ st nd rd th consecutive continuous successive calendar policy insurance full complete completed clear working business further more claim free uninterrupted',
)

/** The same, and phrases, as the words and signs of a text: "24 consecutive ‘In-patient care’ hours", "30 or more days". */
export const BETWEEN_UNIT = new RegExp(
  String.raw`^(?:(?:${[...BETWEEN].map((word) => word.replace(/[+*]/u, String.raw`\$&`)).join('|')}|(?:['"‘“] )?in(?: -)? ?patient(?: care)?(?: ['"’”])?|or (?:more|less|fewer|longer|above|over)|(?:\/|or) (?:business|working|calendar)|(?:nos?|numbers?)(?: \.)? of|and(?= (?:consecutive|continuous|uninterrupted))) )*`,
  'u',
)

/** Percent in two words, as the words and signs of a text. */
export const PER_CENT = /^(?:per(?: -)? cent(?:um)?|p \. c)(?!\S)/u

/** Links between the numbers of a list, so that "5, 10 or 15 lakhs" is three sums. */
export const LINKS = setOf('to or and , - / & till until through upto up ~ → >')

/** Links that make a range of two numbers; "and" does after "between". */
export const RANGE_LINK = /^(?:(?:and )?up ?to|up till|through(?: to)?|to|till|until|[-~→/]|- >|- to -)$/u

/** Words before a number that make it a name and not a count: "Section 4", "Option 2". */
export const LABELS = setOf(
  'section sec sections clause clauses item items option options plan plans part parts table annexure annex appendix schedule chapter rule regulation article paragraph para page form note excl exclusion class category grade slab tier zone level type step stage phase variant row column list no number sl sr serial covid',
)

/** The names of months, without May: a number beside one is a day or a year, and counts nothing. */
export const MONTHS = setOf(
  'january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
)
