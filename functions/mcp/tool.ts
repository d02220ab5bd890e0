import type { Parameter } from '../../build/contract/operation.ts'
import type { TSchema } from '../../build/contract/schema.ts'
import type { IndexSource } from '../query/source/load.ts'
import type { Answered, Refused } from '../shared/result.ts'

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
