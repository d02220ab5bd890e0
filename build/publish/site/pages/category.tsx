/** @jsxRuntime automatic @jsxImportSource #view */
import { Named } from '../../../view/links.tsx'
import { needsFirst } from '../../../contract/compared-sections.ts'
import { categoryFieldsBodies } from '../../answers/lists.ts'
import { card } from '../../answers/policy.ts'
import type { BodyContext } from '../../answers/context.ts'
import type { CategoryFieldsBody } from '../../../contract/published/categories.ts'
import { Table } from '../../../view/components.tsx'
import { phrase, translated, translatedText } from '../../../view/phrases.tsx'
import { askedAddress, categoryPath, comparisonPath, productPath } from '../../../view/page-paths.ts'
import { isRead } from '../../../contract/is-read.ts'
import { conditionsOf, valueOf } from '../../../contract/answer-words.ts'
import { valueIn } from '../../../view/answer-in.tsx'
import { groupsOf } from '../../../contract/groups.ts'
import { comparedUins } from '../comparisons.ts'
import type { StatedValue, StatedValues } from '../stated-values.ts'
import type { Material, PageHead, Site, SitePage } from '../site.ts'
import { ProductList } from './product-list.tsx'

// One module per page. This module: a type of insurance, its fields and its products.

/** One page per type of insurance: its products that were read, and what is read in them. */
export function categoryPages(material: Material, values: StatedValues): SitePage[] {
  return Array.from(categoryFieldsBodies(material.context), (body) => categoryPage(material, values, body))
}

/** The heads of these pages: they do not depend on what the products say. */
export function categoryHeads(material: Material): PageHead[] {
  return Array.from(categoryFieldsBodies(material.context), (body) => headOf(material, body))
}

function headOf({ site: { texts }, context }: Material, { category, total }: CategoryFieldsBody): PageHead {
  const { rows, read } = productsIn(context, category.slug)
  const name = translatedText(texts, category.name)
  return {
    path: categoryPath(category.slug),
    title: name,
    description: texts.t('category.description', {
      name,
      products: texts.t('count.products', { count: rows.length }),
      read: read.length,
      questions: texts.t('count.questions', { count: total }),
    }),
  }
}

/** The products of a category, and those of them that were read. */
function productsIn({ store }: BodyContext, slug: string) {
  const rows = store.products().filter(({ category }) => category === slug)
  return { rows, read: rows.filter(isRead) }
}

function categoryPage(material: Material, values: StatedValues, body: CategoryFieldsBody): SitePage {
  const { site, context } = material
  const { slug, name, description } = body.category
  const { rows, read } = productsIn(context, slug)
  const record = context.to.category(slug)
  const { texts } = site
  const { t } = texts
  const unread = rows.length - read.length
  return {
    ...headOf(material, body),
    record,
    trail: [['/category', t('list.products')]],
    content: (
      <>
        <h1>{translated(texts, name)}</h1>
        <p class="lead">{translated(texts, description)}</p>
        <h2>{t('category.read')}</h2>
        {read.length === 0 ? (
          <p>{t('category.none-read')}</p>
        ) : (
          <ProductList cards={read.map((row) => card(context, row))} site={site} />
        )}
        {comparedUins(context).has(slug) && (
          <p>
            <a href={site.link(comparisonPath(slug))}>{t('category.compare')}</a>
          </p>
        )}
        {unread > 0 && (
          <p>
            {phrase(texts, read.length === 0 ? 'category.not-read' : 'category.more-not-read', {
              count: unread,
              all: askedAddress(site, 'search', { category: slug }),
            })}
          </p>
        )}
        <h2 id="questions">{t(read.length === 0 ? 'category.we-look-for' : 'category.they-say')}</h2>
        {body.fields.length === 0 ? (
          <p>{t('category.no-questions')}</p>
        ) : (
          <Table
            label={t('category.questions-and-answers')}
            stacked
            head={[t('category.question'), t('category.answers')]}
            rows={needsFirst(body.fields, (field) => field).map(({ key, question }) => [
              <span id={key}>{translated(texts, question)}</span>,
              <Answers site={site} field={key} said={values.get(slug)?.get(key) ?? []} />,
            ])}
          />
        )}
        <p>{phrase(texts, 'category.for-programs', { json: record })}</p>
      </>
    ),
  }
}

/** The most products that are named beside one value. */
const NAMED = 3

/** The values that products state for a field, the commonest first, each leading to the quotes it rests on. */
function Answers(props: {
  readonly site: Site
  readonly field: string
  readonly said: readonly StatedValue[]
}) {
  const { site, field, said: all } = props
  if (all.length === 0) return <>–</>
  const { texts } = site
  const { t } = texts
  const values = groupsOf(all, ({ fact }) => valueOf(fact)).toSorted(([, a], [, b]) => b.length - a.length)
  return values.map(([value, by]) => (
    <p>
      <strong>{by[0] === undefined ? value : valueIn(texts, by[0].fact)}</strong>{' '}
      <span class="quiet">
        {all.length > 1 && `${t('category.of-all', { count: by.length, all: all.length })} `}
        {by.slice(0, NAMED).map(({ uin, name, fact }, at) => (
          <>
            {at > 0 && '; '}
            <Named site={site} path={`${productPath(uin)}#${field}`} name={name} />
            {conditionsOf(fact).length > 0 && t('category.with-a-condition')}
          </>
        ))}
        {by.length > NAMED && ` ${t('category.and-more', { count: by.length - NAMED })}`}
      </span>
    </p>
  ))
}
