import { Type, type Static } from 'typebox'
import {
  ClauseId,
  Count,
  Line,
  Page,
  ProductStatus,
  Slug,
  Text,
  Uin,
  Url,
  closed,
  nullable,
  oneOf,
  pair,
} from '../primitives.ts'
import { Card, PolicyRef, datedAndNoticed } from './card.ts'

/** What a search says of itself where it did not find everything. */
const MESSAGE = 'Which words found nothing, which are not English, and what to try; null where all was found.'
const SearchMessage = nullable(Type.String({ description: MESSAGE }))

/** searchPolicies: a page of matching products. */
export const PoliciesBody = closed(
  {
    ...datedAndNoticed,
    total: Count,
    limit: Type.Integer({ minimum: 1, maximum: 100 }),
    offset: Count,
    next: nullable(Url),
    previous: nullable(Url),
    match: nullable(
      oneOf(['all', 'any'], {
        description:
          'all: the products hold all the words. any: none does, these hold most. null: no words were asked.',
      }),
    ),
    query: closed({
      q: nullable(Text),
      category: nullable(Slug),
      insurer: nullable(Slug),
      line: nullable(Line),
      status: nullable(ProductStatus),
    }),
    policies: Type.Array(Card),
    message: SearchMessage,
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
        'all: one clause or more holds all the words. any: none does, these hold some. Best first either way.',
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
        description: `${MESSAGE} Says so, too, where nothing has been read of the product yet.`,
      }),
    ),
  },
  { title: 'PolicyText' },
)

export type PoliciesBody = Static<typeof PoliciesBody>
export type PolicyTextBody = Static<typeof PolicyTextBody>
