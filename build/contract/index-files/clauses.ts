import { Type, type Static } from '../schema.ts'
import { ClauseId, Text, closed, named } from '../primitives.ts'
import { ClauseBody } from '../published/clause.ts'
import { head } from './head.ts'

/** A run of clause numbers whose answers are in one product's file; numbers never assigned are not in the file. */
export const ClauseRun = closed({ first: ClauseId, last: ClauseId, name: Text })

/** The answers of getClause for every clause of one product. */
export const ClausesFile = named('ClausesFile', { ...head, clauses: Type.Array(ClauseBody) })

export type ClauseRun = Static<typeof ClauseRun>
export type ClausesFile = Static<typeof ClausesFile>
