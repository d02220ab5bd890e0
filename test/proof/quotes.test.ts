import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placesOf } from '../../build/proof/places.ts'
import { normalForm, normalText } from '../../build/proof/normal-text.ts'

function places(quote: string, text: string) {
  return placesOf(quote, normalText(text)).map(({ pagesOn, fault }) => ({ pagesOn, fault }))
}

describe('the normal form', () => {
  test.each([
    ['white space of every kind', 'a b\tc\nd\fe\u00a0f\u2009g\u3000h\u200bi', 'abcdefghi'],
    ['curly quotes and primes', '‘a’ ‚b‛ “c” „d‟ 5′ 6″ `e´', `'a''b'"c""d"5'6"'e'`],
    ['dashes', 'a‐b‑c‒d–e—f―g−h﹣i－j', 'a-b-c-d-e-f-g-h-i-j'],
    ['bullets, private ones too', '•a ·b ▪c ‣d ➢e \uf0b7f \uf0a7g', '•a•b•c•d•e•f•g'],
    ['soft hyphens', 'hospi\u00adtal', 'hospital'],
    ['compatible shapes', 'ﬁre 5％ ＡＢ m² … e\u0301', 'fire5%ABm2...é'],
    ['a hyphen at a line end', 'non-\npayment', 'non-payment'],
    ['letter case', 'Policy policy', 'Policypolicy'],
  ])('%s', (_name, text, normal) => {
    expect(normalForm(text)).toBe(normal)
  })
})

describe('a quote is whole', () => {
  test.each([
    ['5 days', 'within 5 days'],
    // What would join at an edge joins nothing where it is elsewhere.
    ['no', 'Yes / No: (no'],
    ['Plan A: 5', 'Plan A: 5 / No'],
    ['5 not', 'Yes / No: 5 not'],
    ['(5', '± or (5'],
    ['x 5', '±x 5'],
    ['5', '5 -existing'],
    ['5 a,', '5 a,\n000'],
    ['word', 'word ,000'],
    ['No', 'maybe / No'],
    ['a', 'a 000'],
    ['10', '10  000'],
    ['a', 'a ’s'],
    ['word', 'pre -existing (word'],
    ['5 (a)', '5 (a),\n000'],
    ['5 a)', '5 a) 000'],
    ['2.5', 'at 2.5 each'],
    ['Rs.1,50,000', 'up to Rs.1,50,000/-'],
    ['insured', '‘insured’'],
    ['5', 'item 5.'],
    ['5', 'items 5, 6'],
    ['30 - 60 days', 'waits 30–60 days'],
    ['60 days', 'clause 3\n- 60 days'],
    ['60 days', 'Plan 3\t-\t60 days'],
    ['60 days', 'A-60 days'],
    ['30 days waiting period', 'Section 4 - 30 days waiting period'],
    ['30 days', 'Option 2 – 30 days waiting period'],
    ['24 months', 'Plan 1 – 24 months'],
    ['50 %', 'Item 3 — 50 %'],
    ['Section 4', 'Section 4 - 30 days waiting period'],
    ['5%', 'Year 2 – 5%'],
    ['10L', 'up to 10L'],
    ['1\n5 days', '1\f5 days'],
    ['15 days', '1\u200b5 days'],
    ['30¹ days', '30¹ days'],
    ['in 1 1⁄2 years', 'in 1½ years'],
    ['15days', '15 days'],
    ['is now\nhere covered', 'is now here covered'],
    ['hospital', 'hospi\u00ad\ntal'],
    ['non-\npayment', 'non-payment'],
    ['non-medical expenses', 'for Non-\nmedical, and non-\nmedical expenses'],
    ['✓ Maternity', '✔ Maternity'],
    ['✗ Maternity', 'a ✘ Maternity'],
    ['• Fire • Flood', '▪ Fire\n\uf0b7 Flood'],
    ['▪ Fire', 'covers ▪ Fire'],
    ['is not covered', 'Maternity is not covered'],
    ['covered', 'uncovered, and covered'],
    ['5 is payable', 'under Form No. 5 is payable'],
    ['Dental\tYes', 'Maternity\tNo\nDental\tYes'],
    ['Maternity', 'Is it covered? No. Maternity'],
    ['Maternity', 'Yes / No Maternity'],
    ['Maternity\tYes', 'Dental: No\nMaternity\tYes'],
    ['Maternity\tyes', 'Dental\tno\nMaternity\tyes'],
    ['5', 'Form No: 5'],
    ['waiting period', 'one of No. of days; waiting period'],
    ['15 lakhs', 'Rs. 5, 10 or 15 lakhs'],
    ['and post-hospitalisation', 'pre- and post-hospitalisation'],
    ['day care centre', 'in a day care centre'],
    ['day care procedure', 'any one day care procedure'],
    ['hour', 'within an hour'],
    ['two years and 6 months', 'after two years and 6 months'],
    ['Nothing is payable', 'Nothing is payable'],
    ['the following', 'including but not limited to the following'],
    ['5 days', 'Plan -5 days'],
    ['500 claims', 'about\n500 claims'],
    ['5 claims', '1.5 (5 claims)'],
    ['00 claims', 'a\t00 claims'],
    ['000', 'codes 10\t000'],
    ['disclosure', 'a list -\ndisclosure'],
    ['or existing', 'pre- or existing'],
    ['to existing', 'pre- to existing'],
    ['yes', 'a yes'],
    ['I accept', 'I accept / I decline'],
    ['(s) claim', "the insured'(s) claim"],
    ['the insured', 'the insured (wife’s) car'],
    ['5%', 'Day 2 – 5%'],
    ['5%', 'Month 3 – 5%'],
    ['5 %', 'Hours 2 – 5 %'],
    ['e\u0300 b', 'a e\u0300 b'],
    ['Fibre parts', 'Glass\tNil\nFibre parts'],
    ['Fibre parts', 'Glass parts Nil\nFibre parts'],
    ['Maternity Yes', 'Maternity Yes; nothing else'],
    ['Plan 1:', 'Plan 1: 30 days'],
    ['30 days', 'Plan 1: 30 days'],
    ['we pay', 'with it; not now. Then we pay'],
  ])('%j of %j', (quote, text) => {
    expect(places(quote, text).filter(({ fault }) => fault === null)).toHaveLength(1)
  })
})

