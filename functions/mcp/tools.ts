import { ANSWERS } from '../../build/contract/answers.ts'
import { TOOL_OPERATIONS, type ToolId, toolName } from '../../build/contract/mcp.ts'
import { item } from '../../build/contract/item.ts'
import type { Operation } from '../../build/contract/operation.ts'
import { OPERATION_WORDS } from '../../build/contract/operation-words.ts'
import { OPERATIONS } from '../../build/contract/operations.ts'
import type { IndexSource } from '../query/source/reader.ts'
import type { Answered } from '../shared/result.ts'
import { outcomeOf, textOf, briefly } from './ask.ts'
import { GET_LAW, LIST_LAW } from './law-tools.ts'
import { CHANGES_SINCE } from './change-tools.ts'
import { FIND_FACTS } from './field-tool.ts'
import { FORM_TOOLS } from './form-tools.ts'
import { WHERE_TO_COMPLAIN } from './complaint-tool.ts'
import { GET_FACT, GET_INSURER, SEARCH_POLICY_TEXT } from './product-tools.ts'
import { productBrief } from './product-markdown.ts'
import { FETCH, SEARCH } from './search-tools.ts'
import type { Arguments, Tool } from './tool.ts'

/** Tools that take more than their operation, or give it in pieces. */
const OWN: { readonly [Id in ToolId]?: Tool } = {
  searchPolicyText: SEARCH_POLICY_TEXT,
  getInsurer: GET_INSURER,
  listLaw: LIST_LAW,
  getLaw: GET_LAW,
}

/** Tools that answer with Markdown. */
const IN_MARKDOWN: ReadonlySet<ToolId> = new Set(['getPolicy', 'comparePolicies'])

/** Every tool: the reads of the table of operations in its order, one fact alone, the complaint ladder, then what is in files. */
export const TOOLS: readonly Tool[] = [
  ...TOOL_OPERATIONS.map(toolOf),
  GET_FACT,
  WHERE_TO_COMPLAIN,
  ...FORM_TOOLS,
  FIND_FACTS,
  CHANGES_SINCE,
  SEARCH,
  FETCH,
]

/** The tool of a name that the program itself gives. */
export function toolNamed(name: string): Tool {
  return item(
    TOOLS.filter((tool) => tool.name === name),
    0,
  )
}

function toolOf(id: ToolId): Tool {
  return OWN[id] ?? operationTool(id)
}

function operationTool(id: ToolId): Tool {
  const { params, query }: Operation = OPERATIONS[id]
  const { summary, description } = OPERATION_WORDS[id]
  return {
    name: toolName(id),
    description: `${summary}. ${description}`,
    parameters: { ...params, ...query },
    // Some clients give a model the object in the place of the text: a product as JSON is two and a half times its Markdown.
    output: IN_MARKDOWN.has(id) ? null : ANSWERS[id],
    async call(source, args) {
      const outcome = await outcomeOf(source, id, args)
      return 'refusal' in outcome ? outcome : { text: await toolText(source, id, args, outcome) }
    },
  }
}

/** A product and a comparison as Markdown, products that were found without what is empty, everything else as its JSON. */
async function toolText(source: IndexSource, id: ToolId, args: Arguments, answered: Answered) {
  if (id === 'getPolicy') return productBrief(source, args['uin'] ?? '')
  if (id === 'searchPolicies' && 'body' in answered) return briefly(answered.body)
  const markdown = id === 'comparePolicies' ? await answered.markdown?.read() : null
  return markdown ? new TextDecoder().decode(markdown) : textOf(answered)
}
