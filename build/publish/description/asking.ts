import type { IdOf } from '../../contract/operations.ts'

// The description of the interface: OpenAPI, schemas and examples. This module: how examples are asked for.

/** Values for the parameters of a request, by name. */
export type RequestValues = Readonly<Record<string, string | number | undefined>>

/** Asks the build for an answer as a client would: the body, or null if the request is refused. */
export type Ask = (id: IdOf<'stored' | 'query'>, values: RequestValues) => Promise<unknown>
