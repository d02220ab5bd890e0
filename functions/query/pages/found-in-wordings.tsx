/** @jsxRuntime automatic @jsxImportSource #view */
import type { PageTexts } from '../../../build/contract/texts.ts'
import { clauseIn, joined, lineIn } from '../../../build/view/answer-in.tsx'
import { english, phrase, translated } from '../../../build/view/phrases.tsx'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { type Links, clauseAddress, productPath, categoryPath } from '../../../build/view/page-paths.ts'
import { type ClausesFound, firstRead } from '../one-search/clause-candidates.ts'
import { searchPolicyText } from '../operations/search-text.ts'
import { type IndexSource, policyOf } from '../source/load.ts'
import { Named } from '../../../build/view/links.tsx'
import type { Card } from '../../../build/contract/published/card.ts'
import type { Hit } from '../one-search/index.ts'

/** Most facts that are shown beside a clause, searched wordings that are named, and products whose answer is shown. */
const MOST = { facts: 2, named: 4, answers: 3 }

export type ClausesWithin = NonNullable<Awaited<ReturnType<typeof clausesWithin>>>

/** The clauses of one product that hold the words; null where no such product is held. */
export async function clausesWithin(source: IndexSource, uin: string, q: string, site: Links) {
  const outcome = await searchPolicyText(source, { uin, q })
  if ('refusal' in outcome) return null
  const { body } = outcome
  return {
    name: body.policy.name,
    about: body.message === null ? null : english(site.texts, body.message),
    items: await Promise.all(body.clauses.map((clause) => clauseShown(source, { body, clause }, site))),
  }
}

/** Sentence on the wordings that were searched, and whether one of their clauses holds all the words. */
export function aboutClauses({ cards, says, isAll }: ClausesFound, texts: PageTexts): Markup {
  const named = cards.map(({ name }) => name).join(', ')
  const searched =
    cards.length > MOST.named
      ? texts.t('search.in-policies-read', { count: cards.length })
      : phrase(texts, 'search.in-these', { names: <span translate="no">{named}</span> })
  const sentences = [
    ...says.map(([key, { name }]) => phrase(texts, key, { name: <span translate="no">{name}</span> })),
    searched,
    ...(isAll ? [] : [texts.t('search.no-clause-has-all')]),
  ]
  return joined(sentences, ' ')
}

/** A clause that was found, with what was read in it. */
export async function clauseShown(
  source: IndexSource,
  { body: { uin, policy }, clause }: Omit<ClausesFound['hits'][number], 'place'>,
  site: Links,
): Promise<Markup> {
  const { texts } = site
  const facts = (await policyOf(source, uin))?.facts ?? []
  const resting = facts.filter((fact) => fact.clause?.id === clause.id).slice(0, MOST.facts)
  return (
    <li>
      <a href={clauseAddress(site, uin, clause)}>
        <span translate="no">{policy.name}</span>: {clauseIn(texts, clause)}
      </a>
      <p class="quiet">
        {facts.length === 0 && `${texts.t('search.unread-policy')} `}
        {texts.t('search.page', { page: String(clause.page) })}
      </p>
      <p>{english(texts, clause.snippet)}</p>
      {resting.map((fact) => (
        <p>
          <a href={`${site.link(productPath(uin))}#${fact.key}`}>{translated(texts, fact.label)}</a>:{' '}
          {lineIn(texts, fact, texts.t('search.follow-the-link'))}
        </p>
      ))}
    </li>
  )
}

/**
 * A question of a category with the answers of read products that the query may be about; that documents do not say is told of
 * the product that is named alone.
 */
export async function fieldShown(
  source: IndexSource,
  { path, title, of }: Hit,
  isMeant: (card: Card) => boolean,
  site: Links,
): Promise<Markup> {
  const { texts, link } = site
  const [page = '', key = ''] = path.split('#')
  const cards = (await firstRead(source)).filter(
    (card) => productPath(card.uin) === page || (categoryPath(card.category.slug) === page && isMeant(card)),
  )
  const answers = cards.slice(0, MOST.answers).map(async ({ uin, name }) => {
    const fact = (await policyOf(source, uin))?.facts.find((one) => one.key === key)
    if (fact === undefined || (fact.status === 'not-stated' && productPath(uin) !== page)) return null
    return (
      <p>
        <Named site={site} path={`${productPath(uin)}#${key}`} name={name} />:{' '}
        {lineIn(texts, fact, texts.t('search.follow-the-link'))}
      </p>
    )
  })
  return (
    <li>
      <a href={link(path)}>{titleIn(site, title)}</a>
      <p class="quiet">{translated(texts, of)}</p>
      {await Promise.all(answers)}
    </li>
  )
}

/** Title of what is asked; of one product its name comes before it. */
function titleIn({ texts }: Links, title: string): Markup {
  if (texts.word(title) !== null) return translated(texts, title)
  const [label = '', ...name] = title.split(': ').toReversed()
  return name.length === 0
    ? translated(texts, title)
    : [english(texts, name.toReversed().join(': ')), ': ', translated(texts, label)]
}
