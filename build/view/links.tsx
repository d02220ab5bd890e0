/** @jsxRuntime automatic @jsxImportSource #view */
import { readableTitle } from '../contract/printed-title.ts'
import { REACHED } from '../contract/reaching.ts'
import { Lines } from './components.tsx'
import type { Markup } from './jsx-runtime.ts'
import type { Links } from './page-paths.ts'
import { english, phrase, translated } from './phrases.tsx'

/** Pages by their paths, with the words of a link to each. */
export type Trail = readonly (readonly [path: string, words: string])[]

/** A product or an insurer by its name, which no language changes. */
export function Named(props: { readonly site: Links; readonly path: string; readonly name: string }) {
  return (
    <a href={props.site.link(props.path)} translate="no">
      {props.name}
    </a>
  )
}

/** An item of a list for each of some pages. */
export function PageLinks(props: {
  readonly site: Links
  readonly pages: readonly (readonly [path: string, words: Markup])[]
}) {
  const { site, pages } = props
  return pages.map(([path, words]) => (
    <li>
      <a href={site.link(path)}>{words}</a>
    </li>
  ))
}

/** Pages to go to from here, as buttons. */
export function WaysOn(props: { readonly site: Links; readonly pages: Trail }) {
  return (
    <ul class="ways">
      <PageLinks {...props} />
    </ul>
  )
}

/** The pages above this one, the highest first. */
export function Crumbs({ site, trail }: { readonly site: Links; readonly trail: Trail }) {
  return (
    <nav aria-label={site.texts.t('link.above')} class="crumbs">
      <ol>
        <PageLinks site={site} pages={trail.map(([path, words]) => [path, translated(site.texts, words)])} />
      </ol>
    </nav>
  )
}

/** A part of a page: its place, its name, and a word on it such as how many things are in it. */
export type PagePart = readonly [place: string, words: Markup, more?: Markup]

/** The parts of a long page; in a row where what comes first has to stay in sight. */
export function Contents(props: {
  readonly site: Links
  readonly label?: string
  readonly parts: readonly PagePart[]
  readonly inRow?: boolean
}) {
  const { site, label = site.texts.t('link.on-this-page'), parts, inRow = false } = props
  return (
    <nav aria-label={label} class={inRow ? 'screen' : 'contents'}>
      <ul class={inRow ? 'ends' : undefined}>
        {parts.map(([place, words, more]) => (
          <li>
            <a href={`#${place}`}>{words}</a>
            {more !== undefined && [' ', <span class="quiet">{more}</span>]}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A text of the data as an address to link to, or null where following it could do anything but open a page. */
export function webAddress(text: string): string | null {
  return /^https?:\/\//iu.test(text) && URL.canParse(text) ? text : null
}

/** A link to an address of the data; where following it could do more than open a page, other words alone. */
export function Outward(props: { readonly to: string; readonly words: Markup; readonly otherwise?: Markup }) {
  const { to, words, otherwise = to } = props
  return webAddress(to) === null ? <>{otherwise}</> : <a href={to}>{words}</a>
}

/** The words of a source, and when they were read there. */
export function Quoted(props: {
  readonly site: Links
  readonly from: { readonly quote: string; readonly source_url: string; readonly fetched_at: string }
}) {
  const { quote, source_url, fetched_at } = props.from
  const { texts } = props.site
  return (
    <>
      <q translate="no">{quote}</q>{' '}
      <span class="quiet">
        {phrase(texts, 'link.source-read', {
          source: (words) => <Outward to={source_url} words={words} />,
          day: texts.day(fetched_at),
        })}
      </span>
    </>
  )
}

/** A form by its title, leading to its page. */
export function FormLink(props: {
  readonly site: Links
  readonly form: { readonly id: number; readonly title: string }
}) {
  const { id, title } = props.form
  return (
    <a href={props.site.link(`/forms/${id}`)}>
      {english(props.site.texts, <Lines text={readableTitle(title)} />)}
    </a>
  )
}

/** Addresses and numbers of a text, kept where it is split. */
const PARTS = new RegExp(`(https?://[^\\s()]*[^\\s().]|${REACHED.source})`, 'u')

/** A text that says how to reach somebody, with its addresses and numbers as links. */
export function Reachable({ text }: { readonly text: string }) {
  return text.split(PARTS).map((part, at) => (at % 2 === 0 ? part : <a href={reaching(part)}>{part}</a>))
}

function reaching(part: string): string {
  if (part.startsWith('http')) return part
  return part.includes('@') ? `mailto:${part}` : `tel:${part.replace(/[ -]/gu, '')}`
}
