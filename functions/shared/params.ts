import type { Static } from '../../build/contract/schema.ts'
import type { Parameter, Parameters } from '../../build/contract/operation.ts'
import type { OPERATIONS, OperationId } from '../../build/contract/operations.ts'

type Value<P extends Parameter> = P['required'] extends true
  ? Static<P['schema']>
  : P['schema'] extends { readonly default: unknown }
    ? Static<P['schema']>
    : Static<P['schema']> | null

type Values<P extends Parameters> = { readonly [Name in keyof P]: Value<P[Name]> }

/**
 * Parameters of an operation, in the path and the query string, typed by the operation's row: every value is
 * of its schema. An optional parameter without a default that was not given is null.
 */
export type Given<Id extends OperationId> = Values<(typeof OPERATIONS)[Id]['params']> &
  Values<(typeof OPERATIONS)[Id]['query']>
