/** @jsxRuntime automatic @jsxImportSource #view */
import type { CompareBody } from '../../../contract/published/comparison.ts'
import { VERDICT_WORDS } from '../../../contract/reader-words.ts'
import { valueOf } from '../../../contract/answer-words.ts'
import { lawsBeside } from '../../../contract/compared-sections.ts'
import { letterOf } from '../../../contract/compared-sections.ts'
import { clausePlace, wordingPath } from '../page-paths.ts'
import type { Site } from '../site.ts'
import { Provisos, Reading } from './fact.tsx'

type Row = CompareBody['rows'][number]

/** One question of a comparison, answered by each product. */
export function Compared({ row, site }: { readonly row: Row; readonly site: Site }) {
  return (
    <article class="fact compared" id={row.key}>
      <h3>
        {row.label}{' '}
        <a class={`tag verdict ${row.verdict}`} href={site.link('/docs/data#comparison')}>
          {VERDICT_WORDS[row.verdict].label}
        </a>
      </h3>
      {lawsBeside(row.cells.map((cell) => ('law' in cell ? cell.law : undefined))).map(({ words, law }) => (
        <p class="law">
          <a href={site.link(law.url.slice(site.base.length))}>{words}</a>
        </p>
      ))}
      <dl>
        {row.cells.map((cell, at) => (
          <div class={`product-${at}`}>
            <dt>
              {letterOf(at)}
              {': '}
              {valueOf(cell)}
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
      <Reading fact={cell} site={site} />
      <Provisos fact={cell} site={site} uin={uin} />
    </>
  )
}
