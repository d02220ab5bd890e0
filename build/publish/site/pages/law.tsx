/** @jsxRuntime automatic @jsxImportSource #view */
import { lawBody, sectionsMissing } from '../../answers/law.ts'
import { checkingOf } from '../../answers/law-checked.ts'
import { counted, writtenDay } from '../../../contract/display.ts'
import { reflowed } from '../../../contract/law-text.ts'
import type { LawBody } from '../../../contract/published/instruments.ts'
import { type Placed, placedSections } from '../law-places.ts'
import { Checked, PlacedSection, isWarning, sectionPage } from './law-section.tsx'
import { lawPath } from '../../../view/page-paths.ts'
import { Facts } from '../../../view/components.tsx'
import { type Material, type PageGroup, type Site, type SitePage } from '../site.ts'
import { webAddress } from '../../../view/links.tsx'

/** For each law instrument its page, with a place for every section, and one page for each section. */
export function lawPages({ site, context }: Material): PageGroup[] {
  return context.catalogue.laws.map(({ record: instrument }) => {
    const law = lawBody(context, instrument)
    const placed = placedSections(law)
    const record = context.to.law(law.slug)
    const sections = placed.map((one, at) => {
      const checking = { ...law, ...checkingOf(instrument, one.section.number) }
      return sectionPage(site, law, one, checking, placed[at - 1], placed[at + 1])
    })
    const pages = [lawPage(site, record, law, placed), ...sections]
    return { name: lawPath(law.slug), from: { record, law }, pages }
  })
}

function lawPage(site: Site, record: string, law: LawBody, placed: readonly Placed[]): SitePage {
  const { slug, title, number, sections, issued_by } = law
  const named = number === null ? title : `${title} (${number})`
  const path = lawPath(slug)
  return {
    path,
    title,
    description: `${named}: ${counted(sections.length, 'section')}, word for word or summarised, each with a place to link to.`,
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
    trail: [['/law', 'Law']],
    content: (
      <>
        <h1>{title}</h1>
        {isWarning(law) && <Checked checking={law} />}
        <Contents site={site} path={path} placed={placed} />
        {!isWarning(law) && <Checked checking={law} />}
        <About law={law} />
        <p class="note">
          Information, not advice. The words below are the instrument’s own unless marked <em>summary</em>,
          which is ours and leaves things out.
          {sectionsMissing(law).map((words) => ` ${words}`)}
        </p>
        {placed
          .filter((one) => one.path === path)
          .map((one) => (
            <PlacedSection site={site} placed={one} />
          ))}
        <p>
          For programs: <a href={record}>this instrument as JSON</a>.
        </p>
      </>
    ),
  }
}

/** The sections by number, those that were omitted folded; in Markdown, too, where their words are on pages of their own. */
function Contents(props: { readonly site: Site; readonly path: string; readonly placed: readonly Placed[] }) {
  const { site, path, placed } = props
  const isHere = placed.every((one) => one.path === path)
  const linkTo = ({ own, place }: Placed) => (isHere ? `#${place}` : site.link(own))
  const present = placed.filter(({ section }) => !section.omitted)
  const omitted = placed.filter(({ section }) => section.omitted)
  const List = isHere ? 'nav' : 'section'
  return (
    <List aria-label="Sections" class="contents">
      {!isHere && <h2>Sections, each on a page of its own</h2>}
      <SectionList placed={present} linkTo={linkTo} />
      {omitted.length > 0 && (
        <details>
          <summary>{counted(omitted.length, 'section')} omitted by amendments</summary>
          <SectionList placed={omitted} linkTo={linkTo} />
        </details>
      )}
    </List>
  )
}

function SectionList(props: {
  readonly placed: readonly Placed[]
  readonly linkTo: (placed: Placed) => string
}) {
  return (
    <ul class="lines">
      {props.placed.map((one) => (
        <li>
          <a href={props.linkTo(one)}>
            <strong>{one.section.number}</strong> {reflowed(one.section.heading)}
          </a>
        </li>
      ))}
    </ul>
  )
}

function About({ law }: { readonly law: LawBody }) {
  const { number, issued_by, dated, source_url } = law
  const source = source_url === null ? null : webAddress(source_url)
  const day = dated === null ? '' : `, ${writtenDay(dated)}`
  const where =
    source === null ? (source_url ?? 'we do not know') : <a href={source}>{new URL(source).hostname}</a>
  return (
    <Facts
      rows={[number === null ? null : ['Number', number], ['Issued by', issued_by + day], ['Source', where]]}
    />
  )
}
