// Whether a number stands in a quote, in any of the ways in which Indian wordings write numbers.

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
const LINKS = new Set(['to', 'or', 'and', 'rs', 'inr', 'rupees', '₹', ',', '.', '-', '/', '&'])

/** Digits in Indian or western groups or none, then a word, then a sign. */
const TOKEN = /\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|[a-z]+|[^\s\w]/gu

/** A run of tokens that is one number: its value, the scale it was multiplied by, and where it stood. */
interface Found {
  readonly value: number
  readonly scale: number
  readonly from: number
  readonly to: number
}

/**
 * Every number that stands in a text: in digits, in groups, in lakhs and crores, in words.
 *
 * @example numbersIn('two (2) claims of Rs. 1.5 lakh each') // Set { 2, 150000, 1.5 }
 */
export function numbersIn(text: string): ReadonlySet<number> {
  const words = tokensOf(text)
  const found: Found[] = []
  for (let at = 0; at < words.length;) {
    const read = readNumber(words, at)
    found.push(...read)
    at = Math.max(at + 1, read.at(-1)?.to ?? 0)
  }
  return new Set([
    ...found.flatMap(({ value, scale }) => [value, exact(value * scale)]),
    ...listed(found, words),
  ])
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

/** What the numbers of a list are when its last one bears the scale of all. */
function listed(found: readonly Found[], words: readonly string[]): number[] {
  const more: number[] = []
  let scale = 1
  for (let at = found.length - 1; at > 0; at--) {
    const [one, next] = [found[at - 1], found[at]]
    if (one === undefined || next === undefined) break
    if (next.scale > 1) scale = next.scale
    const linked = words.slice(one.to, next.from).every((word) => LINKS.has(word))
    if (!linked || one.scale > 1) scale = 1
    if (scale > 1) more.push(exact(one.value * scale))
  }
  return more
}

/** Products of decimal fractions without the noise of binary ones: 1.1 lakh is 110000. */
function exact(value: number): number {
  return Number(value.toPrecision(15))
}
