/** @jsxRuntime automatic @jsxImportSource #view */
import { answerLine, clauseWords } from '../../../build/contract/answer-words.ts'
import type { PolicyTextBody } from '../../../build/contract/published/search-results.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import {
  type Links,
  clauseAddress,
  clausePlace,
  productPath,
  wordingPath,
} from '../../../build/view/page-paths.ts'
import type { ClausesFound } from '../one-search/of-clauses.ts'
import { searchPolicyText } from '../operations/search-text.ts'
import { policyNamed } from '../source/load.ts'
import type { IndexSource } from '../source/reader.ts'
import type { Shown } from './found.ts'

/** How many facts are shown beside a clause, and how many wordings that were searched are named. */
const MOST = { facts: 2, named: 4 }

/** The clauses of one product that hold the words; null where no such product is held. */
export async function clausesWithin(source: IndexSource, uin: string, q: string, site: Links) {
  const outcome = await searchPolicyText(source, { uin, q })
  if ('refusal' in outcome) return null
  const { body } = outcome
  return {
    name: body.policy.name,
    about: body.message,
    items: await Promise.all(body.clauses.map((clause) => itemOf(source, body, clause, site))),
  }
}

/** The clauses that were found, as they are shown. */
export async function clausesShown(source: IndexSource, { hits }: ClausesFound, site: Links): Promise<Shown> {
  const shown = hits.map(
    async ({ body, clause }) =>
      [
        `${wordingPath(body.uin)}#${clausePlace(clause.id)}`,
        await itemOf(source, body, clause, site),
      ] as const,
  )
  return new Map(await Promise.all(shown))
}

/** Whose wordings were searched, and whether one of their clauses holds all the words. */
export function aboutClauses({ cards, says, isAll }: ClausesFound): string {
  const named = cards.map(({ name }) => name).join(', ')
  const searched = cards.length > MOST.named ? `${cards.length} policies that we have read` : named
  return `${says} In ${searched}.${isAll ? '' : ' No clause has all your words.'}`.trim()
}

async function itemOf(
  source: IndexSource,
  { uin, policy }: PolicyTextBody,
  clause: PolicyTextBody['clauses'][number],
  site: Links,
): Promise<Markup> {
  const facts = (await policyNamed(source, uinFileName(uin)))?.facts ?? []
  const resting = facts.filter((fact) => fact.clause?.id === clause.id).slice(0, MOST.facts)
  return (
    <li>
      <a href={clauseAddress(site, uin, clause)}>
        <span translate="no">{policy.name}</span>: {clauseWords(clause)}
      </a>
      <p class="quiet">
        {facts.length === 0 && 'In a policy that nobody has read yet: look there yourself. '}Page{' '}
        {clause.page}
      </p>
      <p>{clause.snippet}</p>
      {resting.map((fact) => (
        <p>
          <a href={`${site.link(productPath(uin))}#${fact.key}`}>{fact.label}</a>:{' '}
          {answerLine(fact, 'follow the link')}
        </p>
      ))}
    </li>
  )
}
