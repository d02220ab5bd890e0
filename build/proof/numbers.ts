// Numbers, read in any of the ways in which Indian wordings write them.

const SMALL = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const ATOMS: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, at) => [word, at] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ...(['nil', 'none'] as const).map((word) => [word, 0] as const),
  ...(['single', 'once'] as const).map((word) => [word, 1] as const),
  ['twice', 2],
  ['thrice', 3],
  ['half', 0.5],
])

const SCALES: ReadonlyMap<string, number> = new Map([
  ['thousand', 1e3],
  ['k', 1e3],
  ...['lakh', 'lac', 'lk', 'l'].map((word) => [word, 1e5] as const),
  ...['million', 'mn'].map((word) => [word, 1e6] as const),
  ...['crore', 'cr'].map((word) => [word, 1e7] as const),
  ...['billion', 'bn'].map((word) => [word, 1e9] as const),
])

/** What "a" and "an" count one of. */
const COUNTED = new Set(
  'hour day week fortnight month quarter year calendar policy hundred thousand lakh lac million crore'.split(
    ' ',
  ),
)

/** Words and signs between the numbers of a list, so that "5, 10 or 15 lakhs" is three sums. */
export const LINKS = new Set(['to', 'or', 'and', 'rs', 'inr', 'rupees', '₹', ',', '.', '-', '/', '&'])

/** Digits in Indian or western groups or none, then a word, then a sign. */
const TOKEN = /\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|[a-z]+|[^\s\w]/gu

/** A run of tokens that is one number: its value, the scale it was multiplied by, and where it stood. */
export interface Found {
  readonly value: number
  readonly scale: number
  readonly from: number
  readonly to: number
}

/** The numbers of a text in the order of its words, and the words they stand among. */
export function readNumbers(text: string): { words: readonly string[]; found: readonly Found[] } {
  const words = tokensOf(text)
  const found: Found[] = []
  for (let at = 0; at < words.length;) {
    const read = readNumber(words, at)
    found.push(...read)
    at = Math.max(at + 1, read.at(-1)?.to ?? 0)
  }
  return { words, found }
}

/** The numbers a text writes in digits, as they stand ("1,50,000" is one, "5,10" are two). */
export function digitsIn(text: string): readonly number[] {
  return tokensOf(text)
    .map(digits)
    .filter((value) => value !== null)
}

function tokensOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u2044', '/')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[()]/gu, ' ')
  return plain.match(TOKEN) ?? []
}

function digits(word: string | undefined): number | null {
  return word !== undefined && /^\d/u.test(word) ? Number(word.replaceAll(',', '')) : null
}

function scaleOf(word: string | undefined): number | null {
  return word === undefined ? null : (SCALES.get(word.replace(/(?<=[a-z]{2})s$/u, '')) ?? null)
}

/** One number from a token on, as its parts: "two lakh fifty thousand" is 2 lakh, 50 thousand, and both together. */
function readNumber(words: readonly string[], from: number): Found[] {
  const parts: Found[] = []
  let at = from
  for (;;) {
    const group = readGroup(words, at)
    if (group === null) break
    const scale = scaleOf(words[group.to]) ?? 1
    const last = parts.at(-1)
    if (last !== undefined && scale >= last.scale) break
    const to = scale === 1 ? group.to : group.to + 1
    parts.push({ value: group.value, scale, from: at, to })
    if (scale === 1) break
    at = words[to] === 'and' ? to + 1 : to
  }
  const sum = parts.reduce((total, part) => total + part.value * part.scale, 0)
  return parts.length < 2
    ? parts
    : [...parts, { value: exact(sum), scale: 1, from, to: parts.at(-1)?.to ?? from }]
}

/** A number below a thousand in words ("one hundred and eighty", "twenty-four"), or one in digits. */
function readGroup(words: readonly string[], from: number): { value: number; to: number } | null {
  const first = digits(words[from]) ?? (isHundred(words[from]) ? 1 : readTens(words, from)?.value)
  if (first === undefined) return null
  let to = digits(words[from]) !== null ? from + 1 : (readTens(words, from)?.to ?? from)
  if (!isHundred(words[to])) return { value: first, to }
  to += 1
  const rest = readTens(words, words[to] === 'and' ? to + 1 : to)
  return rest !== null && Number.isInteger(rest.value)
    ? { value: first * 100 + rest.value, to: rest.to }
    : { value: first * 100, to }
}

function readTens(words: readonly string[], from: number): { value: number; to: number } | null {
  const value = isArticle(words[from])
    ? COUNTED.has(words[from + 1] ?? '')
      ? 1
      : undefined
    : ATOMS.get(words[from] ?? '')
  if (value === undefined) return null
  const next = from + (words[from + 1] === '-' ? 2 : 1)
  const unit = SMALL.indexOf(words[next] ?? '')
  const isPair = value >= 20 && unit >= 1 && unit <= 9
  return isPair ? { value: value + unit, to: next + 1 } : { value, to: from + 1 }
}

function isHundred(word: string | undefined): boolean {
  return word === 'hundred' || word === 'hundreds'
}

function isArticle(word: string | undefined): boolean {
  return word === 'a' || word === 'an'
}

/** Products of decimal fractions without the noise of binary ones: 1.1 lakh is 110000. */
export function exact(value: number): number {
  return Number(value.toPrecision(15))
}
