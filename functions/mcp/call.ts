import { printableLine } from '../../build/contract/unseen-characters.ts'
import { errorBody } from '../../build/contract/errors.ts'
import { serviceOf } from '../query/source/load.ts'
import type { IndexSource } from '../query/source/reader.ts'
import { refused } from '../shared/result.ts'
import type { Arguments, Tool } from './tool.ts'

/** What a call comes to: text for the model, and whether it is a refusal. */
export interface Called {
  readonly text: string
  readonly isError: boolean
}

/** Calls a tool. A refusal is the error object; a fault of ours is logged in one line and says nothing of its place. */
export async function call(source: IndexSource, tool: Tool, args: Arguments): Promise<Called> {
  try {
    const answer = await tool.call(source, args)
    if (!('refusal' in answer)) return { text: answer.text, isError: false }
    const { base_url } = await serviceOf(source)
    return { text: JSON.stringify(errorBody(answer.refusal, base_url)), isError: true }
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault)
    console.error(printableLine(`mcp: ${message.replace(/\s+/gu, ' ')}`))
    const { refusal } = refused('internal', 'The service failed. Nothing is wrong with the call.')
    return { text: JSON.stringify(errorBody(refusal, '')), isError: true }
  }
}
