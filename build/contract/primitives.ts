import { Type, type Static, type TProperties, type TSchema, type TSchemaOptions } from './schema.ts'

/** An object that holds these fields and no other: every record and every body is closed. */
export function closed<P extends TProperties>(properties: P, options: TSchemaOptions = {}) {
  return Type.Object(properties, { ...options, additionalProperties: false })
}

/** Such an object with a name of its own in the published schemas. */
export function named<P extends TProperties>(title: string, properties: P, description?: string) {
  return closed(properties, description === undefined ? { title } : { title, description })
}

/** The same shape for those who read what a later version may have added to: other keys are allowed. */
export function opened<S extends TSchema>(schema: S): S {
  const isClosing = (key: string, value: unknown) => key === 'additionalProperties' && value === false
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (isClosing(key, value) ? undefined : value)),
  ) as S
}

/** The same shape with a sentence of its own: what the value means where it is used. */
export function described<S extends TSchema>(schema: S, description: string): S {
  return { ...schema, description }
}

/** A value that may be null where the source says nothing. */
export function nullable<S extends TSchema>(schema: S, description?: string) {
  return Type.Union([schema, Type.Null()], description === undefined ? {} : { description })
}

/** A key that may be missing. */
export function omittable<S extends TSchema>(schema: S, description: string) {
  return Type.Optional(described(schema, description))
}

/** One of a few fixed words. */
export function oneOf<const V extends string[]>(values: [...V], options: TSchemaOptions = {}) {
  return Type.Enum(values, { type: 'string', ...options })
}

/**
 * One of the words known today. Records and bodies are held to them; the published schema says that others may be
 * added, so that a client does not refuse what version 1 may still grow by.
 */
export function openOf<const V extends string[]>(values: [...V], options: TSchemaOptions = {}) {
  return oneOf(values, { ...options, [OPEN]: true })
}

/** The keyword that marks a vocabulary that may grow. */
export const OPEN = 'x-open'

/** Two values of a kind: a range from–to, or a start and an end. */
export function pair<S extends TSchema>(schema: S) {
  return Type.Unsafe<[Static<S>, Static<S>]>(Type.Array(schema, { minItems: 2, maxItems: 2 }))
}

/** The words a slug may be made of: lower-case letters, digits and single hyphens. */
const SLUG_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$'

/** The longest UIN the service takes; the longest seen in the regulator's lists has under 50 characters. */
export const UIN_LENGTH = 80

export const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: 80 })
export const Text = Type.String({ minLength: 1 })
export const Day = Type.String({ format: 'date', description: 'A calendar day, YYYY-MM-DD.' })
export const Url = Type.String({
  format: 'uri',
  pattern: '^https?://',
  description: 'An absolute web address.',
})
export const SecureUrl = Type.String({
  format: 'uri',
  pattern: '^https://',
  description: 'An absolute web address with https.',
})
export const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })
export const Count = Type.Integer({ minimum: 0 })
export const Page = Type.Integer({ minimum: 1, description: 'A physical page of the file, counted from 1.' })
export const ClauseId = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'The public number of a clause, unique over the whole dataset and never used again.',
})

/** The regulator-issued Unique Identification Number, as printed. */
export const Uin = Type.String({ minLength: 1, maxLength: UIN_LENGTH })

export const LINES = ['life', 'health', 'general'] as const
export const PRODUCT_STATUSES = ['active', 'withdrawn'] as const

export const Line = oneOf([...LINES], { description: 'The line of business.' })
export const ProductStatus = oneOf([...PRODUCT_STATUSES], {
  description:
    'withdrawn: the source lists it as withdrawn. active: it does not, which says neither that it is sold today nor that it is the newest version; where withdrawals_known_for of stats does not have its line, it says nothing.',
})

export type Line = Static<typeof Line>
export type ProductStatus = Static<typeof ProductStatus>
