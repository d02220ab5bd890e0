import { fold } from './words.ts'

// Section numbers as people write them: "s. 45", "Sec.39", "u/s 64-VB", "rule 17", "Ch. I, 13", or "64VB" alone.

const NUMBER = /^\d+(?:\.\d+)*[a-z]{0,3}$/u
/** A number that can hardly be anything but a section's: "27E", not "3rd". */
const LETTERED = /^\d{1,3}(?!(?:st|nd|rd|th)$)[a-z]{1,3}$/u

/** A year, which no section has as its number: "rules 2017". */
export const YEAR = /^(?:1[89]|20)\d\d$/u

/** A text that may hold a number: without a digit or a Roman number of ASCII, and without signs beyond it, it holds none. */
const MAY_NAME_NUMBER = /[^\u0000-\u007f]|\d|(?<![a-z])[ivx]+(?![a-z])/iu

/** A number by which a policy calls a part of its own, and no law: "para 5 of my policy". */
export const OF_POLICY =
  /\d[.\d]*[a-z]? (?:of|in) (?:my |our |the |this |your )*polic(?:y|ies)\b(?! ?holder)/iu

/** Most numbers of a query that are tried beside the rest of it: nobody names a section by the seventh. */
const NUMBERS_TRIED = 6

/** Numbers in a query for law: the key of the section it names, and everything else it says. */
export interface NumberAsked {
  /** One of the keys `sectionKeys` makes; null where the query names no section that is held. */
  readonly key: string | null
  /** The number that was asked for where no section that is held has it. */
  readonly missing: string | null
  /** The kind of instrument that calls its parts so: `rules` for "rule 17"; null for "section" and the like. */
  readonly kind: 'rules' | 'regulations' | null
  readonly rest: string
}

/**
 * The section a query names. `holds` says whether any section has a key, `isTitle` whether words are the name of an instrument
 * and nothing else: a number that nothing calls a section is one only beside a title, or alone, and so is that of a clause,
 * which policies have, too.
 */
export function numberAsked(
  q: string,
  holds: (key: string) => boolean,
  isTitle: (words: string) => boolean,
): NumberAsked {
  if (!MAY_NAME_NUMBER.test(q) || OF_POLICY.test(q)) return { key: null, missing: null, kind: null, rest: q }
  const tokens = joinedNumbers(numberTokens(q), holds)
  const without = (from: number, to: number) => tokens.toSpliced(from, to - from).join(' ')
  for (const [at, word] of tokens.entries()) {
    if (!CALLED.has(word) || YEAR.test(tokens[at + 1] ?? '')) continue
    const held = heldFrom(tokens, at, holds)
    if (held === null && !isNumber(tokens[at + 1])) continue
    let end = held?.end ?? at + 2
    while (isNumber(tokens[end]) || (CALLED.has(tokens[end] ?? '') && isNumber(tokens[end + 1]))) end += 1
    if (word.startsWith('clause') && !isTitle(without(at, end))) continue
    const kind = word.startsWith('rule') ? 'rules' : word.startsWith('reg') ? 'regulations' : null
    const missing = held === null ? keyOf(tokens.slice(at, end)) : null
    return { key: held?.key ?? null, missing, kind, rest: without(at, end) }
  }
  const isBesideTitle = (at: number) => tokens.length === 1 || isTitle(without(at, at + 1))
  const isDay = (at: number) => tokens[at + 1] === 'may'
  const tried = [...tokens.entries()]
    .filter(([at, token]) => NUMBER.test(token) && !isDay(at))
    .slice(0, NUMBERS_TRIED)
  const known = tried.find(
    ([at, token]) => token.length <= 6 && holds(token) && (/[a-z]/u.test(token) || isBesideTitle(at)),
  )
  if (known !== undefined) {
    const [at, token] = known
    return { key: token, missing: null, kind: null, rest: without(at, at + 1) }
  }
  const lettered = tried.find(([at, token]) => LETTERED.test(token) && isBesideTitle(at))
  if (lettered === undefined) return { key: null, missing: null, kind: null, rest: q }
  const [at, token] = lettered
  return { key: null, missing: token, kind: null, rest: without(at, at + 1) }
}

/**
 * The longest number of a section that is held and begins at a word that calls it so, and where it ends: "section 1, part A, II.4"
 * before "section 1". A Roman number before another is that of a chapter alone, and names no section.
 */
