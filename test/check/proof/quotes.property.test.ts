import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalForm, normalText } from '../../../build/check/proof/normal-text.ts'
import { matchesOf } from '../../../build/check/proof/quote-matches.ts'

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
  '★',
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
  '2½',
  '20 %',
  'twenty per cent',
  '36 (thirty-six) months',
  'thirty (30) days',
  '2 years and 6 months',
  '1\u200b5',
  '24\nconsecutive\fhours',
  '5,\n000',
  'two lakh fifty thousand',
  '10 000',
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
    // An article, a sign, or what may be the number of an entry, between the negation and the next word takes nothing back.
    after = negates === true || (after && /^(?:the|\d\.\d|[^\p{L}\p{N};]*)$/u.test(added))
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
  return !cuts(start) && !cuts(end) && !negated.has(start) && !leavesRow(text, start, end)
}

/** Whether a stretch begins after the first cell of a row and goes on in another row, on its page or the next. */
function leavesRow(text: string, start: number, end: number): boolean {
  const lines = text.split(/[\n\f]/u)
  const lineAt = (at: number) => text.slice(0, at).split(/[\n\f]/u).length - 1
  const first = lineAt(start)
  const begins = start - lines.slice(0, first).join('\n').length - (first > 0 ? 1 : 0)
  const isInside = (lines[first] ?? '').slice(0, begins).includes('\t')
  return isInside && lineAt(end) > first && (lines[first + 1] ?? '').includes('\t')
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
          const place = matchesOf(quote, normal).find((one) => one.start === start)
          const expected = naivelyWhole(edges, from, to)
          if ((place?.problem === null) !== expected) wrong.push({ quote, expected, place })
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
      const found = matchesOf(text.slice(from, to), normalText(text)).find(({ start }) => start === from)
      expect(found?.pagesOn).toBe(text.slice(0, from).split('\f').length - 1)
    }),
  )
})
