/** @jsxRuntime automatic @jsxImportSource #view */
import { answerLine } from '../../../build/contract/answer-words.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import { isRead } from '../../../build/contract/is-read.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { type Links, categoryPath, productPath } from '../../../build/view/page-paths.ts'
import type { Hit } from '../one-search/index.ts'
import { productsOf } from '../source/load.ts'
import type { IndexSource } from '../source/reader.ts'
import { policyNamed } from '../source/stored-records.ts'
import type { Shown } from './found.ts'

/** Of how many products that were read the answer is shown, and among how many of the first these are looked for. */
const MOST = { products: 3, lookedAt: 48 }

/** What is asked of the products of a category, with what those that were read answer. */
export async function fieldsShown(source: IndexSource, hits: readonly Hit[], site: Links): Promise<Shown> {
  const products = await productsOf(source)
  const numbers = Array.from({ length: Math.min(MOST.lookedAt, products.total) }, (_, number) => number)
  const read = products.cards(numbers).filter(({ coverage }) => isRead(coverage))
  const shown = hits.map(async (hit) => {
    const [page = '', key = ''] = hit.path.split('#')
    const cards = read.filter(
      ({ uin, category }) => productPath(uin) === page || categoryPath(category.slug) === page,
    )
    const answers = await Promise.all(
      cards.slice(0, MOST.products).map((card) => answerOf(source, card, key, site)),
    )
    return [
      hit.path,
      <li>
        <a href={site.link(hit.path)}>{hit.title}</a>
        <p class="quiet">{hit.of}</p>
        {answers}
      </li>,
    ] as const
  })
  return new Map(await Promise.all(shown))
}

async function answerOf(source: IndexSource, { uin, name }: Card, key: string, site: Links) {
  const fact = (await policyNamed(source, uinFileName(uin)))?.facts.find((one) => one.key === key)
  if (fact === undefined) return null
  return (
    <p>
      <a href={`${site.link(productPath(uin))}#${key}`} translate="no">
        {name}
      </a>
      : {answerLine(fact, 'follow the link')}
    </p>
  )
}
