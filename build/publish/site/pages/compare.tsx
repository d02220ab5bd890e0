/** @jsxRuntime automatic @jsxImportSource #view */
import { letterOf } from '../../../contract/compared-sections.ts'
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import { phrase, translated, translatedText } from '../../../view/phrases.tsx'
import { groupsOf } from '../../../contract/groups.ts'
import { categoryPath, comparisonPath } from '../../../view/page-paths.ts'
import { isRead } from '../../../contract/is-read.ts'
import type { Trail } from '../../../view/links.tsx'
import type { BodyContext } from '../../answers/context.ts'
import { type Comparisons, comparedUins } from '../comparisons.ts'
import type { Material, PageBody, PageGroup, PageHead, Site } from '../site.ts'
import { Comparison } from '../../../view/comparison.tsx'

/** The page to choose two to four products: a form that a function answers, and ready comparisons. */
export function comparePage({ site, context }: Material): PageBody {
  const read = context.store.products().filter(isRead)
  const compared = comparedIn(context)
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
        {compared.length === 0 && <p>{t('comparison.none-yet')}</p>}
        <ul class="cards">
          {compared.map(({ slug, category, names }) => (
            <li>
              <a href={site.link(comparisonPath(slug))}>{translated(texts, category)}</a>
              <p class="quiet" translate="no">
                {names}
              </p>
            </li>
          ))}
        </ul>
        <p>{phrase(site.texts, 'comparison.only-read', { find: site.link('/category') })}</p>
      </>
    ),
  }
}

/** Types of insurance of which two products or more were read, with the names of those that are compared. */
function comparedIn(context: BodyContext) {
  return Array.from(comparedUins(context), ([slug, uins]) => {
    const rows = uins.map((uin) => context.store.product(uin))
    const fields = context.catalogue.categories.get(slug)?.record.fields ?? []
    const names = rows.map(({ name }) => name).join(', ')
    return { slug, category: rows[0]?.category_name ?? slug, fields, names }
  })
}

function headOf(
  { texts }: Site,
  { slug, category, fields, names }: ReturnType<typeof comparedIn>[number],
): PageHead {
  return {
    path: comparisonPath(slug),
    title: texts.t('comparison.compared', { name: translatedText(texts, category) }),
    description: texts.t('comparison.description', { names, count: fields.length }),
  }
}

/** The heads of the pages of comparisons: they do not depend on what the products say. */
export function comparisonHeads({ site, context }: Material): PageHead[] {
  return comparedIn(context).map((one) => headOf(site, one))
}

/** The pages of comparisons. */
export function comparisonPages({ site, context }: Material, comparisons: Comparisons): PageGroup[] {
  const { texts } = site
  return comparedIn(context).flatMap((one) => {
    const body = comparisons.get(one.slug)
    if (body === undefined) return []
    const asks = one.fields.map(({ key, need }) => ({ key, need }))
    const trail: Trail = [
      ['/compare', texts.t('frame.compare')],
      [categoryPath(one.slug), one.category],
    ]
    const title = texts.t('comparison.side-by-side', { name: translatedText(texts, one.category) })
    const content = <Comparison site={site} title={title} body={body} asks={asks} />
    const page = { ...headOf(site, one), trail, content }
    return [{ name: page.path, from: [body, asks], pages: [page] }]
  })
}
