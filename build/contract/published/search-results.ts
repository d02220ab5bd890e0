import { Type, type Static } from '../schema.ts'
import { PAGE_SIZE } from '../limits.ts'
import { POLICY_FILTERS } from '../parameters.ts'
import {
  Count,
  Slug,
  Text,
  Uin,
  Url,
  closed,
  described,
  named,
  nullable,
  oneOf,
  openOf,
  pair,
} from '../primitives.ts'
import { Card, datedAndNoticed } from './card.ts'
import {
  Citation,
  ClauseUrl,
  FirstPage,
  PageUrl,
  PolicyRef,
  PrintedPage,
  Source,
  clauseHead,
} from './references.ts'

/** The filters as an answer repeats them; null for those that were not given. */
export type PolicyQuery = {
  readonly [Name in keyof typeof POLICY_FILTERS]: Static<(typeof POLICY_FILTERS)[Name]['schema']> | null
}

const PolicyQuery = Type.Unsafe<PolicyQuery>(
  closed(
    Object.fromEntries(
      Object.entries(POLICY_FILTERS).map(([name, { schema }]) => [name, nullable(schema)] as const),
    ),
  ),
)

/** Description of the message of a search that did not find everything. */
const MESSAGE = 'Which words found nothing, which are not English, and what to try; null where all was found.'
const SearchMessage = nullable(Text, MESSAGE)

/** searchPolicies: a page of matching products. */
export const PoliciesBody = named('Policies', {
  ...datedAndNoticed,
  total: described(Count, 'How many products match.'),
  read: described(Count, 'Of how many of them something was read; read=true finds these alone.'),
  limit: Type.Integer({
    minimum: 1,
    description: `How many products a page holds: at most ${PAGE_SIZE.maximum}, except in the file of all products.`,
  }),
  offset: described(Count, 'How many products come before this page.'),
  next: nullable(Url, 'The next page; null on the last.'),
  previous: nullable(Url, 'The page before; null on the first.'),
  match: nullable(
    oneOf(['all', 'any'], {
      description:
        'all: the products contain all the words, as typed or by words that mean the same; at least one does in its name, UIN, insurer or category. any: no product does; these have most of them, words that are spelled alike or begin with them, or lack words that were passed over: message says which. Best first either way. null: no words were given.',
    }),
  ),
  query: described(PolicyQuery, 'What was asked, as it was read: null for what was not given.'),
  policies: Type.Array(Card, {
    description:
      'By relevance with q (among equals, those not listed as withdrawn in their newest version first), otherwise by name and UIN.',
  }),
  message: SearchMessage,
})

/** Ways to find a clause: its own words, words that mean the same or are spelled alike, a heading, a fact read in it. */
export const FOUND_BY = ['text', 'synonym', 'spelling', 'heading', 'fact'] as const

/** A clause that was found, with a piece of its text. */
const TextHit = named('TextHit', {
  ...clauseHead,
  document: described(Slug, 'The id of the document that prints it.'),
  source: Source,
  page: FirstPage,
  printed_page: Type.Optional(PrintedPage),
  page_url: PageUrl,
  citation: Citation,
  snippet: described(Type.String(), 'A piece of its text with the words found.'),
  highlights: Type.Array(pair(Count), {
    description: 'Start and end of each word found, in UTF-16 units of the snippet.',
  }),
  via: Type.Array(openOf([...FOUND_BY]), {
    description:
      'What it was found by: its own text, words that mean the same, words spelled alike, a heading, or a fact read in it.',
  }),
  score: described(Type.Number(), 'Its relevance; comparable within one answer only.'),
  url: ClauseUrl,
})

/** searchPolicyText: matching clauses, with the place of every word found in the snippet. */
export const PolicyTextBody = named('PolicyText', {
  ...datedAndNoticed,
  uin: described(Uin, 'The product whose documents were searched.'),
  policy: PolicyRef,
  q: described(Text, 'The words asked.'),
  match: oneOf(['all', 'any'], {
    description:
      'all: at least one clause has all the words, as typed or by words that mean the same. any: no clause does; these have some, or words that are spelled alike or begin with them: message says which. Best first either way.',
  }),
  total: described(Count, 'How many clauses match.'),
  clauses: Type.Array(TextHit, { description: 'The best matches, best first.' }),
  message: nullable(Text, `${MESSAGE} It also says when nothing has been read of the product yet.`),
})

export type PoliciesBody = Static<typeof PoliciesBody>
export type PolicyTextBody = Static<typeof PolicyTextBody>
