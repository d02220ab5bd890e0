/** @jsxRuntime automatic @jsxImportSource #view */
import type { Markup } from '../../../view/jsx-runtime.ts'
import { writtenDay } from '../../../contract/display.ts'
import { reflowed } from '../../../contract/law-text.ts'
import type { LawBody } from '../../../contract/published/instruments.ts'
import type { Placed, Section } from '../law-places.ts'
import { lawPath } from '../../../view/page-paths.ts'
import { Contents } from '../../../view/links.tsx'
import { type Site, type SitePage } from '../site.ts'
import { shortened } from '../../../contract/shortened.ts'

/** The page of one section: its words, the day they are of and when changes were looked for, and the way to its neighbours. */
export function sectionPage(
  site: Site,
  law: LawBody,
  placed: Placed,
  checking: Checking,
  before?: Placed,
  after?: Placed,
): SitePage {
  const { slug, title } = law
  const { section, own, place } = placed
  const named = `${section.number}, ${title}`
  return {
    path: own,
    partOf: lawPath(slug),
    title: named,
    description: `${section.heading || section.number}: ${section.text === null ? 'a summary' : 'word for word'}, from ${title}.`,
    record: `${section.url}.json`,
    trail: [
      ['/law', 'Law'],
      [lawPath(slug), title],
    ],
    content: (
      <>
        <h1>
          {section.number} {reflowed(section.heading)}
        </h1>
        <p class="lead">{title}</p>
        {isWarning(checking) && <Checked checking={checking} />}
        <section class="clause" id={place}>
          <Words site={site} section={section} place={place} />
        </section>
        {!isWarning(checking) && <Checked checking={checking} />}
        <p>
          {neighbour(site, 'Before', before)}
          {neighbour(site, 'After', after)}
          For programs: <a href={`${site.link(own)}.json`}>this section as JSON</a>.
        </p>
      </>
    ),
  }
}

function neighbour(site: Site, words: string, section: Placed | undefined): Markup {
  if (section === undefined) return null
  return [`${words}: `, <a href={site.link(section.own)}>{section.section.number}</a>, '. ']
}

/** A section among the others on the page of its instrument. */
export function PlacedSection(props: { readonly site: Site; readonly placed: Placed }) {
  const { section, own, place } = props.placed
  return (
    <section class="clause" id={place}>
      <h2>
        {section.number} {reflowed(section.heading)}{' '}
        <a class="place" href={props.site.link(own)} aria-label={`The page of ${section.number}`}>
          #
        </a>
      </h2>
      <Words site={props.site} section={section} place={place} />
    </section>
  )
}

type Checking = Pick<LawBody, 'checked' | 'is_behind' | 'in_force'>

/** Whether the words of a law may not be today’s: that is said before them, all else after them. */
export function isWarning({ is_behind, in_force }: Checking): boolean {
  return is_behind || !in_force
}

/** Of which day a text is, and when changes were looked for; a warning where it was amended since. */
export function Checked({ checking: { checked, is_behind, in_force } }: { readonly checking: Checking }) {
  const said = checked.replace(/\d{4}-\d\d-\d\d/gu, writtenDay)
  const force = in_force ? '' : said.slice(0, said.indexOf('.') + 1)
  return (
    <p class={is_behind ? 'about' : 'note'}>
      {force !== '' && <strong>{force}</strong>}
      {said.slice(force.length)}
    </p>
  )
}

/** A text longer than this has places of its own. */
const LONG = 3000

/** Beginning of a numbered paragraph of the first rank: `12.`, `IV.`, `B.`, `(2)`. */
const NUMBERED = /^\[?(?<number>\d{1,3}[A-Z]?\.|[IVXL]+\.|[A-Z]\.|\(\d{1,3}\))\s/u

/** The words of a section as printed; where they are long, each numbered paragraph is a place, named above them. */
function Printed(props: { readonly site: Site; readonly text: string; readonly place: string }) {
  const { site, text, place } = props
  const parts = text.length <= LONG ? [text] : text.split(/\n(?=\S)/u).reduce(joined, [])
  if (parts.length < 3) return <p class="printed">{text}</p>
  const named = parts.map((part, at) => [`${place}-${at + 1}`, part, NUMBERED.test(part)] as const)
  return (
    <>
      <Contents
        site={site}
        label={`Paragraphs of ${place}`}
        parts={named.flatMap(([id, part, isNumbered]) =>
          isNumbered ? [[id, beginningOf(part)] as const] : [],
        )}
      />
      {named.map(([id, part]) => (
        <p class="printed" id={id}>
          {part}
        </p>
      ))}
    </>
  )
}

/** Paragraphs, each from one number of the first rank to the next. */
function joined(parts: readonly string[], line: string): string[] {
  const last = parts.at(-1)
  return last === undefined || NUMBERED.test(line)
    ? [...parts, line]
    : [...parts.slice(0, -1), `${last}\n${line}`]
}

/** The first words of a paragraph. */
function beginningOf(part: string): string {
  return shortened(part.replace(/\s+/gu, ' '), 60)
}

/** About this many words are read at a time. */
const EASY = 40

/** End of a sentence: a stop after a word or a bracket, before a capital letter. */
const SENTENCE_END = /(?<=[\p{Ll}\d)”][.;]) (?=\p{Lu})/u

/** The sentences of a summary in short paragraphs. */
function paragraphsOf(summary: string): string[] {
  const paragraphs: string[] = []
  for (const sentence of summary.split(SENTENCE_END)) {
    const longer = `${paragraphs.at(-1) ?? ''} ${sentence}`
    if (paragraphs.length > 0 && longer.split(' ').length <= EASY) paragraphs.splice(-1, 1, longer)
    else paragraphs.push(sentence)
  }
  return paragraphs
}

function Words(props: { readonly site: Site; readonly section: Section; readonly place: string }) {
  const { site, section, place } = props
  const { text, summary, exceptions, omitted, not_yet, commences, note } = section
  return (
    <>
      {note !== null && <p class="note">{note}</p>}
      {omitted && <p>This section was omitted from the instrument.</p>}
      {not_yet && (
        <p>
          <strong>This section is not in force yet.</strong>{' '}
          {commences === null
            ? 'No day is known from which it will be.'
            : `It will be from ${writtenDay(commences)}.`}
        </p>
      )}
      {text !== null && <Printed site={site} text={reflowed(text)} place={place} />}
      {summary !== null &&
        paragraphsOf(summary).map((words, at) => (
          <p>
            {at === 0 && [<span class="tag">summary</span>, ' ']}
            {words}
          </p>
        ))}
      {exceptions.length > 0 && (
        <>
          <p>Except:</p>
          <ul>
            {exceptions.map(({ from, says }) => (
              <li>
                {says} <span class="quiet">({from})</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
