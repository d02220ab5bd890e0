/** @jsxRuntime automatic @jsxImportSource #view */
import type { LawBeside } from '../contract/published/fact.ts'
import type { RightsSentence } from '../contract/published/rights.ts'
import { type Links, linkOf } from './page-paths.ts'
import { joined, lawIn, lawTodayIn, limitLinesIn, textDayIn } from './answer-in.tsx'
import type { Markup } from './jsx-runtime.ts'
import { translated } from './phrases.tsx'

/** The sentences of an answer, each with its section, the day of the text, and what limits it. */
export function LawSentences(props: { readonly site: Links; readonly answer: readonly RightsSentence[] }) {
  const { site, answer } = props
  return (
    <ol>
      {answer.map((sentence) => (
        <li>
          {translated(site.texts, sentence.says)}{' '}
          <span class="quiet">
            (<a href={linkOf(site, sentence.url)}>{lawIn(site.texts, sentence)}</a>;{' '}
            {textDayIn(site.texts, sentence)})
          </span>
          {limits(limitLinesIn(site.texts, sentence))}
        </li>
      ))}
    </ol>
  )
}

/** Sentences of the law of today beside a value, whatever that is, each leading to its section. */
export function LawToday(props: { readonly site: Links; readonly law: readonly LawBeside[] | undefined }) {
  return (props.law ?? []).map((one) => (
    <span class="law line">
      <a href={linkOf(props.site, one.url)}>{lawTodayIn(props.site.texts, one)}</a>
    </span>
  ))
}

function limits(lines: readonly Markup[]): Markup {
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map((line) => (
        <li>{line}</li>
      ))}
    </ul>
  )
}

/** Sections, each leading to its page; an instrument is named once for those that follow one another. */
export function SectionLinks(props: {
  readonly site: Links
  readonly law: readonly { readonly title: string; readonly section: string; readonly url: string }[]
}) {
  const { texts } = props.site
  const links = props.law.map(({ url, title, section }, at) => {
    const isSame = props.law[at - 1]?.title === title
    return (
      <a href={linkOf(props.site, url)}>
        {isSame ? translated(texts, section) : lawIn(texts, { title, section })}
      </a>
    )
  })
  return joined(links, '; ')
}
