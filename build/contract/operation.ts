import type { TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

// The shape of a row of the table of operations.

/** A value in the path or the query string. */
export interface Parameter {
  readonly schema: TSchema
  readonly required: boolean
  readonly description: string
}

/** One operation of the interface. */
export interface Operation {
  /** page: a precomputed answer, its path alone decides. query: answered from `/index/`. write: stores something. */
  readonly kind: 'page' | 'query' | 'write'
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly params: Readonly<Record<string, Parameter>>
  readonly query: Readonly<Record<string, Parameter>>
  readonly body: TSchema | null
  readonly response: TSchema
  /** What it may refuse, beside what every operation refuses. */
  readonly refusals: readonly ErrorCode[]
}
