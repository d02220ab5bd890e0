/** @jsxRuntime automatic @jsxImportSource #view */
import { type Asked, letterOf } from '../../../contract/compared-sections.ts'
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import type { CompareBody } from '../../../contract/published/comparison.ts'
import { groupsOf } from '../../../contract/groups.ts'
import { categoryPath, comparisonPath } from '../../../view/page-paths.ts'
import { isRead } from '../../../contract/is-read.ts'
import { said } from '../../../view/phrases.tsx'
import type { Material, PageBody, PageGroup, Site, SitePage } from '../site.ts'
import { Comparison } from '../../../view/comparison.tsx'

/** The page to choose two to four products: a form that a function answers, and ready comparisons. */
export function comparePage({ site, context, comparisons }: Material): PageBody {
  const read = context.store.products().filter(isRead)
  return {
    scripts: ['compare.js'],
    content: (
      <>
        <h1>Compare products</h1>
        <p class="lead">
          Two to four products side by side, each value with its quote. A comparison says what is the same and
          what is not. It never ranks.
        </p>
        <form id="compare" class="choose" action={site.link(FUNCTION_PAGES.compared)} data-markdown="none">
          {[0, 1, 2, 3].map((place) => (
            <p class="grow">
              <label for={`product-${place}`}>
                {letterOf(place)}: {place < 2 ? 'product' : 'product, if you like'}
              </label>
              <select id={`product-${place}`} name="uin" translate="no">
                <option value="">none</option>
                {groupsOf(read, ({ category_name }) => category_name).map(([category, ofKind]) => (
                  <optgroup label={category}>
                    {ofKind.map(({ uin, name }) => (
                      <option value={uin}>
                        {name} ({uin})
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </p>
          ))}
          <button type="submit">Compare</button>
        </form>
        <h2>Ready comparisons</h2>
        {comparisons.size === 0 && <p>None yet: two products of one type must have been read first.</p>}
        <ul class="cards">
          {[...comparisons].map(([slug, { policies }]) => (
            <li>
              <a href={site.link(comparisonPath(slug))}>{policies[0]?.category.name}</a>
              <p class="quiet" translate="no">
                {policies.map(({ name }) => name).join(', ')}
              </p>
            </li>
          ))}
        </ul>
        <p>
          {said(site.texts, 'comparison.only-read', {
            find: (words) => <a href={site.link('/category')}>{words}</a>,
          })}
        </p>
      </>
    ),
  }
}

/** One page per type of insurance of which two products or more were read. */
export function comparisonPages({ site, comparisons, context }: Material): PageGroup[] {
  const { categories } = context.catalogue
  return Array.from(comparisons, ([slug, body]) => {
    const fields = categories.get(slug)?.record.fields ?? []
    const asks = fields.map(({ key, need }) => ({ key, need }))
    const page = comparisonPage(site, slug, body, asks)
    return { name: page.path, from: [body, asks], pages: [page] }
  })
}

function comparisonPage(site: Site, slug: string, body: CompareBody, asks: readonly Asked[]): SitePage {
  const { policies, rows } = body
  const name = policies[0]?.category.name ?? slug
  return {
    path: comparisonPath(slug),
    title: `${name} compared`,
    description: `${policies.map((policy) => policy.name).join(', ')} side by side: ${rows.length} questions, each answer with its quote.`,
    trail: [
      ['/compare', 'Compare'],
      [categoryPath(slug), name],
    ],
    content: <Comparison site={site} title={`${name}, side by side`} body={body} asks={asks} />,
  }
}
