/** @jsxRuntime automatic @jsxImportSource #view */
import { Named } from '../../../build/view/links.tsx'
import type { Card } from '../../../build/contract/published/card.ts'
import { lineIn } from '../../../build/view/answer-in.tsx'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { english, translated } from '../../../build/view/phrases.tsx'
import { type Links, categoryPath, productPath } from '../../../build/view/page-paths.ts'
import { firstRead } from '../one-search/clause-candidates.ts'
import type { Hit } from '../one-search/index.ts'
import { type IndexSource, policyOf } from '../source/load.ts'

/** Most products whose answer is shown. */
const MOST = 3

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
  const answers = cards.slice(0, MOST).map(async ({ uin, name }) => {
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
