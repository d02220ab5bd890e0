import { type Draft, type Quantity, draftOf, isOrdinal } from './counted.ts'
import { HYPHENS, MINUS } from './characters.ts'
import { isLinked, isName, isTime, linkAt, linkBetween, named } from './number-lists.ts'
import { type Tokens, textAt, tokensOf } from './number-tokens.ts'
import { PERCENT, RANGE_LINKS, RUPEES, type Unit } from './number-words.ts'
import { numeralAt } from './numbers.ts'

// The quantities of a text: numbers with what they count, alone, in lists, in ranges, and as times of several units.

/** Every number of a text with what it counts. */
export function quantitiesOf(text: string): Quantity[] {
  const tokens = tokensOf(text)
  const drafts: Draft[] = []
  for (let at = 0; at < tokens.length;) {
    const numeral = numeralAt(tokens, at)
    const before = drafts.at(-1)
    if (numeral !== null)
      drafts.push(named(tokens, before, signed(text, draftOf(tokens, numeral, before?.to ?? 0))))
    at = Math.max(at + 1, drafts.at(-1)?.to ?? 0)
  }
  return compound(tokens, linked(tokens, drafts))
}

/** A minus, not the dash of a range or before an entry. */
const SIGNED = new RegExp(
  String.raw`(?:[±∓]|(?:^|[\s(])\u2212)\s?$|^[${HYPHENS}]$|${MINUS}|(?<!\p{L})minus\s$`,
  'iu',
)
/** More than the longest word that is looked for before a minus. */
const REACH = 12

/** A number with a minus before it is not the number itself. */
function signed(text: string, draft: Draft): Draft {
  const isSigned = SIGNED.test(text.slice(Math.max(0, draft.start - REACH), draft.start))
  return isSigned ? { ...draft, isUncertain: true } : draft
}

/** Gives the numbers of a list what they share: "5, 10 or 15 lakhs", "Rs. 500 or 1,000", "30 to 60 days". */
function linked(tokens: Tokens, drafts: readonly Draft[]): Draft[] {
  const made = [...drafts]
  for (const at of [...made.keys()].toReversed()) {
    const [one, next] = [made[at], made[at + 1]]
    if (one !== undefined && next !== undefined) made[at] = withNext(tokens, one, next)
  }
  for (const [at, one] of made.entries()) {
    const before = made[at - 1]
    if (before?.unit !== RUPEES) continue
    const isBare = one.unit === null && !one.isLabel && (one.grouped || one.value >= 100)
    if (isBare && isLinked(tokens, before, one)) made[at] = { ...one, unit: RUPEES }
  }
  return made
}

function withNext(tokens: Tokens, one: Draft, next: Draft): Draft {
  if (!isLinked(tokens, one, next) || one.isArticle || isOtherSum(one, next)) return one
  const runsOn = isRange(tokens, one, next)
  const sharesUnit = one.unit === null && !isName(tokens, one) && next.unit !== null && isShared(one, next)
  const isSum = one.unit === null || one.unit === RUPEES
  const sharesScale = isSum && !isName(tokens, one) && one.scale === 1 && next.scale > 1 && one.value < 1000
  const isCertain = one.value < next.value / next.scale
  return {
    ...one,
    runsOn,
    unit: sharesUnit ? next.unit : one.unit,
    ...(sharesScale
      ? { value: one.value * next.scale, scale: next.scale, isSum: next.isSum, isUncertain: !isCertain }
      : {}),
    sharedEnd: sharesUnit || sharesScale ? Math.max(next.sharedEnd, one.end) : one.end,
  }
}

/** Whether what a number counts is what the one before it counts: not in "CHF 500 or Rs. 300", "50,000 or 10%". */
function isShared(one: Draft, next: Draft): boolean {
  if (next.from < next.numeral.from) return one.grouped
  return next.unit === RUPEES || !one.grouped || next.grouped
}

/** Whether a number of lakhs is before one that counts something else: "5 lakh – 10 %". */
function isOtherSum(one: Draft, next: Draft): boolean {
  const isSum = one.unit === null && one.scale !== 1 && next.scale === 1
  return isSum && (next.unit === PERCENT || isTime(next.unit))
}

/** Whether two numbers are the ends of one range: "30-60", "30 to 60", "between 30 and 60"; not "Option 2 – 30 days". */
function isRange(tokens: Tokens, one: Draft, next: Draft): boolean {
  const link = linkBetween(tokens, one, next)
  if (link === 'and') return textAt(tokens, one.from - 1) === 'between'
  return RANGE_LINKS.has(link) && areEnds(one, next, link) && !isLabelled(tokens, one, next)
}

/** Whether two numbers count one thing: not "6 months – 50 %". "24 months/36 months" is not a range. */
function areEnds({ unit: one }: Draft, { unit: two }: Draft, link: string): boolean {
  if (one === null || two === null) return true
  return link !== '/' && (one === two || (isTime(one) && isTime(two)))
}

function isLabelled(tokens: Tokens, one: Draft, next: Draft): boolean {
  if (isOrdinal(tokens, one) && isOrdinal(tokens, next)) return false
  const dash = tokens[linkAt(tokens, one)]
  const apart = dash?.text === '-' && dash.gap !== '' && tokens[next.from]?.gap !== ''
  const isCounted = next.unit !== null || next.scale !== 1 || next.grouped
  if (!apart || one.unit !== null || !isCounted || next.unit === 'mixed') return false
  return isName(tokens, one) && (one.isLabel || !isTime(next.unit))
}

/** Times of several units become one: "2 years and 6 months" is 30 months, and neither 2 years nor 6 months. */
function compound(tokens: Tokens, drafts: readonly Draft[]): Quantity[] {
  const made: Draft[] = []
  for (const next of drafts) {
    const one = made.at(-1)
    const units = one === undefined ? null : timesOf(tokens, one, next)
    if (one === undefined || units === null) made.push(next)
    else made[made.length - 1] = joined(one, next, units)
  }
  return made
}

/** The units of a time and of the rest of it after it; null where they are two times, or none. */
function timesOf(tokens: Tokens, one: Draft, next: Draft): readonly [Unit, Unit] | null {
  const between = tokens.slice(one.to, next.from)
  if (!isTime(one.unit)) return null
  if (isHalf(tokens, one, next)) return [one.unit, one.unit]
  if (!between.every(({ text }) => text === 'and' || text === ',') || !isTime(next.unit)) return null
  return next.value * hoursOf(next.unit) < hoursOf(one.unit) ? [one.unit, next.unit] : null
}

/** Whether a number is the half in "a year and a half"; not in "30 days and a half of the fee". */
function isHalf(tokens: Tokens, one: Draft, next: Draft): boolean {
  const words = tokens.slice(one.to, next.to).map(({ text }) => text)
  const isPart = ['of', 'the'].includes(textAt(tokens, next.to))
  return words.join(' ') === 'and a half' && next.unit === null && !isPart
}

/** About how many hours one of a unit has: enough to tell the larger from the smaller. */
function hoursOf({ kind, times }: Unit): number {
  return kind === 'months' ? times * 730 : times
}

/** Two quantities as one, which counts the time of both: exactly where they are of one kind, else in about so many hours. */
function joined(one: Draft, next: Draft, [larger, smaller]: readonly [Unit, Unit]): Draft {
  const both = { ...one, to: next.to, end: next.end, sharedEnd: next.end, isArticle: false }
  if (larger.kind !== smaller.kind)
    return { ...both, value: one.value * hoursOf(larger) + next.value * hoursOf(smaller), unit: 'mixed' }
  return { ...both, value: one.value + (next.value * smaller.times) / larger.times }
}
