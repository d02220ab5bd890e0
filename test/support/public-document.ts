import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import Schema from 'typebox/schema'

/** The parts of an interface description that a reader of it relies on. */
export interface PublicDocument {
  readonly openapi: string
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, PublicOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly responses: Readonly<Record<string, PublicResponse>>
  }
}

export interface PublicOperation {
  readonly operationId: string
  readonly parameters: readonly {
    readonly name: string
    readonly schema: object
    readonly example?: unknown
  }[]
  readonly requestBody?: PublicResponse
  readonly responses: Readonly<Record<string, PublicResponse | { readonly $ref: string }>>
}

export interface PublicResponse {
  readonly content: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>
}

/** Gives what is wrong with a value under a schema of the document; nothing where it fits. */
export type Judge = (schema: object, value: unknown) => string[]

/** Two judges that know nothing of the code under test, only the document: ajv, and TypeBox's engine of JSON Schema. */
export function judgesOf(document: PublicDocument): readonly Judge[] {
  const components = closedObjects(document.components)
  const ajv = new Ajv2020({ strict: true, allErrors: true }).addVocabulary(['components'])
  addFormats.default(ajv)
  const within = (schema: object) => ({ components, anyOf: [schema] })
  const byAjv = once((schema) => ajv.compile(within(schema)))
  const byTypeBox = once((schema) => Schema.Compile(within(schema)))
  return [
    (schema, value) => {
      const check = byAjv(schema)
      return check(value) ? [] : [ajv.errorsText(check.errors)]
    },
    (schema, value) => (byTypeBox(schema).Check(value) ? [] : ['does not fit, says TypeBox']),
  ]
}

/**
 * The schemas with every object closed. The document leaves objects open for what version 1 may still add; what is
 * answered today must be what it describes today, and nothing else.
 */
function closedObjects<T>(value: T): T {
  if (Array.isArray(value)) return value.map(closedObjects) as T
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([key, part]) => [key, closedObjects(part)] as const)
  const isObject = 'type' in value && value.type === 'object' && 'properties' in value
  return Object.fromEntries([...inner, ...(isObject ? [['additionalProperties', false] as const] : [])]) as T
}

/** Compiles a schema when it is first asked for, and not again. */
function once<T>(compile: (schema: object) => T): (schema: object) => T {
  const made = new Map<string, T>()
  return (schema) => {
    const key = JSON.stringify(schema)
    const known = made.get(key) ?? compile(schema)
    made.set(key, known)
    return known
  }
}

/** The schema of what an operation answers with 200. */
export function answerOf(operation: PublicOperation): object {
  return bodyOf(operation.responses['200'])
}

/** The schema of a response's JSON. */
export function bodyOf(response: PublicResponse | { readonly $ref: string } | undefined): object {
  if (response === undefined || !('content' in response)) throw new Error('no such response in the document')
  const json = response.content['application/json']
  if (json === undefined) throw new Error('a response that is not JSON')
  return json.schema
}

/** Every operation of the document with its path and method. */
export function operationsOf({
  paths,
}: PublicDocument): { path: string; method: string; operation: PublicOperation }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
}

/**
 * The operation that a path is of: templates match as a reader of the document would expect. A clause may be a file,
 * and files are found whatever the case of their address.
 */
export function operationAt(document: PublicDocument, path: string): PublicOperation | null {
  const found = operationsOf(document).filter(({ path: template, method }) => {
    const shape = template.replace(/[.]/gu, '\\.').replace(/\{[^}]+\}/gu, '.+')
    return method === 'get' && new RegExp(`^${shape}$`, template.includes('/clause/') ? 'iu' : 'u').test(path)
  })
  const exact =
    found.find((one) => one.path === path) ?? found.toSorted((a, b) => b.path.length - a.path.length)[0]
  return exact?.operation ?? null
}
