/** @jsxRuntime automatic @jsxImportSource preact */
import type { CompareBody } from '../../../contract/published/comparison.ts'
import {
  ANSWER_WORDS,
  COUNTED_VERDICTS,
  VERDICT_WORDS,
  WITHOUT_VALUE,
  comparedSentence,
} from '../../../contract/reader-words.ts'
import { answerOf } from '../assets/answer.js'
import { groupsOf } from '../groups.ts'
import { Crumbs } from '../components.tsx'
import { categoryPath, clausePlace, comparisonPath, productPath, wordingPath } from '../paths.ts'
import { isRead } from '../../../contract/published/card.ts'
import { ValueScales, letter } from '../charts/value-scale.tsx'
import type { Material, PageBody, Site, SitePage } from '../site.ts'
import { Provisos, Reading } from './fact.tsx'

type Row = CompareBody['rows'][number]

/** The words that the script of the page says. */
const SCRIPT_WORDS = {
  without: WITHOUT_VALUE,
  readings: Object.fromEntries(
    Object.entries(ANSWER_WORDS).map(([status, { reading }]) => [status, reading ?? undefined]),
  ),
  verdicts: Object.fromEntries(Object.entries(VERDICT_WORDS).map(([verdict, { label }]) => [verdict, label])),
  counted: COUNTED_VERDICTS,
}

/** The page to choose two to four products: ready comparisons, and a form that asks the API. */
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
        <form
          id="compare"
          class="scripted choose"
          data-root={site.link('')}
          data-words={JSON.stringify(SCRIPT_WORDS)}
          data-twin="none"
        >
          {[0, 1, 2, 3].map((place) => (
            <p class="grow" key={place}>
              <label for={`product-${place}`}>
                {letter(place)}: {place < 2 ? 'product' : 'product, if you like'}
              </label>
              <select id={`product-${place}`} name="uin">
                <option value="">none</option>
                {read.map(({ uin, name, category_name }) => (
                  <option value={uin} key={uin}>
                    {name} ({category_name}, {uin})
                  </option>
                ))}
              </select>
            </p>
          ))}
          <button type="submit">Compare</button>
        </form>
        <p id="compare-status" role="status" class="scripted" data-twin="none" />
        <div id="compared" data-twin="none" />
        <h2>Ready comparisons</h2>
        {comparisons.size === 0 && <p>None yet: two products of one type must have been read first.</p>}
        <ul class="cards">
          {[...comparisons].map(([slug, { policies }]) => (
            <li key={slug}>
              <a href={site.link(comparisonPath(slug))}>{policies[0]?.category.name}</a>
              <p class="quiet">{policies.map(({ name }) => name).join(', ')}</p>
            </li>
          ))}
        </ul>
      </>
    ),
  }
}

/** One page per type of insurance of which two products or more were read. */
export function comparisonPages({ site, comparisons }: Material): SitePage[] {
  return [...comparisons].map(([slug, body]) => comparisonPage(site, slug, body))
}

function comparisonPage(site: Site, slug: string, body: CompareBody): SitePage {
  const { policies, rows } = body
  const name = policies[0]?.category.name ?? slug
  const shown = rows.filter(({ cells }) => cells.some(({ status }) => status !== 'not-applicable'))
  return {
    path: comparisonPath(slug),
    title: `${name} compared`,
    description: `${policies.map((policy) => policy.name).join(', ')} side by side: ${rows.length} questions, each answer with its quote.`,
    content: (
      <>
        <Crumbs
          site={site}
          trail={[
            ['/compare', 'Compare'],
            [categoryPath(slug), name],
          ]}
        />
        <h1>{name}, side by side</h1>
        <p class="lead">{comparedSentence(body)} Nothing is ranked.</p>
        <ul class="compared-products">
          {policies.map(({ uin, name: product, insurer, status }, at) => (
            <li key={uin} class={`product-${at}`}>
              <strong>{letter(at)}</strong> <a href={site.link(productPath(uin))}>{product}</a>
              <span class="quiet">
                {' '}
                {insurer.name}, UIN {uin}
                {status === 'withdrawn' && ', withdrawn'}
              </span>
            </li>
          ))}
        </ul>
        <ValueScales body={body} />
        {groupsOf(shown, (row) => row.group).map(([group, ofGroup]) => (
          <section key={group}>
            <h2>{group}</h2>
            {ofGroup.map((row) => (
              <Compared row={row} site={site} key={row.key} />
            ))}
          </section>
        ))}
      </>
    ),
  }
}

function Compared({ row, site }: { readonly row: Row; readonly site: Site }) {
  return (
    <article class="fact compared" id={row.key}>
      <h3>
        {row.label} <span class={`tag verdict ${row.verdict}`}>{VERDICT_WORDS[row.verdict].label}</span>
      </h3>
      <dl>
        {row.cells.map((cell, at) => (
          <div key={at} class={`product-${at}`}>
            <dt>
              {letter(at)}
              {': '}
              {('value' in cell ? answerOf(cell, cell.question) : null) ?? WITHOUT_VALUE[cell.status]}
            </dt>
            <dd>{'value' in cell && <Words cell={cell} site={site} />}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

function Words({
  cell,
  site,
}: {
  readonly cell: Extract<Row['cells'][number], { value: unknown }>
  readonly site: Site
}) {
  const { uin, quote, clause, page, context } = cell
  return (
    <>
      {quote !== null && <q>{quote}</q>}
      {context.map((more) => (
        <>
          {' '}
          <q>{more.quote}</q>
        </>
      ))}
      {clause !== null && (
        <span class="quiet">
          {' '}
          <a href={`${site.link(wordingPath(uin))}#${clausePlace(clause.id)}`}>
            clause {clause.number || clause.id}
          </a>
          , page {page}
        </span>
      )}
      <Reading fact={cell} />
      <Provisos fact={cell} site={site} uin={uin} />
    </>
  )
}
