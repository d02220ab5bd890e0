import type { PolicyBody } from '../../contract/published/policy.ts'

type Value = PolicyBody['facts'][number]['value']

/**
 * A value in the column of its own kind, for tables whose columns have one type; the others are null.
 *
 * @example typedValue(['one', 'two']) // { number: null, flag: null, text: 'one; two' }
 */
export function typedValue(value: Value) {
  return {
    number: typeof value === 'number' ? value : null,
    flag: typeof value === 'boolean' ? Number(value) : null,
    text: Array.isArray(value) ? value.join('; ') : typeof value === 'string' ? value : null,
  }
}
