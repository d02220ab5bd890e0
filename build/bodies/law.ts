import type { Law } from '../contract/authored/law.ts'
import type { LawBody, LawsBody } from '../contract/published/instruments.ts'
import type { BodyContext } from './context.ts'

type Instrument = LawsBody['instruments'][number]

/** An instrument as lists show it. */
export function instrument({ to }: BodyContext, law: Law): Instrument {
  const { slug, title, kind, number, year, in_force, sections } = law
  return { slug, title, kind, number, year, in_force, sections: sections.length, url: to.law(slug) }
}

/** The answer of listLaw without words to filter by, by slug. */
export function lawsBody(context: BodyContext): LawsBody {
  const instruments = context.catalogue.laws.map(({ record }) => instrument(context, record))
  return { data_date: context.dataDate, query: { q: null }, total: instruments.length, instruments }
}

/** The answers of getLaw, one per instrument. */
export function* lawBodies({ catalogue, dataDate }: BodyContext): Generator<LawBody> {
  for (const { record } of catalogue.laws) {
    const { slug, title, kind, number, year, issued_by, dated, in_force, source_url, topics } = record
    yield {
      data_date: dataDate,
      slug,
      title,
      kind,
      number,
      year,
      issued_by,
      dated,
      in_force,
      source_url,
      topics,
      total: record.sections.length,
      sections: record.sections,
    }
  }
}
