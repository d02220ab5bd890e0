import type english from '#texts'
import { UNITS } from './time-units.ts'

// Values as they are displayed in English, in another language.

interface Words {
  readonly t: (key: keyof typeof english, filling: { readonly count: number }) => string
  readonly word: (english: string) => string | null
}

/** A number with its unit as it is displayed, such as "24 months". */
const WITH_UNIT = /^([\d,.]+) (hour|day|week|month|year|time)s?$/u
const BARE = /^(?:[A-Z]{2,3}\$? ?|[€£¥$])?[\d,.]+%?$/u

/** A number with its unit, an amount, or a word that the texts have; null for other words. */
export function translatedValue(texts: Words, display: string): string | null {
  const [, number = '', unit = ''] = WITH_UNIT.exec(display) ?? []
  const key = UNITS[unit]
  if (key !== undefined) return texts.t(key, { count: Number(number.replaceAll(',', '')) })
  if (display.startsWith('₹')) return rupees(texts, display)
  return BARE.test(display) ? display : texts.word(display)
}

/** Rupees by the lakh or the crore where that is how they are said, as in ₹5 लाख. */
function rupees({ t }: Words, display: string): string {
  const value = Number(display.replaceAll(/[₹,]/gu, ''))
  const by = value >= 1e7 ? 1e7 : 1e5
  const count = value / by
  if (Number.isNaN(value) || value < 1e5 || !Number.isInteger(Math.round(count * 1e6) / 1e4)) return display
  return t(by === 1e7 ? 'value.crore' : 'value.lakh', { count })
}
