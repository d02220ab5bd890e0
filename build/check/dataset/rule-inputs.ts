import type { Synonyms } from '../../contract/authored/dataset.ts'
import type { Law, LawSection } from '../../contract/authored/law.ts'
import type { Catalogue, FiledRecord } from './model.ts'
import type { ProductSummary } from './summary.ts'

/**
 * All that a rule about one product may know of the other records, its category apart. It is plain data, so that its
 * digest says whether the product has to be checked again.
 */
export interface RuleInputs {
  readonly dataDate: string
  readonly synonyms: Synonyms
  /** The slugs there are, where the product's category is none of them; null where it is one. */
  readonly categories: readonly string[] | null
  /** The slugs there are, where the product's insurer is none of them; null where it is one. */
  readonly insurers: readonly string[] | null
  /** The retired ranges that clauses of the product may be in. */
  readonly retired: readonly (readonly [from: number, to: number])[]
}

/** The small collections as far as rules about products look at them. */
export type DatasetFacts = Pick<
  Catalogue,
  'dataset' | 'synonyms' | 'categories' | 'insurers' | 'retired' | 'languages' | 'unreadable'
>

/** Other records that rules about a product may read. */
export function ruleInputsFor(
  { category, insurer, clauses }: Pick<ProductSummary, 'category' | 'insurer' | 'clauses'>,
  known: DatasetFacts,
): RuleInputs {
  const least = Math.min(...clauses.map(({ first }) => first))
  const most = Math.max(...clauses.map(({ last }) => last))
  return {
    dataDate: known.dataset.record.data_date,
    synonyms: known.synonyms.record,
    categories: othersThan('categories', category, known),
    insurers: othersThan('insurers', insurer, known),
    retired: known.retired.record.clauses.filter(([from, to]) => from <= most && to >= least),
  }
}

/** The slugs of a collection that lacks a slug; null where it has it, or its file could not be read. */
export function othersThan<Name extends 'categories' | 'insurers'>(
  name: Name,
  slug: string,
  known: Pick<DatasetFacts, Name | 'unreadable'>,
): readonly string[] | null {
  const collection: ReadonlyMap<string, unknown> = known[name]
  if (collection.has(slug) || known.unreadable?.has(`${name}/${slug}.json`) === true) return null
  return [...collection.keys()]
}

/** A section by the slug of its instrument and its number; null where the dataset holds none. */
export function sectionNamed(
  laws: readonly FiledRecord<Law>[],
  { law, section }: { readonly law: string; readonly section: string },
): { readonly instrument: Law; readonly sectionRecord: LawSection } | null {
  const instrument = laws.find(({ record }) => record.slug === law)?.record
  const sectionRecord = instrument?.sections.find(({ number }) => number === section)
  return instrument === undefined || sectionRecord === undefined ? null : { instrument, sectionRecord }
}
