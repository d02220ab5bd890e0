import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../../build/contract/errors.ts'
import type { Operation, Parameter } from '../../../build/contract/operation.ts'
import { OPERATIONS, type OperationId } from '../../../build/contract/operations.ts'
import { parametersOf } from '../../../functions/shared/given-parameters.ts'

// Every parameter of the table: what its schema bounds is refused beyond the bound, and taken at it. The values are
// worked out here from the keywords of the schema; a new parameter is tried without another line.

interface Keywords {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
}

interface Tried {
  readonly id: OperationId
  readonly name: string
  readonly parameter: Parameter
  readonly keywords: Keywords
}

const PARAMETERS: readonly Tried[] = (Object.entries(OPERATIONS) as [OperationId, Operation][]).flatMap(
  ([id, { params, query }]) =>
    Object.entries({ ...params, ...query }).map(([name, parameter]) => {
      return { id, name, parameter, keywords: parameter.schema }
    }),
)

/** Values that are outside a schema, whatever else it allows. */
function beyond({ type, enum: words, pattern, maxLength, minimum, maximum }: Keywords): string[] {
  const values: string[] = []
  if (type === 'integer')
    values.push('abc', ' 7', '7 ', '+7', '-0', '07', '1e1', '1.0', '0x7', '٧', '7'.repeat(400))
  if (minimum !== undefined) values.push(String(minimum - 1))
  if (maximum !== undefined) values.push(String(BigInt(maximum) + 1n))
  if (words !== undefined) values.push('no-such-word', ...words.map((word) => word.toUpperCase()))
  if (pattern !== undefined) values.push('!', '🦄', 'A b', '-')
  if (maxLength !== undefined) values.push('x'.repeat(maxLength + 1), 'x'.repeat(100_000))
  return values
}

/** Values that are just inside. */
function within({ enum: words, pattern, maxLength, minimum, maximum, default: usual }: Keywords): string[] {
  const bounds = [minimum, maximum, usual].filter((value) => value !== undefined).map(String)
  if (words !== undefined) return [...words]
  if (maxLength !== undefined) return ['x', (pattern === undefined ? '🦄' : 'x').repeat(maxLength)]
  return bounds
}

/** A request in which everything else that is required is right. */
function ask({ id, name }: Tried, text: string | null) {
  const operation: Operation = OPERATIONS[id]
  const usual = (key: string) => ({ id: '7', slug: 'some-slug' })[key] ?? 'words'
  const params = Object.fromEntries(
    Object.keys(operation.params).map((key) => [key, key === name ? (text ?? '') : usual(key)]),
  )
  const query = Object.entries(operation.query).flatMap(([key, { required }]) => {
    const value = key === name ? text : required ? usual(key) : null
    return value === null ? [] : [`${key}=${encodeURIComponent(value)}`]
  })
  return parametersOf(id, params, `?${query.join('&')}`)
}

describe.each(PARAMETERS.map((tried) => [`${tried.id} ${tried.name}`, tried] as const))('%s', (_, tried) => {
  const { name, parameter, keywords } = tried

  test('is refused beyond what its schema allows, in words that name it, the value and what is allowed', () => {
    const values = beyond(keywords)
    expect(values.length).toBeGreaterThan(0)
    for (const value of values) {
      const answer = ask(tried, value)
      expect(answer, value.slice(0, 50)).toMatchObject({
        refusal: { code: parameter.refusal satisfies ErrorCode },
      })
      const message = 'refusal' in answer ? answer.refusal.message : ''
      expect(message).toContain(`${name} `)
      expect(message).toContain(value.slice(0, 20))
      expect(message).toContain('must be ')
      expect(message.length).toBeLessThan(600)
      for (const bound of [keywords.minimum, keywords.maxLength, ...(keywords.enum ?? [])])
        if (bound !== undefined) expect(message).toContain(String(bound))
    }
  })

  test('is taken at the bounds of its schema, as a value of its type', () => {
    for (const value of within(keywords)) {
      const expected = keywords.type === 'integer' ? Number(value) : value
      expect(ask(tried, value)).toMatchObject({ given: { [name]: expected } })
    }
  })

  test('is null or its default where it is not given and need not be', () => {
    if (parameter.required) return expect(ask(tried, null)).toHaveProperty('refusal')
    expect(ask(tried, null)).toMatchObject({ given: { [name]: keywords.default ?? null } })
  })
})

test('the table has a parameter of every kind that is tried here', () => {
  const has = (keyword: keyof Keywords) => PARAMETERS.some(({ keywords }) => keywords[keyword] !== undefined)
  for (const keyword of ['enum', 'pattern', 'maxLength', 'minimum', 'maximum', 'default'] as const)
    expect([keyword, has(keyword)]).toEqual([keyword, true])
})
