import type { Law } from '../../contract/authored/law.ts'
import type { LawBody, LawsBody } from '../../contract/published/instruments.ts'
import type { BodyContext } from './context.ts'

type Instrument = LawsBody['instruments'][number]

/** An instrument as lists show it. */
export function instrument({ to }: BodyContext, law: Law): Instrument {
  const { slug, title, kind, number, year, in_force, sections, sections_of_instrument } = law
  return {
    slug,
    title,
    kind,
    number,
    year,
    in_force,
    sections: sections.length,
    sections_of_instrument: sections_of_instrument ?? null,
    url: to.law(slug),
    matches: [],
  }
}

/** The answer of listLaw without words to filter by, by slug. */
export function lawsBody(context: BodyContext): LawsBody {
  const instruments = context.catalogue.laws.map(({ record }) => instrument(context, record))
  return {
    data_date: context.dataDate,
    query: { q: null },
    total: instruments.length,
    instruments,
    message: null,
  }
}

/** The answers of getLaw, one per instrument. */
export function* lawBodies(context: BodyContext): Generator<LawBody> {
  for (const { record } of context.catalogue.laws) yield lawBody(context, record)
}

function lawBody({ dataDate, to }: BodyContext, law: Law): LawBody {
  const { slug, title, kind, number, year, issued_by, dated, in_force, source_url, topics } = law
  return {
    data_date: dataDate,
    notice: lawNotice(law),
    slug,
    title,
    kind,
    number,
    year,
    markdown: to.markdown('getLaw', slug),
    issued_by,
    dated,
    in_force,
    consolidated_to: law.consolidated_to ?? null,
    amended_by: law.amended_by ?? [],
    source_url,
    topics,
    total: law.sections.length,
    sections_of_instrument: law.sections_of_instrument ?? null,
    sections: law.sections.map(({ number, heading, text, summary, omitted, note }) => {
      return { number, heading, text, summary, omitted, note: note ?? null }
    }),
  }
}

/** What a reader must know of the sections: whose words they are, how many are held, and as of when. */
function lawNotice(law: Law): string {
  const { consolidated_to } = law
  return [
    'Information, not advice. text is the instrument’s own words; summary is in ours and leaves things out.',
    ...sectionsHeld(law),
    consolidated_to === undefined || consolidated_to === null
      ? 'It is not known which amendments the sections include.'
      : `The sections include amendments up to ${consolidated_to}.`,
    ...notIncluded(law),
  ].join(' ')
}

/** That more sections may exist than are held; nothing where all are. */
export function sectionsHeld({ sections, sections_of_instrument: whole }: Held): string[] {
  const held = sections.length
  if (whole === undefined || whole === null)
    return ['Not every section may be held here: one that is not listed may well exist.']
  if (held >= whole) return []
  return [`${held} of ${whole} sections are held here: a section that is not listed may well exist.`]
}

/** The known amendments that the sections do not include. */
export function notIncluded({ amended_by }: Held): string[] {
  const later = (amended_by ?? []).filter(({ taken_in }) => !taken_in)
  return later.length === 0 ? [] : [`Not included: ${later.map(({ title }) => title).join('; ')}.`]
}

type Held = Pick<Law, 'sections_of_instrument' | 'amended_by'> & { readonly sections: readonly unknown[] }
