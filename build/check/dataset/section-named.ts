import type { Law, LawSection } from '../../contract/authored/law.ts'
import type { FiledRecord } from './model.ts'

/** A section by the slug of its instrument and its number; null where the dataset holds none. */
export function sectionNamed(
  laws: readonly FiledRecord<Law>[],
  { law, section }: { readonly law: string; readonly section: string },
): { readonly instrument: Law; readonly held: LawSection } | null {
  const instrument = laws.find(({ record }) => record.slug === law)?.record
  const held = instrument?.sections.find(({ number }) => number === section)
  return instrument === undefined || held === undefined ? null : { instrument, held }
}
