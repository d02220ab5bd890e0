import type { Parameter } from '../../build/contract/operation.ts'
import type { TSchema } from '../../build/contract/schema.ts'
import type { IndexSource } from '../query/source/load.ts'
import type { Answered, Refused, Outcome } from '../shared/result.ts'
import type { ToolId } from '../../build/contract/mcp.ts'
import { ANSWERS } from '../query/dispatch.ts'
import { givenBy } from '../shared/given-parameters.ts'

// The MCP endpoint: the reads as tools for agents. This module: what a tool is, and how it asks the query function.

/** The arguments of a call, as texts: only names that the tool has, and all that it needs. */
export type Arguments = Readonly<Record<string, string>>

/** What a tool gives: the body of an answer, or a text that is more or less than that. */
export type ToolAnswer = Answered | { readonly text: string }

/** A read of the service as agents see it. */
export interface Tool {
  readonly name: string
  readonly description: string
  readonly parameters: Readonly<Record<string, Parameter>>
  /** Schema of its text as JSON, which is then given as an object, too; null where the text is Markdown. */
  readonly output: TSchema | null
  readonly call: (source: IndexSource, args: Arguments) => Promise<ToolAnswer | Refused>
}

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