describe('a quote cuts', () => {
  test.each([
    ['5 days', 'within 15 days', 'cut'],
    ['Yes /', 'Yes /No', 'cut'],
    ['Yes/', 'Yes/No', 'cut'],
    ['No', 'Yes /No', 'cut'],
    ['No', 'Yes/ No', 'cut'],
    ['Yes', 'Yes\t| No', 'cut'],
    ['15 day', 'within 15 days', 'cut'],
    ['5', 'at 2.5 %', 'cut'],
    ['50,000', 'up to 1,50,000', 'cut'],
    ['1,50', 'up to 1,50,000', 'cut'],
    ['Rs. 5', 'Rs. 5\n,000', 'cut'],
    ['Rs. 1,50', 'Rs. 1,50,\n000', 'cut'],
    ['Rs. 10', 'Rs. 10 000', 'cut'],
    ['Rs. 1,50', 'Rs. 1,50, \n 000', 'cut'],
    ['000', 'Rs. 1,50, \n 000', 'cut'],
    ['a pre', 'a pre -existing disease', 'cut'],
    ['a pre', 'a pre  -existing disease', 'cut'],
    ['at 20 p', 'at 20 p.c. of it', 'unit'],
    ['pays 5', 'pays 5½ %', 'cut'],
    ['a 5', 'a 5L cover', 'cut'],
    ['the 5', 'the 5th day', 'cut'],
    ['about 1', 'about 1½ lakh', 'cut'],
    ['½ lakh', 'about 1½ lakh', 'cut'],
    ['payment', 'for non-payment', 'cut'],
    ['insured', 'the insured’s car', 'cut'],
    ['ire', 'ﬁre', 'cut'],
    ['medical expenses', 'Non-\nmedical expenses', 'cut'],
    ['medical expenses', 'Non-\n \n  medical expenses', 'cut'],
    ['existing disease', 'pre-\n\fexisting disease', 'cut'],
    ['disclosure', 'of non- disclosure', 'cut'],
    ['the pre', 'the pre-\fexisting disease', 'cut'],
    ['Network', '3.39. Non- Network', 'cut'],
    ['payable: gloves', 'non–payable: gloves', 'cut'],
    ['payable', 'non—payable', 'cut'],
    ['existing', 'a pre -existing disease', 'cut'],
    ['hour stay', 'a 24-hour stay', 'cut'],
    ['limited', 'un\u00adlimited', 'cut'],
    ['tal', 'hospi\u00ad\ntal', 'cut'],
    ['hospi', 'hospi\u00ad\ntal', 'cut'],
    ['payable', 'non\u200bpayable', 'cut'],
    ['payable', 'non\u2060payable', 'cut'],
    ['payable', 'non\u200dpayable', 'cut'],
    ['payable', 'non\ufeffpayable', 'cut'],
    ['payable', 'non\ufe0fpayable', 'cut'],
    ['payable', 'non\u0002payable', 'cut'],
    ['non', 'non\u200cpayable', 'cut'],
    ['payable', 'non-\u00ad\npayable', 'cut'],
    ['5 days', '1\u200b5 days', 'cut'],
    ['00,000', '5,\u200b00,000', 'cut'],
    ['60 days', 'waits 30-60 days', 'range'],
    ['60 days', 'waits 30 – 60 days', 'range'],
    ['- 60 days', 'waits 30 - 60 days', 'range'],
    ['60 days', 'waits 30 –\n60 days', 'range'],
    ['60 days', 'waits 30 to 60 days', 'range'],
    ['to 60 days', 'waits 30 to 60 days', 'range'],
    ['60 days', 'waits 30 days to 60 days', 'range'],
    ['60 days', 'waits 30 upto 60 days', 'range'],
    ['60 days', 'waits 30 days and up to 60 days', 'range'],
    ['five years', 'two to five years', 'range'],
    ['60 days are waited', 'between 30 and 60 days are waited', 'range'],
    ['waits 30', 'waits 30-60 days', 'range'],
    ['between 30', 'between 30 and 60 days', 'range'],
    ['waits 30 days', 'waits 30 days to 60 days', 'range'],
    ['Rs. 10 lakh', 'Rs. 5 lakh to Rs. 10 lakh', 'range'],
    ['60 days', 'Option 2-60 days', 'range'],
    ['60 days', 'Section 4 to 60 days', 'range'],
    ['36 months', '24/36 months', 'range'],
    ['4 of the sum', '3/4 of the sum', 'unit'],
    ['2 years', 'in 1/2 years', 'unit'],
    ['½ years', 'in 1 ½ years', 'unit'],
    ['waits 36', 'waits 36 days', 'unit'],
    ['waits 36', 'waits 36 (thirty-six) days', 'unit'],
    ['waits 36 (thirty-six)', 'waits 36 (thirty-six) days', 'unit'],
    ['waits thirty', 'waits thirty (30) days', 'unit'],
    ['waits 36', 'waits 36 consecutive months', 'unit'],
    ['waits 36 consecutive', 'waits 36 consecutive months', 'unit'],
    ['up to Rs. 5', 'up to Rs. 5 lakh', 'unit'],
    ['up to Rs. 5', 'up to Rs. 5, 10 or 15 lakhs', 'unit'],
    ['waits 30', 'waits 30 or 60 days', 'unit'],
    ['two lakh', 'two lakh fifty thousand', 'unit'],
    ['fifty thousand', 'two lakh fifty thousand', 'unit'],
    ['2 years', '2 years and 6 months', 'unit'],
    ['5', 'at 5 %', 'unit'],
    ['at 5', 'at 5 per cent', 'unit'],
    ['at 5 per', 'at 5 per cent', 'unit'],
    ['a sum of 500', 'a sum of 500 rupees', 'unit'],
    ['up to 10', 'up to 10L', 'cut'],
    ['1,50,000', 'up to Rs. 1,50,000/-', 'unit'],
    ['covered', 'is not covered', 'negated'],
    ['be covered', 'shall not be covered', 'negated'],
    ['covered', 'shall not be covered', 'negated'],
    ['covered', 'is NOT\ncovered', 'negated'],
    ['covered', 'is not — “covered”', 'negated'],
    ['covered', 'is n\u00adot covered', 'negated'],
    ['payment', 'for non – payment', 'negated'],
    ['covered', 'is no longer covered', 'negated'],
    ['covered', `is not${' '.repeat(90)}\n\f${' '.repeat(90)}covered`, 'negated'],
    ['medical', `for non-${' '.repeat(90)}\n\f${' '.repeat(90)}medical`, 'cut'],
    ['covered', 'is not specifically covered', 'negated'],
    ['covered', 'shall not, in any event, be covered', 'negated'],
    ['waiting period', 'There is no waiting period', 'negated'],
    ['waiting period', 'Accidents:\tNo\nwaiting period', 'negated'],
    ['waiting period', 'Accidents\nNo\nwaiting period', 'negated'],
    ['waiting period', 'without any waiting period', 'negated'],
    ['accidents', 'all except accidents', 'negated'],
    ['accidents', 'all except: accidents', 'negated'],
    ['the car', 'other than the car', 'negated'],
    ['it is renewed', 'unless it is renewed', 'negated'],
    ['pays for', 'never pays for', 'negated'],
    ['only the car', 'not only the car', 'negated'],
    ['cover it', 'cannot cover it', 'negated'],
    ['cover it', 'doesn’t cover it', 'negated'],
    ['A nor B', 'neither A nor B', 'negated'],
    ['B', 'neither A nor B', 'negated'],
    ['the benefits is payable', 'none of the benefits is payable', 'negated'],
    ['30 hours', 'by 10:30 hours', 'cut'],
    ['by 10', 'by 10:30 hours', 'cut'],
    ['7 days', 'open 24×7 days', 'cut'],
    ["'000", "Rs. 5'000", 'cut'],
    ['5 %', 'by ±5 %', 'cut'],
    ['5 %', 'a change of −5 %', 'cut'],
    ['5 %', '−5 %', 'cut'],
    ['60 days', 'waits 30 ~ 60 days', 'range'],
    ['60 days', 'waits 30 → 60 days', 'range'],
    ['60 days', 'waits 30->60 days', 'range'],
    ['60 days', 'waits 30-to-60 days', 'range'],
    ['Rs. 5', 'Rs. 5-lakh cover', 'cut'],
    ['Yes', 'Covered: Yes/No', 'cut'],
    ['Covered: Yes', 'Covered: Yes / No', 'cut'],
    ['No', 'Covered: Yes/No', 'cut'],
    ['No', 'Covered: Yes / No', 'cut'],
    ['Applicable', 'Applicable/Not applicable', 'cut'],
    ['is covered', 'is covered | not covered', 'cut'],
    ['covered', 'is ｎｏｔ covered', 'negated'],
    ['covered', 'is 𝐧𝐨𝐭 covered', 'negated'],
    ['covered', 'isnt covered', 'negated'],
    ['covered', 'is nowhere covered', 'negated'],
    ['covered', 'is seldom covered', 'negated'],
    ['covered', 'is by no means covered', 'negated'],
    ['covered', 'under no circumstances will it be covered', 'negated'],
    ['covered', 'not (as the case may be) covered', 'negated'],
    ['accidents', 'all except:\n1. accidents', 'negated'],
    ['accidents', 'all except:\n(a) accidents', 'negated'],
    ['payable', 'nor shall it be payable', 'negated'],
    ['cover', 'in the absence of cover', 'negated'],
    ['depreciation', 'Nil depreciation', 'negated'],
    ['depreciation', 'zero depreciation', 'negated'],
    ['1 5 days', 'in 15 days', 'numbers'],
    ['15 days', '1\t5 days', 'numbers'],
    ['15 days', '1\f5 days', 'numbers'],
    ['301 days', '30¹ days', 'numbers'],
    ['30 1 days', '30¹ days', 'numbers'],
    ['clause 1 .2', 'clause 1. 2', 'numbers'],
    ['30¹ days', '301 days', 'numbers'],
    ['30.1 Days', '30.¹ Days', 'numbers'],
    ['in 11⁄2 years', 'in 1½ years', 'numbers'],
    ['items 1,50', 'items 1, 50', 'numbers'],
    ['clause 1.2', 'clause 1.\n2', 'numbers'],
    ['is nowhere covered', 'is now here covered', 'words'],
    ['is now here covered', 'is nowhere covered', 'words'],
    ['the rapist', 'the\u00ad rapist', 'words'],
    ['f ire', 'ﬁre', 'words'],
  ])('%j of %j', (quote, text, fault) => {
    expect(places(quote, text).map((place) => place.fault)).toEqual([fault])
  })
})

