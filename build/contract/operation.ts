import type { TSchema } from './schema.ts'
import type { ErrorCode } from './errors.ts'

// The shape of a row of the table of operations.

/** A value in the path or the query string. */
export interface Parameter {
  /** Schema of the value. A `default` in it is taken where the request gives no value. */
  readonly schema: TSchema
  readonly required: boolean
  readonly description: string
  /** Error code for a value outside the schema. For the name of a thing: that it does not exist. */
  readonly refusal: ErrorCode
  /** The form in which the value is compared; the schema is checked against it. */
  readonly normalize?: (text: string) => string
}

export type Parameters = Readonly<Record<string, Parameter>>

/** One operation of the interface. */
export interface Operation {
  /** stored: a precomputed answer, its path alone decides. query: answered from `/index/`. write: stores something. */
  readonly kind: 'stored' | 'query' | 'write'
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** The file or folder under `/index/answers/` with its answers, where queries and odd addresses find them. */
  readonly answers?: string
  readonly params: Parameters
  readonly query: Parameters
  readonly body: TSchema | null
  /** Error codes in addition to those of every operation. */
  readonly refusals: readonly ErrorCode[]
}
