import { Ajv2020, type CodeOptions, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { TSchema } from './schema.ts'
import { OPEN } from './primitives.ts'
import { shortened } from './shortened.ts'

/** Fault of a value, and where in it (a JSON pointer, `/` for the whole). */
export interface Problem {
  readonly pointer: string
  readonly message: string
}

/** Schemas are not checked here: the tests do that, and it takes longer than the validating of a query or a small rebuild. */
const UNCHECKED = { meta: false, validateSchema: false }

/** ajv, always strict, reporting every problem at once. */
export function strictAjv(code: CodeOptions): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allErrors: true, verbose: true, ...UNCHECKED, code })
  ajv.addVocabulary([OPEN])
  addFormats.default(ajv, ['date', 'uri', 'email'])
  return ajv
}

// The code it makes here runs too briefly to be worth tidying.
const ajv = strictAjv({ optimize: false })

/** Compiles a schema once; the check then says in words what is wrong with a value, or nothing. */
export function checker(schema: TSchema): (value: unknown) => Problem[] {
  let validate: ValidateFunction | undefined
  return (value) => {
    validate ??= ajv.compile(schema)
    return validate(value) ? [] : problems(validate.errors ?? [])
  }
}

/** Turns ajv's errors into one sentence per place: the branches of a union become one. */
function problems(errors: readonly ErrorObject[]): Problem[] {
  const unions = errors.filter((error) => error.keyword === 'anyOf')
  const belongsTo = (union: ErrorObject, error: ErrorObject) =>
    error !== union && error.schemaPath.startsWith(`${union.schemaPath}/`)
  const isDeeper = (union: ErrorObject, error: ErrorObject) =>
    belongsTo(union, error) && error.keyword !== 'type'
  const relevant = errors.filter((error) => {
    if (error.keyword === 'anyOf') return !errors.some((other) => isDeeper(error, other))
    return !unions.some(
      (union) => belongsTo(union, error) && error.keyword === 'type' && sharesPlace(union, error),
    )
  })
  const found = relevant.map((error) => ({
    pointer: error.instancePath || '/',
    message: sentence(error, errors),
  }))
  return found.filter(
    (problem, at) =>
      found.findIndex(
        ({ pointer, message }) => pointer === problem.pointer && message === problem.message,
      ) === at,
  )
}

function sharesPlace(union: ErrorObject, error: ErrorObject): boolean {
  return error.instancePath === union.instancePath
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

function typeName(type: unknown): string {
  return TYPE_NAMES[String(type)] ?? String(type)
}

/** Sentences on what a value must be, for each keyword the schemas use. */
const SENTENCES: Readonly<Record<string, (error: ErrorObject) => string>> = {
  additionalProperties: (error) =>
    `unknown key ${JSON.stringify(error.params['additionalProperty'])}; allowed: ${Object.keys(error.parentSchema?.['properties'] ?? {}).join(', ')}`,
  required: (error) => `the key ${JSON.stringify(error.params['missingProperty'])} is missing`,
  type: (error) => `must be ${typeName(error.params['type'])}, not ${quoted(error.data)}`,
  enum: (error) =>
    `must be one of ${(error.params['allowedValues'] as unknown[]).join(', ')}, not ${quoted(error.data)}`,
  const: (error) =>
    `must be exactly ${JSON.stringify(error.params['allowedValue'])}, not ${quoted(error.data)}`,
  pattern: (error) => `must match ${String(error.params['pattern'])}, not ${quoted(error.data)}`,
  format: (error) => `must be ${formatName(error.params['format'])}, not ${quoted(error.data)}`,
  minLength: () => 'must not be empty',
  maxLength: (error) => `must have at most ${error.params['limit']} characters`,
  minItems: (error) => `must have at least ${error.params['limit']} entries`,
  maxItems: (error) => `must have at most ${error.params['limit']} entries`,
  minimum: (error) => `must be at least ${error.params['limit']}, not ${quoted(error.data)}`,
  maximum: (error) => `must be at most ${error.params['limit']}, not ${quoted(error.data)}`,
  uniqueItems: (error) => `entries ${error.params['j']} and ${error.params['i']} are the same`,
}

function sentence(error: ErrorObject, all: readonly ErrorObject[]): string {
  if (error.keyword !== 'anyOf') return SENTENCES[error.keyword]?.(error) ?? error.message ?? error.keyword
  const types = all
    .filter((other) => other.keyword === 'type' && other.schemaPath.startsWith(`${error.schemaPath}/`))
    .filter((other) => sharesPlace(error, other))
    .map((other) => typeName(other.params['type']))
  return `must be ${[...new Set(types)].join(' or ')}, not ${quoted(error.data)}`
}

function formatName(format: unknown): string {
  if (format === 'date') return 'a day, YYYY-MM-DD'
  if (format === 'uri') return 'an absolute address'
  return 'an e-mail address'
}

/** The most characters of a value that a message shows. */
const SHOWN = 60

function quoted(value: unknown): string {
  return shortened(JSON.stringify(value, cutOffBelow(SHOWN)) ?? 'nothing', SHOWN)
}

/** A replacer that cuts off nesting deeper than a message shows; the serializer would run out of stack. */
function cutOffBelow(depth: number) {
  const depths = new Map<unknown, number>()
  return function (this: unknown, _key: string, value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    const own = (depths.get(this) ?? -1) + 1
    depths.set(value, own)
    return own < depth ? value : null
  }
}
