/** @jsxRuntime automatic @jsxImportSource #view */
import { counted, inIndia } from '../../../contract/display.ts'
import { needsFirst } from '../../../contract/compared-sections.ts'
import { categoryFieldsBodies } from '../../answers/lists.ts'
import { card } from '../../answers/policy.ts'
import type { CategoryFieldsBody } from '../../../contract/published/categories.ts'
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import { Table } from '../../../view/components.tsx'
import { categoryPath, comparisonPath, productPath } from '../../../view/page-paths.ts'
import { isRead } from '../../../contract/is-read.ts'
import { groupsOf } from '../../../contract/groups.ts'
import type { SaidValue } from '../said-values.ts'
import type { Material, Site, SitePage } from '../site.ts'
import { ProductList } from './product-list.tsx'

// One module per page. This module: a type of insurance, its fields and its products.

/** One page per type of insurance: its products that were read, and what is read in them. */
export function categoryPages(material: Material): SitePage[] {
  return Array.from(categoryFieldsBodies(material.context), (body) => categoryPage(material, body))
}

function categoryPage({ site, context, comparisons, said }: Material, body: CategoryFieldsBody): SitePage {
  const { slug, name, description } = body.category
  const rows = context.store.products().filter(({ category }) => category === slug)
  const read = rows.filter(isRead)
  const record = context.to.category(slug)
  return {
    path: categoryPath(slug),
    title: name,
    description: `${name}: ${counted(rows.length, 'product')}, ${inIndia(read.length)} of them read, and the ${counted(body.total, 'question')} asked of each.`,
    record,
    trail: [['/category', 'Products']],
    content: (
      <>
        <h1>{name}</h1>
        <p class="lead">{description}</p>
        <h2>Policies we have read</h2>
        {read.length === 0 ? (
          <p>None yet: nobody here has read the documents of these products.</p>
        ) : (
          <ProductList cards={read.map((row) => card(context, row))} site={site} />
        )}
        {comparisons.has(slug) && (
          <p>
            <a href={site.link(comparisonPath(slug))}>Compare them side by side</a>
          </p>
        )}
        {rows.length > read.length && (
          <p>
            {counted(rows.length - read.length, read.length === 0 ? 'product' : 'more product')}{' '}
            {rows.length - read.length === 1 ? 'has' : 'have'} not been read yet:{' '}
            <a href={`${site.link(FUNCTION_PAGES.search)}?category=${slug}`}>see them all</a>.
          </p>
        )}
        <h2 id="questions">{read.length === 0 ? 'What we look for in each' : 'What they say'}</h2>
        {body.fields.length === 0 ? (
          <p>Nothing yet: which questions belong to this type of insurance is not decided.</p>
        ) : (
          <Table
            label="Questions and answers"
            stacked
            head={['Question', 'What the policies we have read say']}
            rows={needsFirst(body.fields, (field) => field).map(({ key, question }) => [
              <span id={key}>{question}</span>,
              <Answers site={site} field={key} said={said.get(slug)?.get(key) ?? []} />,
            ])}
          />
        )}
        <p>
          For programs: <a href={record}>the fields as JSON</a>.
        </p>
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
  readonly said: readonly SaidValue[]
}) {
  const { site, field, said } = props
  if (said.length === 0) return <>–</>
  const values = groupsOf(said, ({ value }) => value).toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return values.map(([value, by]) => (
    <p>
      <strong>{value}</strong>{' '}
      <span class="quiet">
        {said.length > 1 && `${by.length} of ${said.length}: `}
        {by.slice(0, NAMED).map(({ uin, name, isConditional }, at) => (
          <>
            {at > 0 && '; '}
            <a href={`${site.link(productPath(uin))}#${field}`} translate="no">
              {name}
            </a>
            {isConditional && ', with a condition'}
          </>
        ))}
        {by.length > NAMED && ` and ${by.length - NAMED} more`}
      </span>
    </p>
  ))
}