describe('a quote is not there', () => {
  test.each([
    ['cafe', 'cafe\u0301'],
    ['a e', 'a e\u0300 b'],
    ['Days', '15 days'],
    [' \n', 'any text'],
    ['Maternity ✓', 'Maternity\t✗'],
    ['☑ Lump sum ☐ Monthly income', '☐ Lump sum ☑ Monthly income'],
    ['● Own damage', '○ Own damage ● Third party'],
    ['☒ Fire', '☑ Fire'],
    ['★★★', '★★☆'],
    ['■ Fire', '□ Fire'],
    ['• Fire', '✓ Fire'],
    ['• Fire', '● Fire'],
    ['\uf0fc Fire', '\uf0fb Fire'],
    ['\ue001 Fire', '\ue002 Fire'],
    ['• Flood', 'covers ▪ Fire ▪ Flood'],
    ['•', '✗'],
    ['covered', 'cove\u202ered'],
  ])('%j of %j', (quote, text) => {
    expect(places(quote, text)).toEqual([])
  })
})

const MEANINGS = [
  ['a tick', '✓✔✅🗸\uf0fc'],
  ['a cross', '✕✖✗✘❌❎🗴🗶\uf0fb'],
  ['an empty box', '☐□▢◻◽⬜❏❐❑❒\uf06f\uf0a8'],
  ['a ticked box', '☑🗹\uf0fe'],
  ['a crossed box', '☒🗵🗷\uf0fd'],
  ['an empty circle', '○◯⚪🞅\uf0a1'],
  ['a full circle', '●⚫⬤\uf06c'],
  ['a full box', '■◼◾⬛\uf06e'],
  ['a star', '★⭐\uf0ab'],
  ['an empty star', '☆'],
] as const

