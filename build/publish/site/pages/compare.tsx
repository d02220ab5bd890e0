/** @jsxRuntime automatic @jsxImportSource #view */
import { type Asked, letterOf } from '../../../contract/compared-sections.ts'
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import type { CompareBody } from '../../../contract/published/comparison.ts'
import { phrase, translated, translatedText } from '../../../view/phrases.tsx'
import { groupsOf } from '../../../contract/groups.ts'
import { categoryPath, comparisonPath } from '../../../view/page-paths.ts'
import { isRead } from '../../../contract/is-read.ts'
import type { Material, PageBody, PageGroup, Site, SitePage } from '../site.ts'
import { Comparison } from '../../../view/comparison.tsx'

/** The page to choose two to four products: a form that a function answers, and ready comparisons. */
export function comparePage({ site, context, comparisons }: Material): PageBody {
  const read = context.store.products().filter(isRead)
  const { texts } = site
  const { t } = texts
  return {
    scripts: ['compare.js'],
    content: (
      <>
        <h1>{t('comparison.compare-products')}</h1>
        <p class="lead">{t('comparison.what-it-says')}</p>
        <form id="compare" class="choose" action={site.link(FUNCTION_PAGES.compared)} data-markdown="none">
          {[0, 1, 2, 3].map((place) => (
            <p class="grow">
              <label for={`product-${place}`}>
                {letterOf(place)}: {t(place < 2 ? 'comparison.product' : 'comparison.product-if-you-like')}
              </label>
              <select id={`product-${place}`} name="uin">
                <option value="">{t('comparison.none')}</option>
                {groupsOf(read, ({ category_name }) => category_name).map(([category, ofKind]) => (
                  <optgroup label={translatedText(texts, category)}>
                    {ofKind.map(({ uin, name }) => (
                      <option value={uin} translate="no">
                        {name} ({uin})
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </p>
          ))}
          <button type="submit">{t('frame.compare')}</button>
        </form>
        <h2>{t('comparison.ready')}</h2>
        {comparisons.size === 0 && <p>{t('comparison.none-yet')}</p>}
        <ul class="cards">
          {[...comparisons].map(([slug, { policies }]) => (
            <li>
              <a href={site.link(comparisonPath(slug))}>
                {translated(texts, policies[0]?.category.name ?? slug)}
              </a>
              <p class="quiet" translate="no">
                {policies.map(({ name }) => name).join(', ')}
              </p>
            </li>
          ))}
        </ul>
        <p>{phrase(site.texts, 'comparison.only-read', { find: site.link('/category') })}</p>
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
  const category = policies[0]?.category.name ?? slug
  const { texts } = site
  const name = translatedText(texts, category)
  return {
    path: comparisonPath(slug),
    title: texts.t('comparison.compared', { name }),
    description: texts.t('comparison.description', {
      names: policies.map((policy) => policy.name).join(', '),
      count: rows.length,
    }),
    trail: [
      ['/compare', texts.t('frame.compare')],
      [categoryPath(slug), category],
    ],
    content: (
      <Comparison site={site} title={texts.t('comparison.side-by-side', { name })} body={body} asks={asks} />
    ),
  }
}
