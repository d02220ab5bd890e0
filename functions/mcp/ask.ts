import type { ToolId } from '../../build/contract/mcp.ts'
import type { Operation } from '../../build/contract/operation.ts'
import { OPERATIONS } from '../../build/contract/operations.ts'
import { QUERIES } from '../query/operations/index.ts'
import { refuseClause, refuseRetiredClause } from '../query/refusals.ts'
import { clauseBody } from '../query/source/clauses.ts'
import type { IndexSource } from '../query/source/reader.ts'
import { STORED_ANSWERS } from '../query/stored-answers.ts'
import type { Given } from '../shared/given.ts'
import { type Outcome, type Refused, quoted, refused } from '../shared/outcome.ts'
import { parametersOf } from '../shared/parameters.ts'
import type { Route } from '../shared/route.ts'
import type { Arguments } from './tool.ts'

// The MCP endpoint: the reads as tools for agents. Here: how a tool asks the query function.

/** How each read is answered: as a GET is, but for clauses, whose files at their own addresses no function reads. */
const ANSWERS: {
  readonly [Id in ToolId]: (source: IndexSource, given: Given<Id>, route: Route) => Promise<Outcome>
} = { ...STORED_ANSWERS, ...QUERIES, getClause: clause }

/** Answers the call of a tool as a GET of its operation is answered. */
export async function outcomeOf<Id extends ToolId>(
  source: IndexSource,
  id: Id,
  args: Arguments,
): Promise<Outcome> {
  const operation: Operation = OPERATIONS[id]
  const sent = textsOf(args)
  if ('refusal' in sent) return sent
  const isInPath = ([name]: readonly [string, string]) => Object.hasOwn(operation.params, name)
  const params = Object.fromEntries(sent.texts.filter(isInPath))
  const search = new URLSearchParams(sent.texts.filter((text) => !isInPath(text)))
  const parameters = parametersOf(id, params, search.toString())
  if ('refusal' in parameters) return parameters
  const route = { id, operation, params, path: operation.path, trailingSlash: false }
  return ANSWERS[id](source, parameters.given, route)
}

/** Arguments as a query string would hold them; null is an argument left out, as some clients write it. */
function textsOf(args: Arguments): { readonly texts: [name: string, text: string][] } | Refused {
  const texts: [string, string][] = []
  for (const [name, value] of Object.entries(args)) {
    if (value === null) continue
    if (typeof value !== 'string' && typeof value !== 'number')
      return refused('invalid-request', `The argument ${quoted(name)} must be a text or a number.`)
    texts.push([name, String(value)])
  }
  return { texts }
}

async function clause(source: IndexSource, { id }: Given<'getClause'>): Promise<Outcome> {
  const retired = await refuseRetiredClause(source, id)
  if (retired !== null) return retired
  const body = await clauseBody(source, id)
  return body === null ? refuseClause(id) : { body }
}
