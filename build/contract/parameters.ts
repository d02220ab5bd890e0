import { Type, type Static, type TSchema } from './schema.ts'
import type { ErrorCode } from './errors.ts'
import { COMPARED, PAGE_SIZE, QUERY_LENGTH, TEXT_RESULTS } from './limits.ts'
import { ClauseId, Line, ProductStatus, Slug, Uin, oneOf } from './primitives.ts'
import { normalUin } from './uin.ts'

// The parameters of operations. Requests are validated by these schemas and nothing else.

export function required<S extends TSchema>(
  schema: S,
  description: string,
  refusal: ErrorCode = 'invalid-request',
) {
  return { schema, required: true, description, refusal } as const
}

export function optional<S extends TSchema>(
  schema: S,
  description: string,
  refusal: ErrorCode = 'invalid-request',
) {
  return { schema, required: false, description, refusal } as const
}

/** An optional parameter with the value that is taken where none is given. */
function withDefault<S extends TSchema>(schema: S, value: Static<S>, description: string) {
  const defaulted: S & { readonly default: Static<S> } = { ...schema, default: value }
  return optional(defaulted, description)
}

const slug = { ...Slug, description: 'Lower-case letters and digits, joined by single hyphens.' }
const day = Type.String({
  format: 'date',
  pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
  description: 'A day as YYYY-MM-DD.',
})
const words = Type.String({ maxLength: QUERY_LENGTH })

// The names of things: a value of another form is refused as a thing that does not exist.

export const UIN = {
  ...required(
    Uin,
    'The product’s UIN. Case and white space do not matter; slashes may be raw or encoded.',
    'policy-not-found',
  ),
  normalize: normalUin,
}
export const CLAUSE_ID = required(ClauseId, 'The clause’s number.', 'clause-not-found')
export const CATEGORY_SLUG = required(slug, 'Slug of the category.', 'category-not-found')
export const INSURER_SLUG = required(slug, 'Slug of the insurer.', 'insurer-not-found')
export const LAW_SLUG = required(slug, 'Slug of the instrument.', 'law-not-found')

// Parameters of queries. A new one is a line here and its use in functions/query/operations/.

/** Filters of searchPolicies; its answer repeats them. */
export const POLICY_FILTERS = {
  q: optional(words, 'Words of the name, or a UIN.'),
  category: optional(slug, 'Slug of a category.', 'category-not-found'),
  insurer: optional(slug, 'Slug of an insurer.', 'insurer-not-found'),
  line: optional(Line, 'life, health or general.'),
  status: optional(ProductStatus, 'active: not listed as withdrawn.'),
  read: optional(oneOf(['true', 'false']), 'Whether it was read.'),
  changed_since: optional(
    day,
    'Changed by a release of this day or later, latest first; /changes/ has removed ones.',
  ),
}

/** Part of a list that is asked for. */
export const PAGE = {
  limit: withDefault(
    Type.Integer({ minimum: 1, maximum: PAGE_SIZE.maximum }),
    PAGE_SIZE.default,
    'How many products to return.',
  ),
  offset: withDefault(Type.Integer({ minimum: 0 }), 0, 'How many products to skip first.'),
}

/** Parameters of searchPolicyText. */
export const TEXT_QUERY = {
  q: required(words, 'The words to find.'),
  limit: withDefault(
    Type.Integer({ minimum: 1, maximum: TEXT_RESULTS }),
    TEXT_RESULTS,
    'How many clauses to return.',
  ),
}

/** Parameters of comparePolicies. */
export const COMPARE_QUERY = {
  uins: required(
    Type.String({ minLength: 1, maxLength: QUERY_LENGTH }),
    `${COMPARED.least} to ${COMPARED.most} UINs, separated by commas.`,
  ),
  fields: optional(words, 'Only rows with these keys, separated by commas.'),
  group: optional(words, 'Only rows of this group.'),
}

/** Filters of listLaw. */
export const LAW_FILTERS = {
  q: optional(words, 'Words to filter by.'),
  limit: optional(
    Type.Integer({ minimum: 1, maximum: PAGE_SIZE.maximum }),
    'How many sections to return at most; with q only.',
  ),
}
