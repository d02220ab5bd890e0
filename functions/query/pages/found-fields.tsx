/** @jsxRuntime automatic @jsxImportSource #view */
import { Named } from '../../../build/view/links.tsx'
import type { Card } from '../../../build/contract/published/card.ts'
import type { FactBody } from '../../../build/contract/published/fact.ts'
import { lineIn } from '../../../build/view/answer-in.tsx'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { english, translated } from '../../../build/view/phrases.tsx'
import { type Links, categoryPath, productPath } from '../../../build/view/page-paths.ts'
import { firstRead } from '../one-search/clause-candidates.ts'
import type { Hit } from '../one-search/index.ts'
import { policyOf } from '../source/load.ts'
import type { IndexSource } from '../source/reader.ts'
import type { Shown } from './found.ts'

/** Most products whose answer is shown. */
const MOST = 3

/**
 * Questions of a category with the answers of read products that the query may be about; that documents do not say is told of
 * the product that is named alone.
 */
export async function fieldsShown(
  source: IndexSource,
  hits: readonly Hit[],
  isMeant: (card: Card) => boolean,
  site: Links,
): Promise<Shown> {
  const read = await firstRead(source)
  const shown = hits.map(async (hit) => {
    const [page = '', key = ''] = hit.path.split('#')
    const cards = read.filter(
      (card) =>
        productPath(card.uin) === page || (categoryPath(card.category.slug) === page && isMeant(card)),
    )
    const answers = await Promise.all(
      cards.slice(0, MOST).map(async (card) => {
        const fact = await factOf(source, card, key)
        const isSilent = fact?.status === 'not-stated' && productPath(card.uin) !== page
        return fact && !isSilent && <Answer card={card} fact={fact} site={site} />
      }),
    )
    return [
      hit.path,
      <li>
        <a href={site.link(hit.path)}>{titleIn(site, hit.title)}</a>
        <p class="quiet">{translated(site.texts, hit.of)}</p>
        {answers}
      </li>,
    ] as const
  })
  return new Map(await Promise.all(shown))
}

/** Title of what is asked; of one product its name comes before it. */
function titleIn({ texts }: Links, title: string): Markup {
  if (texts.word(title) !== null) return translated(texts, title)
  const [label = '', ...name] = title.split(': ').toReversed()
  return name.length === 0
    ? translated(texts, title)
    : [english(texts, name.toReversed().join(': ')), ': ', translated(texts, label)]
}

async function factOf(source: IndexSource, { uin }: Card, key: string): Promise<FactBody | undefined> {
  return (await policyOf(source, uin))?.facts.find((fact) => fact.key === key)
}

interface AnswerProps {
  readonly card: Card
  readonly fact: FactBody
  readonly site: Links
}

function Answer({ card: { uin, name }, fact, site }: AnswerProps) {
  return (
    <p>
      <Named site={site} path={`${productPath(uin)}#${fact.key}`} name={name} />:{' '}
      {lineIn(site.texts, fact, site.texts.t('search.follow-the-link'))}
    </p>
  )
}
