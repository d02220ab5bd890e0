// The currencies that an amount may be in besides rupees: travel policies state sums in dollars.

/** What is printed before an amount, by the code of its currency. */
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
