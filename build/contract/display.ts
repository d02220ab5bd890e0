import { lazily } from './lazily.ts'

// The currencies that an amount may be in besides rupees: travel policies state sums in dollars.

/** Signs before an amount, by the code of its currency. */
export const CURRENCIES = {
  USD: 'US$',
  EUR: '€',
  GBP: '£',
  AED: 'AED ',
  JPY: '¥',
  SGD: 'S$',
  AUD: 'A$',
  CAD: 'C$',
  CHF: 'CHF ',
  HKD: 'HK$',
  THB: 'THB ',
  CNY: 'CNY ',
} as const

export type CurrencyCode = keyof typeof CURRENCIES

/** Every code, in the order of the table. */
export const CURRENCY_CODES = Object.keys(CURRENCIES) as CurrencyCode[]

const plain = lazily(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 }))
const tiny = lazily(() => new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 4 }))

/** A number with the separators used in India. However small it is, it is not shown as nothing. */
export function inIndia(value: number): string {
  return (Math.abs(value) < 0.01 ? tiny : plain)().format(value)
}

/** An amount of rupees. */
export function inRupees(value: number): string {
  return `${value < 0 ? '-' : ''}₹${inIndia(Math.abs(value))}`
}

const abroad = lazily(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 }))

/**
 * An amount of another currency, with the separators used there.
 *
 * @example inCurrency(500000, 'USD') // 'US$500,000'
 */
export function inCurrency(value: number, currency: CurrencyCode): string {
  return `${CURRENCIES[currency]}${abroad().format(value)}`
}

/** A number of things, by the word for one of them. */
export function counted(value: number, unit: string): string {
  return `${inIndia(value)} ${unit}${value === 1 ? '' : 's'}`
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * A calendar day as a person writes it.
 *
 * @example writtenDay('2026-11-01') // '1 November 2026'
 */
export function writtenDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
