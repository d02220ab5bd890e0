/** @jsxRuntime automatic @jsxImportSource #view */
import { type Asked, comparedSections, lawsBeside } from '../contract/compared-sections.ts'
import type { CompareBody } from '../contract/published/comparison.ts'
import { sharedName } from '../contract/shared-name.ts'
import { VERDICT_TEXTS, comparedSentence } from '../contract/reader-words.ts'
import { AnswerCell } from './answer-cell.tsx'
import { lawTodayIn } from './answer-in.tsx'
import { Contents, Named } from './links.tsx'
import { english, translated } from './phrases.tsx'
import type { Markup } from './jsx-runtime.ts'
import { type Links, linkOf, productPath } from './page-paths.ts'

type Row = CompareBody['rows'][number]

interface ComparisonProps {
  readonly site: Links
  readonly title: string
  readonly body: CompareBody
  /** Questions of the categories of the products. */
  readonly asks: readonly Asked[]
  /** Markup after the list of the products. */
  readonly ways?: Markup
}

/** Products side by side: what differs comes first, what is the same last. */
export function Comparison({ site, title, body, asks, ways }: ComparisonProps) {
  const { policies, rows } = body
  const { different, groups, same, alone, unread } = comparedSections(rows, asks)
  const isShared = (name: string) => policies.filter((one) => one.name === name).length > 1
  const names = policies.map(({ name, uin }) => (isShared(name) ? `${name} (${uin})` : name))
  const lines = new Set(policies.map(({ line }) => line))
  const { texts } = site
  const { t } = texts
  const sections = groups.map(([group, rows]) => [translated(texts, group), rows] as const)
  const parts = [[t('comparison.differently'), different] as const, ...sections].filter(
    ([, rows]) => rows.length > 0,
  )
  return (
    <>
      <h1>{title}</h1>
      <p class="lead">
        {t(groups.length > 0 ? 'comparison.lead-with-rest' : 'comparison.lead', {
          different: t('comparison.answers-differ', { count: different.length }),
          same: t('comparison.are-the-same', { count: same.length }),
        })}
      </p>
      {isOneName(policies) && <p class="note">{t('comparison.one-name')}</p>}
      <ul class="compared-products">
        {policies.map(({ uin, name, insurer, status }) => (
          <li>
            <Named site={site} path={productPath(uin)} name={name} />
            <span class="quiet" translate="no">
              {' '}
              {insurer.name}, UIN {uin}
            </span>
            {status === 'withdrawn' && <span class="quiet">, {t('product.is-withdrawn')}</span>}
          </li>
        ))}
      </ul>
      {ways}
      <Contents
        site={site}
        parts={[
          ...parts.map(([group, rows], at) => [`group-${at + 1}`, group, rows.length] as const),
          ...(same.length > 0 ? [['same', t('verdict.same'), same.length] as const] : []),
        ]}
      />
      <p
        class={`in-reach beside of-${policies.length}`}
        aria-hidden="true"
        data-markdown="none"
        translate="no"
      >
        {names.map((name) => (
          <span>{name}</span>
        ))}
      </p>
      {parts.map(([group, rows], at) => (
        <section id={`group-${at + 1}`}>
          <h2>{group}</h2>
          {questions(rows, names, site)}
        </section>
      ))}
      {same.length > 0 && (
        <section id="same">
          <h2>{t('verdict.same')}</h2>
          {questions(same, names, site)}
        </section>
      )}
      <p class="quiet">
        {comparedSentence(body, texts)} {alone > 0 && `${t('comparison.alone', { count: alone })} `}
        {unread > 0 && `${t('comparison.unread', { count: unread })} `}
        {lines.size > 1 && t('comparison.other-lines')}
      </p>
    </>
  )
}

/** Whether all have one name, each at another insurer. */
function isOneName(policies: CompareBody['policies']): boolean {
  const names = new Set(policies.map(({ name, insurer }) => sharedName(name, insurer.name)))
  const insurers = new Set(policies.map(({ insurer }) => insurer.slug))
  return names.size === 1 && !names.has(null) && insurers.size === policies.length
}

/** Questions, each answered by every product. */
function questions(rows: readonly Row[], names: readonly string[], site: Links): Markup {
  const { texts } = site
  const nameOf = (place: number) => names[place] ?? ''
  return rows.map(({ key, label, verdict, cells }) => {
    const asked = new Set(cells.flatMap((cell) => ('question' in cell ? [cell.question] : [])))
    return (
      <article class="fact compared" id={key}>
        <h3>
          {translated(texts, label)}{' '}
          <a class={`tag verdict ${verdict}`} href={site.link('/docs/data#comparison')}>
            {texts.t(VERDICT_TEXTS[verdict].label)}
          </a>
        </h3>
        {lawsBeside(
          cells.map((cell) => ('law' in cell ? cell.law : undefined)),
          nameOf,
        ).map(({ products, law }) => (
          <p class="law">
            <a href={linkOf(site, law.url)}>
              {products !== null && [english(texts, products), ': ']}
              {lawTodayIn(texts, law)}
            </a>
          </p>
        ))}
        <dl class={`beside of-${names.length}`}>
          {cells.map((cell, at) => (
            <AnswerCell
              head={nameOf(at)}
              fact={cell}
              uin={cell.uin}
              site={site}
              asked={asked.size > 1 && 'question' in cell ? cell.question : null}
            />
          ))}
        </dl>
      </article>
    )
  })
}
