import type { ToolId } from '../../build/contract/mcp.ts'
import { ANSWERS } from '../query/dispatch.ts'
import type { IndexSource } from '../query/source/load.ts'
import type { Outcome, Refused } from '../shared/result.ts'
import { givenBy } from '../shared/given-parameters.ts'
import type { Arguments, ToolAnswer } from './tool.ts'

// The MCP endpoint: the reads as tools for agents. This module: how a tool asks the query function.

/** Answers the call of a tool as a GET of its operation is answered. */
export async function outcomeOf<Id extends ToolId>(
  source: IndexSource,
  id: Id,
  args: Arguments,
): Promise<Outcome> {
  const parameters = givenBy(id, args)
  return 'refusal' in parameters ? parameters : ANSWERS[id](source, parameters.given)
}

/** The body of the answer of an operation, or its refusal. */
export async function bodyOf<Body extends object>(
  source: IndexSource,
  id: ToolId,
  args: Arguments,
): Promise<Body | Refused> {
  const outcome = await outcomeOf(source, id, args)
  return 'refusal' in outcome ? outcome : bodyIn<Body>(outcome)
}

/** The body of an answer. */
export function bodyIn<Body extends object>(answer: ToolAnswer): Body {
  return ('body' in answer ? answer.body : JSON.parse(textOf(answer))) as Body
}

/** An answer as the text for a model. */
export function textOf(answer: ToolAnswer): string {
  if ('text' in answer) return answer.text
  return 'bytes' in answer ? new TextDecoder().decode(answer.bytes) : JSON.stringify(answer.body)
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
