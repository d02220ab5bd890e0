import type { Quantity } from './quantity-drafts.ts'
import { readText } from './quantities.ts'

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

/** What ends a name right before its number: "COVID-19", "Plan A-1". */
const NAMED = /[\p{L}\p{M}]+[-\u2010\u2011]$/u
/** How long such a word is at most. */
const NAME_REACH = 40

/**
 * The stretches of a text that are cut by no quote.
 *
 * @example numberSpans('waits 30 to 60 days') // 'unit' of "60 days", 'unit' of "30 to 60 days" for an end, 'range' of all
 */
export function numberSpans(text: string): NumberSpan[] {
  const { quantities, codes } = readText(text)
  const cut = [...codes, ...quantities.flatMap((one) => nameAt(text, one))].map(
    ({ start, end }): NumberSpan => ({ kind: 'cut', start, end, mayBegin: false }),
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

/** The name that a bare number ends; not "Co-payment-20 %", whose number counts something. */
function nameAt(text: string, { unit, start, end }: Quantity): Pick<NumberSpan, 'start' | 'end'>[] {
  const [word = ''] =
    unit === null ? (NAMED.exec(text.slice(Math.max(0, start - NAME_REACH), start)) ?? []) : []
  return word === '' ? [] : [{ start: start - word.length, end }]
}

/** The kind of the span that a quote from one place to another cuts; null where it cuts none. */
export function cutSpan(spans: readonly NumberSpan[], from: number, to: number): NumberSpan['kind'] | null {
  const inside = ({ start, end }: NumberSpan, at: number) => start < at && at < end
  const cut = spans.find((span) => inside(span, to) || (!span.mayBegin && inside(span, from)))
  return cut?.kind ?? null
}
