import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placesOf } from '../../build/proof/places.ts'
import { normalForm, normalText } from '../../build/proof/normal-text.ts'

function places(quote: string, text: string) {
  return placesOf(quote, normalText(text))
}

describe('the normal form', () => {
  test.each([
    ['white space of every kind', 'a b\tc\nd\fe\u00a0f\u2009g\u3000h\u200bi', 'abcdefghi'],
    ['curly quotes and primes', '‘a’ ‚b‛ “c” „d‟ 5′ 6″ `e´', `'a''b'"c""d"5'6"'e'`],
    ['dashes', 'a‐b‑c‒d–e—f―g−h﹣i－j', 'a-b-c-d-e-f-g-h-i-j'],
    ['bullets, private ones too', '•a ·b ▪c ●d ➢e \uf0b7f \uf0a7g', '•a•b•c•d•e•f•g'],
    ['soft hyphens', 'hospi\u00adtal', 'hospital'],
    ['compatible shapes', 'ﬁre 5％ ＡＢ m² … e\u0301', 'fire5%ABm2...é'],
    ['a hyphen at a line end', 'non-\npayment', 'non-payment'],
    ['letter case', 'Policy policy', 'Policypolicy'],
  ])('%s', (_name, text, normal) => {
    expect(normalForm(text)).toBe(normal)
  })
})

describe('where a quote stands', () => {
  const whole = [{ pagesOn: 0, fault: null }]
  const inside = [{ pagesOn: 0, fault: 'cut' }]
  const range = [{ pagesOn: 0, fault: 'range' }]
  const numbers = [{ pagesOn: 0, fault: 'numbers' }]
  const words = [{ pagesOn: 0, fault: 'words' }]
  test.each([
    ['5 days', 'within 15 days', inside],
    ['5 days', 'within 5 days', whole],
    ['15 day', 'within 15 days', inside],
    ['5', 'at 2.5 %', inside],
    ['2', 'at 2.5 %', inside],
    ['2.5', 'at 2.5 %', whole],
    ['50,000', 'up to 1,50,000', inside],
    ['1,50', 'up to 1,50,000', inside],
    ['1,50,000', 'up to Rs.1,50,000/-', whole],
    ['about 1', 'about 1½ lakh', inside],
    ['payment', 'for non-payment', inside],
    ['payment', 'for non – payment', whole],
    ['insured', 'the insured’s car', inside],
    ['insured', '‘insured’', whole],
    ['5', 'item 5.', whole],
    ['5', 'items 5, 6', whole],
    ['60 days', 'waits 30-60 days', range],
    ['60 days', 'waits 30 – 60 days', range],
    ['- 60 days', 'waits 30 - 60 days', range],
    ['60 days', 'waits 30 –\n60 days', range],
    ['30 - 60 days', 'waits 30–60 days', whole],
    ['60 days', 'clause 3\n- 60 days', whole],
    ['60 days', 'Plan 3\t-\t60 days', whole],
    ['60 days', 'A-60 days', whole],
    ['10L', 'up to ₹10L', whole],
    ['10', 'up to ₹10L', inside],
    ['ire', 'ﬁre', inside],
    ['cafe', 'cafe\u0301', []],
    ['1 5 days', 'in 15 days', numbers],
    ['15 days', '1\t5 days', numbers],
    ['15 days', '1\f5 days', numbers],
    ['1\n5 days', '1\f5 days', whole],
    ['15 days', '1\u200b5 days', whole],
    ['301 days', '30¹ days', numbers],
    ['30¹ days', '30¹ days', whole],
    ['30 1 days', '30¹ days', whole],
    ['30¹ days', '301 days', numbers],
    ['30.1 Days', '30.¹ Days', numbers],
    ['in 11⁄2 years', 'in 1½ years', numbers],
    ['in 1 1⁄2 years', 'in 1½ years', whole],
    ['items 1,50', 'items 1, 50', numbers],
    ['clause 1.2', 'clause 1.\n2', numbers],
    ['clause 1 .2', 'clause 1. 2', whole],
    ['15days', '15 days', whole],
    ['is nowhere covered', 'is now here covered', words],
    ['is now here covered', 'is nowhere covered', words],
    ['is now\nhere covered', 'is now here covered', whole],
    ['hospital', 'hospi\u00ad\ntal', whole],
    ['the rapist', 'the\u00ad rapist', words],
    ['f ire', 'ﬁre', words],
    ['non-\npayment', 'non-payment', whole],
    ['Days', '15 days', []],
    [' \n', 'any text', []],
  ])('%j in %j', (quote, text, expected) => {
    expect(places(quote, text)).toEqual(expected)
  })

  test('every place is told, each with its page', () => {
    expect(places('5 days', '15 days\f5 days\f\f5\fdays')).toEqual([
      { pagesOn: 0, fault: 'cut' },
      { pagesOn: 1, fault: null },
      { pagesOn: 3, fault: null },
    ])
  })
})

