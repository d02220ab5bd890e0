import type { ToolId } from '../../build/contract/mcp.ts'
import type { Operation } from '../../build/contract/operation.ts'
import { OPERATIONS } from '../../build/contract/operations.ts'
import { ANSWERS } from '../query/dispatch.ts'
import type { IndexSource } from '../query/source/reader.ts'
import { type Answered, type Outcome, type Refused, quoted, refused } from '../shared/result.ts'
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
  const sent = textsOf(args)
  if ('refusal' in sent) return sent
  const isInPath = ([name]: readonly [string, string]) => Object.hasOwn(operation.params, name)
  const params = Object.fromEntries(sent.texts.filter(isInPath))
  const search = new URLSearchParams(sent.texts.filter((text) => !isInPath(text)))
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

/** Arguments as a query string would hold them; null is an argument left out, as some clients write it. */
function textsOf(args: Arguments): { readonly texts: [name: string, text: string][] } | Refused {
  const texts: [string, string][] = []
  for (const [name, value] of Object.entries(args)) {
    if (value === null) continue
    const isList = name === 'uins' && Array.isArray(value) && value.every((one) => typeof one === 'string')
    if (typeof value !== 'string' && typeof value !== 'number' && !isList)
      return refused('invalid-request', `The argument ${quoted(name)} must be a text or a number.`)
    // Models send several UINs as a list as often as with commas between.
    texts.push([name, isList ? value.join(',') : String(value)])
  }
  return { texts }
}
