import type { Quantity } from './quantity-drafts.ts'
import { type Tokens, tokensOf } from './number-tokens.ts'
import { quantitiesOf } from './quantities.ts'

/**
 * A stretch of a text that a quote does not cut: a number with its scale and unit, a range of numbers, or digits that are
 * one date or code.
 */
export interface NumberSpan {
  readonly kind: 'unit' | 'range' | 'cut'
  readonly start: number
  readonly end: number
  /** Whether a quote may begin inside it: of "5, 10 or 15 lakhs" "15 lakhs" is whole, "5" is not. */
  readonly mayBegin: boolean
}

/** A number to dial, its groups apart: "1800 425 2255", "+91 22 1234 5678", "022 1234 5678". */
const DIALLED =
  /(?<!\d)(?:18[06]0[ \u00a0-]\d{2,3}[ \u00a0-]\d{3,4}|\+91(?:[ \u00a0-]\d{2,10})+|0\d{2,4}(?:[ \u00a0-]\d{3,8})+)/gu

/**
 * The stretches of a text that are cut by no quote.
 *
 * @example numberSpans('waits 30 to 60 days') // 'unit' of "60 days", 'unit' of "30 to 60 days" for an end, 'range' of all
 */
export function numberSpans(text: string): NumberSpan[] {
  const quantities = quantitiesOf(text)
  const tokens = tokensOf(text)
  const codes = tokens.filter(({ kind }) => kind === 'code')
  const dialled = Array.from(text.matchAll(DIALLED), ({ 0: number, index }) => ({
    start: index,
    end: index + number.length,
  }))
  const cut = [...codes, ...dialled, ...namesIn(text, tokens, quantities)].map(
    ({ start, end }): NumberSpan => ({
      kind: 'cut',
      start,
      end,
      mayBegin: false,
    }),
  )
  const counted = quantities.flatMap((one, at): NumberSpan[] => {
    const next = quantities[at + 1]
    const { start, end, sharedEnd } = one
    return [
      ...(one.runsOn && next !== undefined
        ? [{ kind: 'range', start, end: next.end, mayBegin: false } as const]
        : []),
      { kind: 'unit', start, end, mayBegin: false },
      { kind: 'unit', start, end: sharedEnd, mayBegin: true },
    ]
  })
  return [...cut, ...counted]
}

/** Names that end with a number: "COVID-19", "Plan A-1"; not "Co-payment-20 %", whose number counts something. */
function namesIn(
  text: string,
  tokens: Tokens,
  quantities: readonly Quantity[],
): Pick<NumberSpan, 'start' | 'end'>[] {
  const bare = new Set(quantities.filter(({ unit }) => unit === null).map(({ start }) => start))
  return tokens.flatMap((word, at) => {
    const [hyphen, number] = [tokens[at + 1], tokens[at + 2]]
    if (word.kind !== 'word' || hyphen === undefined || number === undefined) return []
    const isHyphen = /^[-\u2010\u2011]\p{Nd}/u.test(text.slice(hyphen.start)) && hyphen.gap === ''
    return isHyphen && bare.has(number.start) ? [{ start: word.start, end: number.end }] : []
  })
}

/** The kind of the span that a quote from one place to another cuts; null where it cuts none. */
export function cutSpan(spans: readonly NumberSpan[], from: number, to: number): NumberSpan['kind'] | null {
  const inside = ({ start, end }: NumberSpan, at: number) => start < at && at < end
  const cut = spans.find((span) => inside(span, to) || (!span.mayBegin && inside(span, from)))
  return cut?.kind ?? null
}
