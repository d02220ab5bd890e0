import { type McpServer, completable } from '@modelcontextprotocol/server'
import { COMPLAINT_TOOL } from '../../build/contract/mcp.ts'
import type { IndexSource } from '../query/source/load.ts'
import { completionsOf } from './completions.ts'
import { listed } from './tool-schemas.ts'

/** Prompts that a person may choose; `arguments` says of each what it is, and `words` are what the model is then asked. */
const PROMPTS = {
  compare: {
    title: 'Compare policies',
    description: 'Two to four policies side by side, in the words of their documents.',
    arguments: { policies: 'Names or UINs', category: 'Type of insurance' },
    words: [
      'Compare these policies for me.',
      'Find each with search_policies; where several fit, or one was not read, ask me. Then use compare_policies.',
      'Show what differs first, each value with its note, quote, clause and page. Where the documents do not say, say so. Do not rank them.',
    ],
  },
  prepare_claim: {
    title: 'Prepare a claim',
    description: 'What to do, by when, with which form and papers.',
    arguments: { insurer: 'Insurer', category: 'Type of insurance', happened: 'What happened' },
    words: [
      'Help me prepare a claim.',
      'Find my policy with search_policies and ask me which it is. Read what it says of notice, papers and time limits (search_policy_text, get_clause), and what the law says (list_law).',
      'Take the form from list_forms and get_form: ask me for each value, invent none, and leave declarations and signatures to me.',
      `Give every time limit with its quote, clause and page. ${COMPLAINT_TOOL} says what to do if it is refused.`,
    ],
  },
} as const

/** Adds the prompts to a server. */
export function registerPrompts(server: McpServer, source: IndexSource): void {
  for (const [name, { title, description, arguments: takes, words }] of Object.entries(PROMPTS)) {
    const argsSchema = Object.assign(listed<Readonly<Record<string, string>>>(schemaOf(takes)), {
      shape: shapeOf(takes, source),
    })
    server.registerPrompt(name, { title, description, argsSchema }, (given) => {
      const filled = Object.entries(takes).flatMap(([key, label]) =>
        given[key] ? `${label}: ${given[key]}` : [],
      )
      const text = [words[0], ...filled, ...words.slice(1)].join('\n')
      return { messages: [{ role: 'user', content: { type: 'text', text } }] }
    })
  }
}

function schemaOf(takes: Readonly<Record<string, string>>) {
  const properties = Object.entries(takes).map(([key, description]) => [key, { type: 'string', description }])
  return { type: 'object', properties: Object.fromEntries(properties) as object }
}

/** The arguments that can be completed, where the library looks for them. */
function shapeOf(takes: Readonly<Record<string, string>>, source: IndexSource) {
  const completed = (['insurer', 'category'] as const).filter((key) => key in takes)
  return Object.fromEntries(
    completed.map((key) => [
      key,
      completable(listed<string>({ type: 'string' }), (typed) => completionsOf(key, source, typed ?? '')),
    ]),
  )
}
