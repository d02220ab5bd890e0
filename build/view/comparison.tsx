/** @jsxRuntime automatic @jsxImportSource #view */
import { comparedSections, lawsBeside, letterOf } from '../contract/compared-sections.ts'
import { counted } from '../contract/display.ts'
import type { CompareBody } from '../contract/published/comparison.ts'
import { VERDICT_WORDS, comparedSentence } from '../contract/reader-words.ts'
import { AnswerCell } from './answer-cell.tsx'
import { Contents } from './links.tsx'
import type { Markup } from './jsx-runtime.ts'
import { type Links, linkOf, productPath } from './page-paths.ts'

type Row = CompareBody['rows'][number]

interface ComparisonProps {
  readonly site: Links
  readonly title: string
  readonly body: CompareBody
  /** What follows the list of the products. */
  readonly ways?: Markup
}

/** Products side by side: what differs comes first, what is the same is folded. */
export function Comparison({ site, title, body, ways }: ComparisonProps) {
  const { policies, rows } = body
  const { different, groups, same, alone } = comparedSections(rows)
  const lines = new Set(policies.map(({ line }) => line))
  const parts = [['Answered differently', different] as const, ...groups].filter(([, of]) => of.length > 0)
  return (
    <>
      <h1>{title}</h1>
      <p class="lead">
        {comparedSentence(body)} {alone > 0 && `${alone} asked of only one of them are not shown. `}
        {lines.size > 1 && 'A life, a health and a general policy answer different questions. '}
        Nothing is ranked.
      </p>
      <ul class="compared-products">
        {policies.map(({ uin, name, insurer, status }, at) => (
          <li class={`product-${at}`}>
            <strong>{letterOf(at)}</strong> <a href={site.link(productPath(uin))}>{name}</a>
            <span class="quiet">
              {' '}
              {insurer.name}, UIN {uin}
              {status === 'withdrawn' && ', withdrawn'}
            </span>
          </li>
        ))}
      </ul>
      {ways}
      <Contents
        parts={[
          ...parts.map(([group, of], at) => [`group-${at + 1}`, group, of.length] as const),
          ...(same.length > 0 ? [['same', 'The same', same.length] as const] : []),
        ]}
      />
      <p class="in-reach" aria-hidden="true" data-markdown="none">
        {policies.map(({ name }, at) => (
          <span>
            {letterOf(at)}: {name}
          </span>
        ))}
      </p>
      {parts.map(([group, of], at) => (
        <section id={`group-${at + 1}`}>
          <h2>{group}</h2>
          <Questions rows={of} site={site} />
        </section>
      ))}
      {same.length > 0 && (
        <section id="same">
          <h2>The same</h2>
          <details>
            <summary>{counted(same.length, 'question')} answered the same</summary>
            <Questions rows={same} site={site} />
          </details>
        </section>
      )}
    </>
  )
}

/** Questions, each answered by every product. */
function Questions({ rows, site }: { readonly rows: readonly Row[]; readonly site: Links }) {
  return rows.map(({ key, label, verdict, cells }) => {
    const asked = new Set(cells.flatMap((cell) => ('question' in cell ? [cell.question] : [])))
    return (
      <article class="fact compared" id={key}>
        <h3>
          {label}{' '}
          <a class={`tag verdict ${verdict}`} href={site.link('/docs/data#comparison')}>
            {VERDICT_WORDS[verdict].label}
          </a>
        </h3>
        {lawsBeside(cells.map((cell) => ('law' in cell ? cell.law : undefined))).map(({ words, law }) => (
          <p class="law">
            <a href={linkOf(site, law.url)}>{words}</a>
          </p>
        ))}
        <dl>
          {cells.map((cell, at) => (
            <AnswerCell
              head={letterOf(at)}
              told={cell}
              uin={cell.uin}
              site={site}
              asked={asked.size > 1 && 'question' in cell ? cell.question : null}
              class={`product-${at}`}
            />
          ))}
        </dl>
      </article>
    )
  })
}
