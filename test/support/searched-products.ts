import { expect } from 'vitest'
import type { PoliciesBody } from '../../build/contract/published/search-results.ts'
import { answerQuery } from '../../functions/query/handler.ts'
import type { IndexSource } from '../../functions/query/source/reader.ts'
import { siteWith, smallCatalogue } from './small-catalogue.ts'

// searchPolicies, asked of a few products.

export const siteOf = (...given: Parameters<typeof smallCatalogue>) => siteWith(smallCatalogue(...given))

export async function askPolicies(site: IndexSource, query: string): Promise<PoliciesBody> {
  const response = await answerQuery(new Request(`http://localhost/api/v1/policies?${query}`), site)
  expect(response.status).toBe(200)
  return (await response.json()) as PoliciesBody
}

export const uinsOf = ({ policies }: PoliciesBody) => policies.map(({ uin }) => uin)