// The second implementation: slow, and by other means.

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
  '\uf0b7': '•',
  '▪': '•',
  '·': '•',
}
const WORD = /(?:[\p{L}\p{M}\p{Nd}½]|(?<=\p{L}\p{M}*)['’‑-](?=\p{L})|(?<=\p{Nd})[.,](?=\p{Nd}))+/gu

function naiveForm(text: string): string {
  return Array.from(text, (character) => SHAPES[character] ?? character)
    .join('')
    .normalize('NFKC')
    .split('')
    .filter((character) => character.trim() !== '' && character !== '\u00ad')
    .join('')
}

const DASH = '[-–−‑][ \\n\\f]*'
const RANGE = new RegExp(`\\d[ ]*${DASH}$`, 'u')
const RANGE_FROM_DASH = new RegExp(`\\d[ ]*\\|${DASH}\\d`, 'u')

/** Whether a place is the end of a range: the text with a mark there is looked at. */
function naiveRange(text: string, start: number): boolean {
  const [before, after] = [text.slice(0, start), text.slice(start)]
  return (RANGE.test(before) && /^\d/u.test(after)) || RANGE_FROM_DASH.test(`${before}|${after}`)
}

/** A text with a mark wherever two numbers, or two words, stand beside each other. */
function naiveParts(text: string): string {
  return naiveForm(
    text
      .replace(/(?<=[\p{L}\p{M}])\u00ad[\s\u00ad]*(?=\p{L})/gu, '')
      .replace(/(?<=[\p{L}\p{M}])\s[\s\u00ad]*(?=\p{L})/gu, '|')
      .replace(/(?<=[\d½])(?=[\s\u00ad]*[\d½])/gu, '|')
      .replace(/(?<=\d)\|(\u00ad*\d)/gu, '$1')
      .replace(/(?<=½)\|(\u00ad*½)/gu, '$1')
      .replace(/(?<=\d)(?=[\s\u00ad]*[.,][\s\u00ad]*\d)(?!\u00ad*[.,]\u00ad*\d)/gu, '|'),
  )
}

/** The page of every whole place: all stretches of the text are tried. */
function naivePages(quote: string, text: string): number[] {
  const sought = naiveForm(quote)
  const characters = text.match(/\P{M}\p{M}*/gu) ?? []
  const words = Array.from(text.matchAll(WORD), ({ index, 0: word }) => [index, index + word.length] as const)
  const isInside = (at: number) => words.some(([from, to]) => from < at && at < to)
  const isSeen = (character: string | undefined) => character !== undefined && naiveForm(character) !== ''
  const pages: number[] = []
  for (let from = 0; from < characters.length; from++)
    for (let to = from + 1; to <= characters.length; to++) {
      if (!isSeen(characters[from]) || !isSeen(characters[to - 1])) continue
      if (naiveForm(characters.slice(from, to).join('')) !== sought) continue
      const start = characters.slice(0, from).join('').length
      const end = characters.slice(0, to).join('').length
      if (isInside(start) || isInside(end) || naiveRange(text, start)) continue
      if (naiveParts(text.slice(start, end)) === naiveParts(quote))
        pages.push(text.slice(0, start).split('\f').length - 1)
    }
  return pages
}

const PIECES = 'a|b|B|1|5| | |\n|\f|\t|-|–|−|‑|\'|’|“|"|.|,|%|₹|\u00ad|•|\uf0b7|ﬁ|½|é|e\u0301|मि|…|𝐀'
const piece = fc.constantFrom(...PIECES.split('|'))
const wording = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''))
const alike: readonly (readonly string[])[] = [
  [' ', '\n', '\u00a0', ''],
  ['-', '–', '−'],
  ["'", '’', '‘'],
  ['"', '“', '”'],
  ['•', '\uf0b7', '▪'],
]

describe('against a second implementation', () => {
  test('the normal form', () => {
    fc.assert(
      fc.property(wording, (text) => {
        expect(normalForm(text)).toBe(naiveForm(text))
      }),
    )
  })

  test('any short quote in any text', () => {
    const short = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(short, wording, (quote, text) => {
        fc.pre(naiveForm(quote) !== '')
        const found = places(quote, text)
        expect(found.length > 0).toBe(naiveForm(text).includes(naiveForm(quote)))
        expect(found.filter(({ fault }) => fault === null).map(({ pagesOn }) => pagesOn)).toEqual(
          naivePages(quote, text),
        )
      }),
      { numRuns: 1000 },
    )
  })

  test('a stretch of the text itself, in other shapes', () => {
    const cut = fc.tuple(fc.array(piece, { minLength: 1, maxLength: 20 }), fc.nat(), fc.nat(), fc.nat())
    fc.assert(
      fc.property(cut, ([pieces, one, two, shape]) => {
        const [from, to] = [one % pieces.length, two % (pieces.length + 1)].toSorted((a, b) => a - b)
        const quote = pieces
          .slice(from, to)
          .map((each) => alike.find((group) => group.includes(each))?.at(shape % 3) ?? each)
          .join('')
        fc.pre(naiveForm(quote) !== '')
        const text = pieces.join('')
        const found = places(quote, text)
        expect(found.length).toBeGreaterThan(0)
        expect(found.filter(({ fault }) => fault === null).map(({ pagesOn }) => pagesOn)).toEqual(
          naivePages(quote, text),
        )
      }),
      { numRuns: 500 },
    )
  })
})
