import { Type, type Static } from 'typebox'
import { PAGE_SIZE } from '../limits.ts'
import { POLICY_FILTERS } from '../parameters.ts'
import { ClauseId, Count, Page, Slug, Text, Uin, Url, closed, nullable, oneOf, pair } from '../primitives.ts'
import { Card, PolicyRef, datedAndNoticed } from './card.ts'

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

/** searchPolicies: a page of matching products. */
export const PoliciesBody = closed(
  {
    ...datedAndNoticed,
    total: Count,
    limit: Type.Integer({ minimum: 1, maximum: PAGE_SIZE.maximum }),
    offset: Count,
    next: nullable(Url),
    previous: nullable(Url),
    match: nullable(
      oneOf(['all', 'any'], {
        description:
          'all: the products contain all the words. any: no product does; these contain most. null: no words were given.',
      }),
    ),
    query: PolicyQuery,
    policies: Type.Array(Card),
  },
  { title: 'Policies' },
)

/** What a clause was found by: its own words, words that mean the same or are spelled alike, a heading, a fact read in it. */
export const FOUND_BY = ['text', 'synonym', 'spelling', 'heading', 'fact'] as const

/** searchPolicyText: matching clauses, with the place of every word found in the snippet. */
export const PolicyTextBody = closed(
  {
    ...datedAndNoticed,
    uin: Uin,
    policy: PolicyRef,
    q: Text,
    match: oneOf(['all', 'any'], {
      description:
        'all: clauses with all the words exist and come first. any: no clause has all; these have some.',
    }),
    total: Count,
    clauses: Type.Array(
      closed({
        id: ClauseId,
        number: Type.String(),
        title: Type.String(),
        document: Slug,
        page: Page,
        snippet: Type.String(),
        highlights: Type.Array(pair(Count), {
          description: 'Start and end of each word found, in UTF-16 units of the snippet.',
        }),
        via: Type.Array(oneOf([...FOUND_BY])),
        score: Type.Number(),
        url: Url,
      }),
    ),
    message: nullable(
      Type.String({
        description: 'Why nothing was found, if none of the product’s documents has been read yet.',
      }),
    ),
  },
  { title: 'PolicyText' },
)

export type PoliciesBody = Static<typeof PoliciesBody>
export type PolicyTextBody = Static<typeof PolicyTextBody>
