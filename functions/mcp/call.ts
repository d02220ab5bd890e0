import { TOOL_OPERATIONS, toolName } from '../../build/contract/mcp.ts'
import { OPERATIONS } from '../../build/contract/operations.ts'
import { FORMS_PATH } from '../../build/contract/paths.ts'
import { errorBody } from '../../build/contract/errors.ts'
import { type IndexSource, serviceOf } from '../query/source/load.ts'
import { logError } from '../shared/log-error.ts'
import { refused } from '../shared/result.ts'
import { type Arguments, type Tool, textOf } from './tool.ts'
import { argumentsOf } from './sent-arguments.ts'

// The MCP endpoint: the reads as tools for agents. This module: a call of a tool.

/** Outcome of a call: text for the model, and whether it is a refusal. */
export interface Called {
  readonly text: string
  readonly isError: boolean
  /** The arguments as they were read. */
  readonly args: Arguments
}

/** Calls a tool with what a client sent. A refusal is the error object; an error of ours is logged in one line and says nothing of its place. */
export async function call(
  source: IndexSource,
  tool: Tool,
  sent: Readonly<Record<string, unknown>>,
): Promise<Called> {
  try {
    const read = argumentsOf(tool, sent)
    const answer = 'refusal' in read ? read : await tool.call(source, read.args)
    const args = 'args' in read ? read.args : {}
    if (!('refusal' in answer)) return { text: inTools(textOf(answer)), isError: false, args }
    const { base_url } = await serviceOf(source)
    const text = JSON.stringify(errorBody(answer.refusal, base_url))
    return { text: inTools(text), isError: true, args }
  } catch (error) {
    logError('mcp', error)
    const { refusal } = refused('internal', 'The service failed. Nothing is wrong with the call.')
    return { text: JSON.stringify(errorBody(refusal, '')), isError: true, args: {} }
  }
}

/** Addresses that sentences name, each with the tool that gives the same; the longest address first. */
const TOOL_AT = [
  [FORMS_PATH, 'list_forms'] as const,
  ...TOOL_OPERATIONS.map((id) => [OPERATIONS[id].path as string, toolName(id)] as const),
].toSorted(([a], [b]) => b.length - a.length)

/** An answer whose sentences name tools in the place of addresses, of which an agent has no use; whole addresses stay. */
function inTools(text: string): string {
  let named = text
  for (const [path, tool] of TOOL_AT)
    named = named
      .replaceAll(` at ${path}`, ` in ${tool}`)
      .replaceAll(` ${path}`, ` ${tool}`)
      .replaceAll(`${tool}?q=`, `${tool} (q)`)
  return named
}
