import type { ToolId } from '../../build/contract/mcp.ts'
import type { Operation } from '../../build/contract/operation.ts'
import { OPERATIONS } from '../../build/contract/operations.ts'
import { ANSWERS } from '../query/dispatch.ts'
import type { IndexSource } from '../query/source/reader.ts'
import type { Answered, Outcome, Refused } from '../shared/result.ts'
import { parametersOf } from '../shared/given-parameters.ts'
import type { Arguments } from './tool.ts'

// The MCP endpoint: the reads as tools for agents. This module: how a tool asks the query function.

/** Answers the call of a tool as a GET of its operation is answered. */
export async function outcomeOf<Id extends ToolId>(
  source: IndexSource,
  id: Id,
  args: Arguments,
): Promise<Outcome> {
  const operation: Operation = OPERATIONS[id]
  const isInPath = ([name]: readonly [string, string]) => Object.hasOwn(operation.params, name)
  const params = Object.fromEntries(Object.entries(args).filter(isInPath))
  const search = new URLSearchParams(Object.entries(args).filter((entry) => !isInPath(entry)))
  const parameters = parametersOf(id, params, search.toString())
  if ('refusal' in parameters) return parameters
  return ANSWERS[id](source, parameters.given)
}

/** The body of the answer of an operation, or its refusal. */
export async function bodyOf<Body extends object>(
  source: IndexSource,
  id: ToolId,
  args: Arguments,
): Promise<Body | Refused> {
  const outcome = await outcomeOf(source, id, args)
  return 'refusal' in outcome ? outcome : (JSON.parse(textOf(outcome)) as Body)
}

/** The JSON of an answer. */
export function textOf(answered: Answered): string {
  return 'bytes' in answered ? new TextDecoder().decode(answered.bytes) : JSON.stringify(answered.body)
}

/** Whether a value holds nothing: null, an empty text or an empty list. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** The JSON of a body whose parts leave out what is empty or false; its own members stay, since its schema names them. */
export function briefly(body: object): string {
  return JSON.stringify(body, function (this: unknown, _key, value: unknown) {
    return this === body || Array.isArray(this) || !(value === false || isEmpty(value)) ? value : undefined
  })
}
