import { TOOL_OPERATIONS } from '../../build/contract/mcp.ts'
import { item } from '../../build/contract/item.ts'
import { CHANGES_SINCE, WHERE_TO_COMPLAIN, FORM_TOOLS } from './file-tools.ts'
import { GET_FACT, FIND_FACTS } from './fact-tools.ts'
import { operationTool } from './operation-tools.ts'
import { SEARCH, fetchBy } from './search-tools.ts'
import type { Tool } from './tool.ts'

/** Tools that give the things that a search finds. */
const GIVING: readonly Tool[] = [
  ...TOOL_OPERATIONS.map(operationTool),
  GET_FACT,
  WHERE_TO_COMPLAIN,
  ...FORM_TOOLS,
  FIND_FACTS,
  CHANGES_SINCE,
]

/** Every tool: the reads of the table of operations in its order, one fact alone, the complaint ladder, then what is in files. */
export const TOOLS: readonly Tool[] = [...GIVING, SEARCH, fetchBy(GIVING)]

/** The tool of a name that the program itself gives. */
export function toolNamed(name: string): Tool {
  return item(
    TOOLS.filter((tool) => tool.name === name),
    0,
  )
}
