import { isOrdinal } from './number-labels.ts'
import { type QuantityDraft, type Quantity, draftOf } from './quantity-drafts.ts'
import { isLinked, isName, isTime, linkAt, linkBetween, named } from './number-lists.ts'
import { type Tokens, textAt, tokensOf } from './number-tokens.ts'
import { PERCENT, RANGE_LINKS, RUPEES, type MeasureUnit } from './number-words.ts'
import { numeralAt } from './numbers.ts'

// The quantities of a text: numbers with what they count, alone, in lists and in ranges.

/** Every number of a text with what it counts. */
export function quantitiesOf(text: string): Quantity[] {
  const tokens = tokensOf(text)
  const drafts: QuantityDraft[] = []
  for (let at = 0; at < tokens.length;) {
    const numeral = numeralAt(tokens, at)
    const before = drafts.at(-1)
    if (numeral !== null) drafts.push(named(tokens, before, draftOf(tokens, numeral, before?.to ?? 0)))
    at = Math.max(at + 1, drafts.at(-1)?.to ?? 0)
  }
  return parted(tokens, linked(tokens, drafts))
}

/** Gives the numbers of a list what they share: "5, 10 or 15 lakhs", "Rs. 500 or 1,000", "30 to 60 days". */
function linked(tokens: Tokens, drafts: readonly QuantityDraft[]): QuantityDraft[] {
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

function withNext(tokens: Tokens, one: QuantityDraft, next: QuantityDraft): QuantityDraft {
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
function isShared(one: QuantityDraft, next: QuantityDraft): boolean {
  if (next.from < next.numeral.from) return one.grouped
  return next.unit === RUPEES || !one.grouped || next.grouped
}

/** Whether a number of lakhs is before one that counts something else: "5 lakh – 10 %". */
function isOtherSum(one: QuantityDraft, next: QuantityDraft): boolean {
  const isSum = one.unit === null && one.scale !== 1 && next.scale === 1
  return isSum && (next.unit === PERCENT || isTime(next.unit))
}

/** Whether two numbers are the ends of one range: "30-60", "30 to 60", "between 30 and 60"; not "Option 2 – 30 days". */
function isRange(tokens: Tokens, one: QuantityDraft, next: QuantityDraft): boolean {
  const link = linkBetween(tokens, one, next)
  if (link === 'and') return textAt(tokens, one.from - 1) === 'between'
  return RANGE_LINKS.has(link) && areEnds(one, next, link) && !isLabelled(tokens, one, next)
}

/** Whether two numbers count one thing: not "6 months – 50 %". "24 months/36 months" is not a range. */
function areEnds({ unit: one }: QuantityDraft, { unit: two }: QuantityDraft, link: string): boolean {
  if (one === null || two === null) return true
  return link !== '/' && (one === two || (isTime(one) && isTime(two)))
}

function isLabelled(tokens: Tokens, one: QuantityDraft, next: QuantityDraft): boolean {
  if (isOrdinal(tokens, one) && isOrdinal(tokens, next)) return false
  const dash = tokens[linkAt(tokens, one)]
  const apart = dash?.text === '-' && dash.gap !== '' && tokens[next.from]?.gap !== ''
  const isCounted = next.unit !== null || next.scale !== 1 || next.grouped
  if (!apart || one.unit !== null || !isCounted) return false
  return isName(tokens, one) && (one.isLabel || !isTime(next.unit))
}

/** Of "2 years and 6 months" or "2 lakh fifty thousand" neither part is said: they are one, which is not read. */
function parted(tokens: Tokens, drafts: readonly QuantityDraft[]): Quantity[] {
  return drafts.map((one, at) => {
    const [before, next] = [drafts[at - 1], drafts[at + 1]]
    const isPart = (two: QuantityDraft | undefined, other: QuantityDraft | undefined) =>
      two !== undefined && other !== undefined && arePartsOfOne(tokens, two, other)
    if (isPart(one, next)) return { ...one, isUncertain: true, runsOn: true }
    return isPart(before, one) ? { ...one, isUncertain: true } : one
  })
}

function arePartsOfOne(tokens: Tokens, one: QuantityDraft, next: QuantityDraft): boolean {
  const between = tokens
    .slice(one.to, next.from)
    .map(({ text }) => text)
    .join(' ')
  if (!['', 'and', ',', ', and'].includes(between) || next.isArticle) return false
  if (isTime(one.unit) && isTime(next.unit)) return next.value * hoursOf(next.unit) < hoursOf(one.unit)
  const isRest = between !== ',' && one.scale > 1 && next.value < one.scale
  return (
    isRest &&
    (next.scale > 1 || next.unit === null || next.unit === one.unit) &&
    next.from === next.numeral.from
  )
}

/** About how many hours one of a unit has: enough to tell the larger from the smaller. */
function hoursOf({ kind, times }: MeasureUnit): number {
  return kind === 'months' ? times * 730 : times
}
