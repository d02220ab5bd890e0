import type { FieldType } from '../contract/primitives.ts'
import type { FactValue } from '../contract/authored/product.ts'

const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 })
const tiny = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 4 })

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
  if (type === 'amount') return `${value < 0 ? '-' : ''}₹${inIndia(Math.abs(value))}`
  if (type === 'percent') return `${inIndia(value)}%`
  const unit = UNITS[type]
  if (unit === undefined) return inIndia(value)
  return `${inIndia(value)} ${unit}${value === 1 ? '' : 's'}`
}

// However small a number is, it is not shown as nothing.
function inIndia(value: number): string {
  return (Math.abs(value) < 0.01 ? tiny : plain).format(value)
}
