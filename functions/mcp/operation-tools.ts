import { ANSWERS } from '../../build/contract/answers.ts'
import { countsOf } from '../../build/contract/groups.ts'
import { isRead } from '../../build/contract/is-read.ts'
import { type ToolId, toolName } from '../../build/contract/mcp.ts'
import { OPERATION_WORDS } from '../../build/contract/operation-words.ts'
import type { Operation, Parameters } from '../../build/contract/operation.ts'
import { OPERATIONS } from '../../build/contract/operations.ts'
import { InsurerBody } from '../../build/contract/published/insurers.ts'
import type { PolicyTextBody } from '../../build/contract/published/search-results.ts'
import type { TSchema } from '../../build/contract/schema.ts'
import { type IndexSource, serviceOf } from '../query/source/load.ts'
import type { Answered, Refused } from '../shared/result.ts'
import { type Arguments, type Tool, type ToolAnswer, bodyIn, briefly, outcomeOf } from './tool.ts'
import { LAW_OUTPUT, LAW_PARTS, lawOrSection, withParts } from './law-tools.ts'
import { productBrief } from './product-markdown.ts'

/** How a tool differs from its operation. */
interface Own {
  /** Words in the place of those of the operation, after its summary. */
  readonly description?: string
  readonly parameters?: Parameters
  readonly output?: TSchema | null
  /** Arguments that are taken where the model gives none. */
  readonly usual?: (args: Arguments) => Arguments
  /** What a model gets of the answer. */
  readonly answer?: (
    source: IndexSource,
    answered: Answered,
    args: Arguments,
  ) => Promise<ToolAnswer | Refused>
}

/** Number of sections that a search for law gives where the model does not say. */
const SECTIONS = 6

/**
 * THE TABLE of tools that give less than their operation, or in pieces. Some clients give a model the object in the place of the
 * text, so what is Markdown has no object: a product as JSON is two and a half times its Markdown.
 */
const OWN: { readonly [Id in ToolId]?: Own } = {
  getPolicy: {
    output: null,
    answer: async (source, _, { uin = '' }) => ({ text: await productBrief(source, uin) }),
  },
  comparePolicies: {
    output: null,
    async answer(_, compared) {
      const markdown = await compared.markdown?.read()
      return markdown ? { text: new TextDecoder().decode(markdown) } : compared
    },
  },
  searchPolicies: { answer: async (_, found) => ({ text: briefly(bodyIn(found)) }) },
  searchPolicyText: { usual: () => ({ limit: '8' }), answer: withBriefClauses },
  getInsurer: {
    description: 'Products are counted.',
    output: { ...InsurerBody, required: ['slug', 'name'] },
    answer: withProductsCounted,
  },
  listLaw: {
    description: `With q, the ${SECTIONS} best sections; rights answers a frequent question.`,
    usual: ({ q }) => (q === undefined ? {} : { limit: String(SECTIONS) }),
    answer: async (source, found) => ({ text: briefly(await withParts(source, bodyIn(found))) }),
  },
  getLaw: {
    description: 'A long one without section only lists them.',
    parameters: LAW_PARTS,
    output: LAW_OUTPUT,
    answer: lawOrSection,
  },
}

/** The tool of an operation. */
export function operationTool(id: ToolId): Tool {
  const { params, query }: Operation = OPERATIONS[id]
  const words = OPERATION_WORDS[id]
  const own: Own = OWN[id] ?? {}
  const { description = words.description, parameters, output = ANSWERS[id], usual, answer } = own
  return {
    name: toolName(id),
    description: `${words.summary}. ${description}`,
    parameters: { ...params, ...query, ...parameters },
    output,
    async call(source, args) {
      const outcome = await outcomeOf(source, id, { ...usual?.(args), ...args })
      return 'refusal' in outcome || answer === undefined ? outcome : answer(source, outcome, args)
    },
  }
}

/** Clauses with what a model reads and cites of each. */
async function withBriefClauses(_: IndexSource, answered: Answered) {
  const found = bodyIn<PolicyTextBody>(answered)
  const clauses = found.clauses.map(({ id, number, title, page, printed_page, citation, snippet }) => {
    return { id, number, title, page, printed_page, citation, snippet }
  })
  return { body: { ...found, clauses } }
}

/** An insurer without its spellings, its products counted; those that were read are named. */
async function withProductsCounted(source: IndexSource, answered: Answered) {
  const { policies, aliases: _, ...body } = bodyIn<InsurerBody>(answered)
  const { withdrawals_known_for: known = [] } = await serviceOf(source)
  const products = {
    total: policies.length,
    withdrawn: policies.filter(({ status }) => status === 'withdrawn').length,
    withdrawals_known_for: body.lines.filter((line) => known.includes(line)),
    categories: Object.fromEntries(countsOf(policies.map(({ category }) => category.slug))),
    read: policies.filter(({ coverage }) => isRead(coverage)).map(({ uin, name }) => ({ uin, name })),
  }
  return { body: { ...body, products } }
}