function heldFrom(
  tokens: readonly string[],
  at: number,
  holds: (key: string) => boolean,
): { readonly key: string; readonly end: number } | null {
  for (let end = Math.min(tokens.length, at + LONGEST); end > at + 1; end -= 1) {
    const key = keyOf(tokens.slice(at, end))
    if (CALLED.has(tokens[end - 1] ?? '') || !holds(key)) continue
    if (!ROMAN.test(key) || !isNumber(tokens[end])) return { key, end }
  }
  return null
}

/** Most words and numbers that one printed number is made of. */
const LONGEST = 12

/** What words and numbers name, without the words that only say so: "chapter 3" is no section 3. */
function keyOf(tokens: readonly string[]): string {
  return tokens.filter((token) => !CALLED.has(token) || PARTS.has(token)).join(' ')
}

function isNumber(token: string | undefined): boolean {
  return token !== undefined && (NUMBER.test(token) || ROMAN.test(token))
}

/** "64 VB" and "64-vb" are one number where such a section is held. */
function joinedNumbers(tokens: readonly string[], holds: (key: string) => boolean): string[] {
  const joined: string[] = []
  for (const token of tokens) {
    const number = joined.at(-1) ?? ''
    if (/\d$/u.test(number) && /^[a-z]/u.test(token) && holds(number + token))
      joined[joined.length - 1] = number + token
    else joined.push(token)
  }
  return joined
}

// The numbers of sections of law, however they are written.

/** Kinds of parts with numbers of their own, by the words for each: chapter II is neither schedule II nor section 2. */
const PARTS = new Map(
  ['chapter chapters chap ch अध्याय', 'schedule schedules sch', 'article articles अनुच्छेद'].flatMap((words) => {
    const all = fold(words).split(' ')
    return all.map((word) => [word, all[0]])
  }),
)

/** Words that say that a number follows. */
const CALLED: ReadonlySet<string> = new Set([
  ...PARTS.keys(),
  ...fold(
    'section sections sec secs s ss rule rules regulation regulations reg regs para paras paragraph paragraphs ' +
      'clause clauses part parts dhara धारा',
  ).split(' '),
])
/** A Roman number, be it that of a kind of part. */
const ROMAN = /^(?:[a-z]{4,} )?[ivx]+$/u

/** A number below forty as it is written in Roman. */
function romanOf(number: number): string {
  return 'x'.repeat(number / 10) + ' i ii iii iv v vi vii viii ix'.split(' ')[number % 10]
}

/**
 * Keys by which a section is found: its whole number, the same without the kind of part, and its last part, the latter two where
 * they have a digit. "Chapter I, 13" is "chapter i 13", "i 13" and "13", "Chapter III, II" is "chapter iii ii" alone: "ii" is
 * another chapter.
 */
export function sectionKeys(number: string): string[] {
  const tokens = numberTokens(number)
  const whole = keyOf(tokens)
  const parts = tokens.filter((token) => !CALLED.has(token))
  const isOfRoman = ROMAN.test(parts[0] ?? '')
  return [...new Set([whole, parts.join(' '), ...parts.slice(-1)])].filter(
    (key) => /\d/u.test(key) || (isOfRoman && key === whole),
  )
}

/** The words and numbers of a text about sections, in lower case: "u/s 64-VB" is section, 64vb. */
function numberTokens(text: string): string[] {
  return fold(text)
    .replace(/(?<![a-z])sub[- ]?(?:section|rule|regulation|clause|para|paragraph)s?(?![a-z])/gu, ' ')
    .replace(/(?<![a-z])under(?=\s+s(?:ec)?)/gu, ' ')
    .replace(/(?<=\d)[-\u2010\u2013](?=[a-z]{1,3}(?![a-z0-9]))/gu, '')
    .replace(/§+|(?<![a-z])u\s?\/\s?s(?![a-z])/gu, ' section ')
    .replace(/(?<![a-z0-9])(s|sec|section|rule|reg|regulation|ch|para)\.?(?=\d)/gu, '$1 ')
    .split(/[^\p{L}\p{M}0-9.]+/u)
    .map((token) => token.replace(/^\.+|\.+$/gu, ''))
    .filter((token) => token !== '')
    .map((token) => PARTS.get(token) ?? token)
    .map((token, at, all) =>
      /^(?:chapter|schedule)$/u.test(all[at - 1] ?? '') && /^[1-3]?\d$/u.test(token)
        ? romanOf(Number(token))
        : token,
    )
}
