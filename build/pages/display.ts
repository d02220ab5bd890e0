import type { FieldType } from '../contract/primitives.ts'
import type { FactValue } from '../contract/records.ts'

const inIndia = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 })

const UNITS: Partial<Record<FieldType, string>> = {
  hours: 'hour',
  days: 'day',
  months: 'month',
  years: 'year',
}

/**
 * A value as a person writes it in India.
 *
 * @example display('amount', 500000) // '₹5,00,000'
 */
export function display(type: FieldType, value: FactValue): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return value
  if (type === 'amount') return `${value < 0 ? '-' : ''}₹${inIndia.format(Math.abs(value))}`
  if (type === 'percent') return `${inIndia.format(value)}%`
  const unit = UNITS[type]
  if (unit === undefined) return inIndia.format(value)
  return `${inIndia.format(value)} ${unit}${value === 1 ? '' : 's'}`
}
