import type { ValueSchema } from '../../../functions/shared/allowed.ts'

// What the bundles get in the place of `ajv`: a check of single values, for the parameters of GETs. ajv makes code of
// text, which pages under a Content-Security-Policy forbid. A schema of anything else is refused when it is compiled.

const KNOWN = new Set([
  'type',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'default',
  'description',
  'x-open',
])

export class Ajv2020 {
  addVocabulary(): void {}

  compile(schema: ValueSchema) {
    const unknown = Object.keys(schema).filter((keyword) => !KNOWN.has(keyword))
    if (unknown.length > 0) throw new Error(`the bundles cannot check ${unknown.join(', ')}`)
    const pattern = schema.pattern === undefined ? null : new RegExp(schema.pattern, 'u')
    const validate = (value: unknown): boolean => {
      const isValid = isOf(schema, pattern, value)
      validate.errors = isValid ? [] : [{ keyword: 'value', instancePath: '', message: 'is not allowed' }]
      return isValid
    }
    validate.errors = [] as object[]
    return validate
  }
}

function isOf(schema: ValueSchema, pattern: RegExp | null, value: unknown): boolean {
  if (schema.enum !== undefined && !(schema.enum as readonly unknown[]).includes(value)) return false
  if (schema.type === 'integer') return isInteger(schema, value)
  if (schema.type !== 'string' || typeof value !== 'string') return false
  const { minLength = 0, maxLength = Infinity } = schema
  const { length } = Array.from(value)
  return length >= minLength && length <= maxLength && (pattern === null || pattern.test(value))
}

function isInteger({ minimum = -Infinity, maximum = Infinity }: ValueSchema, value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum
}
