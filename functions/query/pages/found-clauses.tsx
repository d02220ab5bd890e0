/** @jsxRuntime automatic @jsxImportSource #view */
import { answerLine, clauseWords } from '../../../build/contract/answer-words.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import type { PolicyTextBody } from '../../../build/contract/published/search-results.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { type Links, clauseAddress, productPath, wordingPath } from '../../../build/view/page-paths.ts'
import { searchPolicyText } from '../operations/search-text.ts'
import { productsOf } from '../source/load.ts'
import type { IndexSource } from '../source/reader.ts'
import { policyNamed } from '../source/stored-records.ts'
import type { InsurerNamed } from './found-by-name.tsx'
import type { ProductsFound } from './found-products.tsx'
import { type FoundKind, STRENGTH } from './found-kind.ts'

/** How many wordings are searched, how many clauses shown of all and of each, and how many facts beside a clause. */
const MOST = { wordings: 10, clauses: 4, ofOne: 2, facts: 2, ofOthers: 2 }

/** How many wordings that were searched are named. */
const NAMED = 4

/** The clauses of one product that hold the words; null where no such product is held. */
export async function clausesWithin(
  source: IndexSource,
  uin: string,
  q: string,
  site: Links,
): Promise<{ readonly name: string; readonly kind: FoundKind } | null> {
  const outcome = await searchPolicyText(source, { uin, q })
  if ('refusal' in outcome) return null
  const { body } = outcome
  const { policy, total, message, clauses } = body
  return {
    name: policy.name,
    kind: {
      id: 'wordings',
      title: `In the wording of ${policy.name}`,
      about: message,
      strength: total === 0 ? STRENGTH.none : STRENGTH.all,
      items: await Promise.all(clauses.map((clause) => item(source, body, clause, site))),
      more: { href: site.link(wordingPath(uin)), words: 'The whole wording' },
    },
  }
}

/** Whose wordings are searched, and the sentence that says whose they are. */
interface Searched {
  readonly cards: readonly Card[]
  readonly says: string
  readonly most: number
}

/** The wordings that were asked for by name; else those of others, said to be of others. */
async function searchedFor(
  source: IndexSource,
  { read, unread }: Pick<ProductsFound, 'read' | 'unread'>,
  insurers: readonly InsurerNamed[],
): Promise<Searched> {
  if (read.length > 0) return { cards: read.slice(0, MOST.wordings), says: 'Searched:', most: MOST.clauses }
  const all = await readCards(source)
  const own = all.filter(({ insurer }) => insurers.some(({ slug }) => slug === insurer.slug))
  const names = insurers.map(({ name }) => name).join(', ')
  if (unread === null && own.length > 0) {
    const says = `Another policy of ${names} than these may say something else. Searched:`
    return { cards: own.slice(0, MOST.wordings), says, most: MOST.clauses }
  }
  const cards = oneOfEach(all)
  const missing = unread ?? (insurers.length > 0 ? `We have read no policy of ${names}.` : null)
  if (missing === null) return { cards, says: 'Yours may say something else. Searched:', most: MOST.clauses }
  return {
    cards,
    says: `${missing} Other policies, which may say something else:`,
    most: MOST.ofOthers,
  }
}

/** The clauses of read products that hold the words: of those found by name, else of one of each category. */
export async function clausesFound(
  source: IndexSource,
  q: string,
  found: Pick<ProductsFound, 'read' | 'unread'>,
  insurers: readonly InsurerNamed[],
  site: Links,
): Promise<FoundKind> {
  const { cards: searched, says, most } = await searchedFor(source, found, insurers)
  const answers = await Promise.all(
    searched.map(async ({ uin }) => {
      const outcome = await searchPolicyText(source, { uin, q })
      return 'body' in outcome ? [outcome.body] : []
    }),
  )
  const held = answers.flat().filter(({ total }) => total > 0)
  const isAll = held.some(({ match }) => match === 'all')
  const hits = held
    .filter(({ match }) => !isAll || match === 'all')
    .flatMap((body) =>
      body.clauses.slice(0, MOST.ofOne + 1).map((clause, place) => ({ body, clause, place })),
    )
    .toSorted(
      (one, two) =>
        isAside(one) - isAside(two) || one.place - two.place || two.clause.score - one.clause.score,
    )
    .slice(0, most)
  return {
    id: 'wordings',
    title: 'In the wordings',
    about: `${says} ${searched.length > NAMED ? `the wordings of ${searched.length} products, one of each kind first` : searched.map(({ name }) => name).join(', ')}${isAll ? '' : '; no clause holds all the words, these hold some of them'}`,
    strength: hits.length === 0 ? STRENGTH.none : isAll ? STRENGTH.all : STRENGTH.some,
    items: await Promise.all(hits.map(({ body, clause }) => item(source, body, clause, site))),
  }
}

/** 1 where a clause holds the words only in passing: neither its heading nor a fact that was read in it does. */
function isAside({ clause: { via } }: { readonly clause: PolicyTextBody['clauses'][number] }): number {
  return via.includes('fact') || via.includes('heading') ? 0 : 1
}

/** How many products are looked at for one of each category: those that were read are the first of their order. */
const LOOKED_AT = 48

async function readCards(source: IndexSource): Promise<Card[]> {
  const products = await productsOf(source)
  const numbers = Array.from({ length: Math.min(LOOKED_AT, products.total) }, (_, number) => number)
  return products.cards(numbers).filter(({ coverage }) => coverage.stated > 0)
}

function oneOfEach(read: readonly Card[]): Card[] {
  const first = read.filter(
    (card, at) => read.findIndex((one) => one.category.slug === card.category.slug) === at,
  )
  return [...first, ...read.filter((card) => !first.includes(card))].slice(0, MOST.wordings)
}

async function item(
  source: IndexSource,
  { uin, policy }: PolicyTextBody,
  clause: PolicyTextBody['clauses'][number],
  site: Links,
): Promise<Markup> {
  const facts = (await policyNamed(source, uinFileName(uin)))?.facts ?? []
  const resting = facts.filter((fact) => fact.clause?.id === clause.id).slice(0, MOST.facts)
  return (
    <li>
      <a href={clauseAddress(site, uin, clause)}>{clauseWords(clause)}</a>
      <p class="quiet">
        {policy.name}, page {clause.page}
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