describe('signs are equal to those of their meaning alone', () => {
  const signs = MEANINGS.flatMap(([meaning, all]) => Array.from(all, (sign) => ({ meaning, sign })))
  test.each(signs)('$meaning: $sign', ({ meaning, sign }) => {
    const equal = signs.filter((other) => places(`${other.sign} Fire`, `the ${sign} Fire`).length > 0)
    expect(new Set(equal.map((one) => one.meaning))).toEqual(new Set([meaning]))
    expect(equal).toHaveLength(signs.filter((other) => other.meaning === meaning).length)
  })

  test.each(Array.from('•·‣⁃∙⋅▪➢➣➤❖\uf0b7\uf0a7\uf0d8\uf076'))(
    '%s begins a line as any bullet does',
    (bullet) => {
      expect(places('• Fire', `Covered:\n  ${bullet} Fire`)).toHaveLength(1)
      expect(places('✓ Fire', `Covered:\n  ${bullet} Fire`)).toEqual([])
    },
  )
})

test('every place is found, each with its page', () => {
  expect(places('5 days', '15 days\f5 days\f\f5\fdays')).toEqual([
    { pagesOn: 0, fault: 'cut' },
    { pagesOn: 1, fault: null },
    { pagesOn: 3, fault: null },
  ])
})

