import { isCalendarDay } from '../../../contract/calendar-day.ts'
import type { JsonSchema } from '../../../contract/schema.ts'

// Takes the place of `ajv` and `ajv-formats` in mirror.mjs: a check of manifests and keys against the keywords that
// their schemas use. Another keyword is refused when it is compiled. The code that ajv itself makes of the schema of
// manifests is five times as large, and mirror.mjs has no room for it.

interface Found {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly data: unknown
}

const SILENT = new Set(['description', 'title'])

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  null: (value) => value === null,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isCalendarDay,
  uri: (text) => !/[\s"<>\\^`{|}]/u.test(text) && URL.canParse(text),
}

/** A method, so that each keyword may name the type of the values that it is for: that was looked at before. */
interface Keyword {
  wrong(schema: Required<JsonSchema>, value: unknown, at: string): Found[]
}

type Keys = Readonly<Record<string, unknown>>

/** Check of each keyword on a value of the schema's type; gives what is wrong. */
const KEYWORDS: Readonly<Record<string, Keyword['wrong']>> = {
  enum: (schema, value, at) =>
    schema.enum.includes(value) ? [] : [found('enum', at, { allowedValues: schema.enum }, value)],
  const: (schema, value, at) =>
    schema.const === value ? [] : [found('const', at, { allowedValue: schema.const }, value)],
  pattern: ({ pattern }, value: string, at) =>
    new RegExp(pattern, 'u').test(value) ? [] : [found('pattern', at, { pattern }, value)],
  format: ({ format }, value: string, at) =>
    FORMATS[format]?.(value) === true ? [] : [found('format', at, { format }, value)],
  minLength: ({ minLength }, value: string, at) =>
    Array.from(value).length >= minLength ? [] : [found('minLength', at, { limit: minLength }, value)],
  minimum: ({ minimum }, value: number, at) =>
    value >= minimum ? [] : [found('minimum', at, { limit: minimum }, value)],
  maximum: ({ maximum }, value: number, at) =>
    value <= maximum ? [] : [found('maximum', at, { limit: maximum }, value)],
  required: ({ required }, value: Keys, at) =>
    required
      .filter((key) => !Object.hasOwn(value, key))
      .map((missingProperty) => found('required', at, { missingProperty }, value)),
  properties: ({ properties }, value: Keys, at) =>
    Object.entries(properties).flatMap(([key, schema]) =>
      Object.hasOwn(value, key) ? wrong(schema, value[key], `${at}/${key}`) : [],
    ),
  items: ({ items }, value: readonly unknown[], at) =>
    value.flatMap((one, place) => wrong(items, one, `${at}/${place}`)),
}

/** Everything that is wrong with a value; of a union, what is wrong with the branch that comes nearest. */
function wrong(schema: JsonSchema, value: unknown, at: string): Found[] {
  if (schema.anyOf !== undefined) {
    const branches = schema.anyOf.map((branch) => wrong(branch, value, at))
    if (branches.some((branch) => branch.length === 0)) return []
    return branches.find((branch) => branch.some(({ keyword }) => keyword !== 'type')) ?? branches[0] ?? []
  }
  const { type } = schema
  if (type !== undefined && TYPES[type]?.(value) !== true) return [found('type', at, { type }, value)]
  return Object.keys(schema).flatMap(
    (keyword) => KEYWORDS[keyword]?.(schema as Required<JsonSchema>, value, at) ?? [],
  )
}

function found(
  keyword: string,
  instancePath: string,
  params: Readonly<Record<string, unknown>>,
  data: unknown,
): Found {
  return { keyword, instancePath, schemaPath: '', params, data }
}

/** Refuses a schema that says more than is looked at here. */
function refuseUnknown(schema: JsonSchema): void {
  const { type = 'null', format = 'uri' } = schema
  const unknown = Object.keys(schema).filter(
    (keyword) =>
      !Object.hasOwn(KEYWORDS, keyword) && !SILENT.has(keyword) && !/^(?:type|anyOf)$/u.test(keyword),
  )
  if (!Object.hasOwn(TYPES, type)) unknown.push(`type ${type}`)
  if (!Object.hasOwn(FORMATS, format)) unknown.push(`format ${format}`)
  if (unknown.length > 0) throw new Error(`the bundles cannot check ${unknown.join(', ')}`)
  const { anyOf = [], items, properties = {} } = schema
  for (const inner of [...anyOf, ...(items === undefined ? [] : [items]), ...Object.values(properties)])
    refuseUnknown(inner)
}

export class Ajv2020 {
  addVocabulary(): void {}

  compile(schema: JsonSchema) {
    refuseUnknown(schema)
    const validate = (value: unknown): boolean => {
      validate.errors = wrong(schema, value, '')
      return validate.errors.length === 0
    }
    validate.errors = [] as Found[]
    return validate
  }
}

/** In the place of `ajv-formats`: the formats are in the table above. */
// oxlint-disable-next-line import/no-default-export -- the package has one
export default { default: () => {} }
