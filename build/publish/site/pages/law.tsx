/** @jsxRuntime automatic @jsxImportSource preact */
import { lawBodies, sectionsHeld } from '../../answers/law.ts'
import { counted } from '../../../cli/plural.ts'
import type { LawBody } from '../../../contract/published/instruments.ts'
import { type Placed, type Section, placedSections } from '../law-places.ts'
import { Crumbs } from '../components.tsx'
import { lawPath } from '../paths.ts'
import { type Material, type Site, type SitePage, webAddress, writtenDay } from '../site.ts'

/** The pages of the law instruments, with a place for every section; a long one has its sections on further pages. */
export function lawPages({ site, context }: Material): SitePage[] {
  return Array.from(lawBodies(context)).flatMap((law) => pagesOf(site, context.to.law(law.slug), law))
}

function pagesOf(site: Site, record: string, law: LawBody): SitePage[] {
  const placed = placedSections(law)
  const paths = [...new Set(placed.map(({ path }) => path))]
  const further = paths.filter((path) => path !== lawPath(law.slug))
  return [
    lawPage(site, record, law, placed),
    ...further.map((path) =>
      partPage(
        site,
        law,
        placed.filter((one) => one.path === path),
      ),
    ),
  ]
}

function lawPage(site: Site, record: string, law: LawBody, placed: readonly Placed[]): SitePage {
  const { slug, title, number, sections, issued_by } = law
  const named = number === null ? title : `${title} (${number})`
  const path = lawPath(slug)
  return {
    path,
    title,
    description: `${named}: ${counted(sections.length, 'section')}, verbatim or summarised, each with a place to link to.`,
    record,
    structured: {
      '@context': 'https://schema.org',
      '@type': 'Legislation',
      name: title,
      ...(number === null ? {} : { legislationIdentifier: number }),
      legislationPassedBy: { '@type': 'Organization', name: issued_by },
      legislationJurisdiction: 'India',
      url: site.base + path,
    },
    content: (
      <>
        <Crumbs site={site} trail={[['/law', 'Law']]} />
        <h1>{title}</h1>
        <Checked law={law} />
        <About law={law} />
        <p class="note">
          Information, not advice. The words below are the instrument’s own unless marked <em>summary</em>,
          which is ours and leaves things out.
          {sectionsHeld(law).map((words) => ` ${words}`)}
        </p>
        <nav aria-label="Sections" class="contents">
          <ul>
            {placed.map(({ section, path: page, place }) => (
              <li key={place}>
                <a href={page === path ? `#${place}` : `${site.link(page)}#${place}`}>{section.number}</a>{' '}
                <span class="quiet">{section.heading}</span>
              </li>
            ))}
          </ul>
        </nav>
        <Sections placed={placed.filter((one) => one.path === path)} />
        <p>
          For programs: <a href={record}>this instrument as JSON</a>.
        </p>
      </>
    ),
  }
}

function partPage(site: Site, law: LawBody, placed: readonly Placed[]): SitePage {
  const { slug, title } = law
  const range = `${placed[0]?.section.number} to ${placed.at(-1)?.section.number}`
  return {
    path: placed[0]?.path ?? '',
    title: `${title}: ${range}`,
    description: `The sections ${range} of ${title}, each with a place to link to.`,
    content: (
      <>
        <Crumbs
          site={site}
          trail={[
            ['/law', 'Law'],
            [lawPath(slug), title],
          ]}
        />
        <h1>
          {title}: {range}
        </h1>
        <Checked law={law} />
        <Sections placed={placed} />
      </>
    ),
  }
}

function Sections({ placed }: { readonly placed: readonly Placed[] }) {
  return (
    <>
      {placed.map(({ section, place }) => (
        <section class="clause" id={place} key={place}>
          <h2>
            {section.number} {section.heading}{' '}
            <a class="place" href={`#${place}`} aria-label={`Link to ${section.number}`}>
              #
            </a>
          </h2>
          <Words section={section} />
        </section>
      ))}
    </>
  )
}

/** Up to which day an instrument was checked; a warning where it was amended since. */
function Checked({ law: { checked, is_behind, in_force } }: { readonly law: LawBody }) {
  return (
    <p class={is_behind ? 'about' : 'note'}>
      {!in_force && <strong>No longer in force. </strong>}
      {checked.replace(/\d{4}-\d\d-\d\d/gu, writtenDay)}
    </p>
  )
}

function About({ law }: { readonly law: LawBody }) {
  const { number, issued_by, dated, source_url } = law
  const source = source_url === null ? null : webAddress(source_url)
  return (
    <dl class="facts">
      {number !== null && (
        <>
          <dt>Number</dt>
          <dd>{number}</dd>
        </>
      )}
      <dt>Issued by</dt>
      <dd>
        {issued_by}
        {dated !== null && `, ${writtenDay(dated)}`}
      </dd>
      <dt>Source</dt>
      <dd>
        {source === null ? (source_url ?? 'not known') : <a href={source}>{new URL(source).hostname}</a>}
      </dd>
    </dl>
  )
}

function Words({ section }: { readonly section: Section }) {
  const { text, summary, exceptions, omitted, note } = section
  return (
    <>
      {omitted && <p>This section was omitted from the instrument.</p>}
      {text !== null && <p class="printed">{text}</p>}
      {summary !== null && (
        <p>
          <span class="tag">summary</span> {summary}
        </p>
      )}
      {exceptions.length > 0 && (
        <>
          <p>Except:</p>
          <ul>
            {exceptions.map(({ from, says }) => (
              <li key={from + says}>
                {says} <span class="quiet">({from})</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {note !== null && <p class="note">{note}</p>}
    </>
  )
}