// The second implementation: slow, character by character, and by other means.

const SHAPES: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
}
const UNSEEN = new Set(['\u00ad', '\u200b', '\u200d', '\ufeff'])

/** What a character is compared as; nothing where it is not seen. */
function naiveCharacter(character: string): string {
  if (UNSEEN.has(character)) return ''
  return (SHAPES[character] ?? character).normalize('NFKC').replace(/\s+/gu, '')
}

function naiveForm(text: string): string {
  return (text.match(/\P{M}\p{M}*/gu) ?? []).map(naiveCharacter).join('')
}

describe('the normal form', () => {
  test('against a second implementation', () => {
    const pieces = 'a|b|1|½| |\n|\f|-|–|‘|’|“|.|,|\u00ad|\u200b|\ufeff|é|e\u0301|मि|…|𝐀|ﬁ|％|✗|●'.split('|')
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((made) => made.join(''))
    fc.assert(
      fc.property(text, (made) => {
        expect(normalForm(made)).toBe(naiveForm(made))
      }),
    )
  })
})

/** A word or number that no quote may cut, and whether what comes right after it is the opposite of the text. */
interface Piece {
  readonly text: string
  readonly negates?: true
}

const WORDS: readonly Piece[] = [
  'cover',
  'claim',
  'the',
  'é',
  'e\u0301tage',
  'मिलता',
  'un\u00adlimited',
  'hospi\u00ad\ntal',
  'non\u200bpayable',

  'Non-\nmedical',
  'pre-\fexisting',
  'non- disclosure',
  'co–insurer',
  'insured’s',
  'Non-\u00ad\n payable',
  '✓',
  '✗',
  '☐',
  '●',
  '(',
  '“',
  '”',
  ';',
].map((text) => ({ text }))
const NUMBERS: readonly Piece[] = [
  '5 days',
  '30-60 days',
  '30 to 60 days',
  '30 –\n60 days',
  'Rs. 5 lakh',
  '₹\u00a01,50,000',

  '1,50,000',
  '2.5',
  '2½ years',
  '3/4',
  '20 %',
  'twenty per cent',
  '36 (thirty-six) months',
  'thirty (30) days',
  '2 years and 6 months',
  '1\u200b5 hours',
  '24\nconsecutive\fhours',
  '5,\n000 rupees',
  'two lakh fifty thousand',
  '1/2 years',
  'Rs. 10 000',
  '7 working days',
  '24/36 months',
].map((text) => ({ text }))
const NEGATIONS: readonly Piece[] = [
  'not',
  'no',
  'never',
  'without',
  'except',
  'unless',
  'other\nthan',
  'n\u00adot',
].map((text) => ({ text, negates: true }))

