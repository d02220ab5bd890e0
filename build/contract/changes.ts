import { type Static, type TSchema, Type } from './schema.ts'
import {
  ClauseId,
  Count,
  Day,
  Slug,
  Text,
  Uin,
  closed,
  described,
  named,
  nullable,
  oneOf,
} from './primitives.ts'
import { FactMembers } from './published/fact.ts'
import { FormBody } from './published/forms.ts'
import { STATES } from './record-states.ts'
import { ReleaseNumber } from './release.ts'

// Changes from one release to the next: `/changes/`.

/** The format of the files under `/changes/`. */
export const CHANGES_FORMAT = 1

const format = { format: Type.Literal(CHANGES_FORMAT) }
const release = { release: ReleaseNumber, data_date: Day }

/** A release and the day its data is of. */
export const ReleaseName = named('ReleaseName', release)

/** A state before and after; null where there was or is none. */
function beforeAndAfter<S extends TSchema>({ schema }: { readonly schema: S }) {
  return { before: nullable(schema), after: nullable(schema) }
}

const kind = oneOf(['added', 'removed', 'changed'])

/** The parts of a record in their order. */
function order<S extends TSchema>(name: S) {
  return nullable(
    Type.Array(name),
    'All of them in their order, where it is another than before; null where it is the same.',
  )
}

const FactChange = named(
  'FactChange',
  { key: Slug, label: FactMembers.properties.label, ...beforeAndAfter(STATES.facts) },
  'A fact before and after; null where there was or is none.',
)

const ClauseChange = named(
  'ClauseChange',
  { id: ClauseId, ...beforeAndAfter(STATES.clauses) },
  'A clause before and after; null where there was or is none.',
)

const ProductChange = named('ProductChange', {
  uin: Uin,
  kind: oneOf(['added', 'withdrawn', 'removed', 'changed'], {
    description:
      'withdrawn: the source now lists it as withdrawn; it stays in the dataset. removed: the dataset no longer holds it.',
  }),
  ...beforeAndAfter(STATES.products),
  facts: Type.Array(FactChange, { description: 'Every fact that is new, gone or different.' }),
  clauses: Type.Array(ClauseChange, { description: 'Every clause that is new, gone or different.' }),
  clause_order: order(ClauseId),
})

const SectionNumber = described(Text, 'The number of the section; the second section of a number is "45#2".')

const SectionChange = named('SectionChange', { number: SectionNumber, ...beforeAndAfter(STATES.sections) })

const LawChange = named('LawChange', {
  slug: Slug,
  kind,
  ...beforeAndAfter(STATES.law),
  sections: Type.Array(SectionChange),
  section_order: order(Text),
})

const InsurerChange = named('InsurerChange', { slug: Slug, kind, ...beforeAndAfter(STATES.insurers) })

const CategoryChange = named('CategoryChange', {
  slug: Slug,
  kind,
  ...beforeAndAfter(STATES.categories),
  fields: Type.Array(named('FieldChange', { key: Slug, ...beforeAndAfter(STATES.fields) }), {
    description: 'Every field that is new, gone or different.',
  }),
  field_order: order(Slug),
})

const FormChange = named('FormChange', { id: FormBody.properties.id, kind, ...beforeAndAfter(STATES.forms) })

/** `/changes/<release>.json`: everything that changed with a release. For the first release that is nothing. */
export const ReleaseChanges = named('ReleaseChanges', {
  ...format,
  ...release,
  previous: nullable(ReleaseName),
  notice: nullable(
    named('NoticeChange', { before: Text, after: Text }),
    'The notice of the answers before and after, where it is another; else null.',
  ),
  products: Type.Array(ProductChange),
  law: Type.Array(LawChange),
  insurers: Type.Array(InsurerChange),
  categories: Type.Array(CategoryChange),
  forms: Type.Array(FormChange),
})

const ChangesEntry = named(
  'ChangesEntry',
  {
    ...release,
    previous: nullable(ReleaseName),
    path: described(Text, 'The path of its changes.'),
    added: Count,
    withdrawn: Count,
    removed: Count,
    changed: Count,
    facts: Count,
    law: Count,
    clauses: Count,
    insurers: Count,
    categories: Count,
    forms: Count,
  },
  'A release, and how many things changed with it.',
)

/** `/changes/index.json`: every release, the newest first. */
export const ChangesIndex = named('ChangesIndex', {
  ...format,
  since: described(ReleaseName, 'The first release known: the record of changes begins with it.'),
  message: described(Text, 'What changed_since gives for a day that is not after it.'),
  releases: Type.Array(ChangesEntry, { description: 'Every release, the newest first.' }),
})

export type ReleaseName = Static<typeof ReleaseName>
export type ProductChange = Static<typeof ProductChange>
export type LawChange = Static<typeof LawChange>
export type InsurerChange = Static<typeof InsurerChange>
export type CategoryChange = Static<typeof CategoryChange>
export type FormChange = Static<typeof FormChange>
export type ReleaseChanges = Static<typeof ReleaseChanges>
export type ChangesEntry = Static<typeof ChangesEntry>
export type ChangesIndex = Static<typeof ChangesIndex>

/** `/changes/latest.json`: of each record the last release that changed it, which is what `changed_since` asks. */
export const LatestChanges = named('LatestChanges', {
  format: Type.Literal(CHANGES_FORMAT),
  since: described(ReleaseName, 'The first release known. What is not named below is as it was in it.'),
  releases: Type.Array(
    closed({
      release: ReleaseNumber,
      data_date: Day,
      products: Type.Array(Uin),
      clauses: Type.Array(ClauseId),
      law: Type.Array(Slug),
      insurers: Type.Array(Slug),
      categories: Type.Array(Slug),
      forms: Type.Array(FormBody.properties.id),
    }),
    {
      description:
        'The newest first. Each record is in the last release that changed it; removed ones are in none.',
    },
  ),
})

export type LatestChanges = Static<typeof LatestChanges>