/** A clause as it is made: words, then now and then a number or a negation, each with what is printed after it. */
const clause = fc.array(
  fc.tuple(
    fc.constantFrom(...WORDS),
    fc.option(fc.oneof(fc.constantFrom(...NUMBERS), fc.constantFrom(...NEGATIONS)), { nil: undefined }),
    fc.constantFrom(' ', '\n', '\f', '  ', ' \u200b'),
    fc.constantFrom(' ', '\n', '\t', '\n\f'),
  ),
  { minLength: 1, maxLength: 4 },
)

interface Edges {
  readonly text: string
  /** The stretches that are cut by no quote. */
  readonly solid: readonly (readonly [number, number])[]
  /** The places at which a quote may not begin. */
  readonly negated: ReadonlySet<number>
}

/** Lays the pieces of a clause end to end, and notes where a quote may be cut. */
function lay(pieces: readonly (readonly [Piece, Piece | undefined, string, string])[]): Edges {
  let text = ''
  const solid: [number, number][] = []
  const negated = new Set<number>()
  let after: boolean = false
  const add = ({ text: added, negates }: Piece, gap: string) => {
    if (after) negated.add(text.length)
    for (const { 0: part, index } of added.matchAll(negates ? /\S+/gu : /^[^]+$/gu))
      solid.push([text.length + index, text.length + index + part.length])
    text += added + gap
    // An article or a sign between the negation and the next word takes nothing back.
    after = negates === true || (after && (added === 'the' || !/[\p{L}\p{N};]/u.test(added)))
  }
  for (const [word, further, one, two] of pieces) {
    add(word, one)
    if (further !== undefined) add(further, two)
  }
  return { text, solid, negated }
}

/** Whether a stretch of a clause is a quote: naively, by where the pieces were laid. */
function naivelyWhole({ text, solid, negated }: Edges, from: number, to: number): boolean {
  const isSeen = (character: string | undefined) =>
    character !== undefined && naiveCharacter(character) !== ''
  let [start, end] = [from, to]
  while (start < end && !isSeen(text[start])) start++
  while (end > start && !isSeen(text[end - 1])) end--
  const cuts = (at: number) => solid.some(([one, two]) => one < at && at < two)
  return !cuts(start) && !cuts(end) && !negated.has(start)
}

test('every stretch of a clause is a quote if and only if it begins and ends where pieces do', () => {
  fc.assert(
    fc.property(clause, (pieces) => {
      const edges = lay(pieces)
      const { text } = edges
      const normal = normalText(text)
      const wrong: unknown[] = []
      for (let from = 0; from < text.length; from++)
        for (let to = from + 1; to <= text.length; to++) {
          const quote = text.slice(from, to)
          if (naiveForm(quote) === '' || /^\p{M}/u.test(quote) || /^\p{M}/u.test(text.slice(to))) continue
          const start = from + (/^[\s\u00ad\u200b\ufeff]*/u.exec(quote)?.[0].length ?? 0)
          const place = placesOf(quote, normal).find((one) => one.start === start)
          const expected = naivelyWhole(edges, from, to)
          if ((place?.fault === null) !== expected) wrong.push({ quote, expected, place })
        }
      expect(wrong).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('the page of every place is the one that the page breaks before it count', () => {
  fc.assert(
    fc.property(clause, fc.nat(), (pieces, seed) => {
      const { text, solid } = lay(pieces)
      const [from, to] = solid[seed % solid.length] ?? [0, 0]
      const found = placesOf(text.slice(from, to), normalText(text)).find(({ start }) => start === from)
      expect(found?.pagesOn).toBe(text.slice(0, from).split('\f').length - 1)
    }),
  )
})
