import { type Static, Type } from './schema.ts'
import { ClauseId, Count, Day, Slug, Text, Uin, closed, described, nullable, oneOf } from './primitives.ts'
import { FactBody } from './published/fact.ts'
import { LawBody } from './published/instruments.ts'
import { PolicyBody } from './published/policy.ts'
import { ReleaseNumber } from './release.ts'

// What changed from one release to the next: `/changes/` and `/history/`.

/** The format of the files under `/changes/` and `/history/`. */
export const CHANGES_FORMAT = 1

const format = { format: Type.Literal(CHANGES_FORMAT) }
const release = { release: ReleaseNumber, data_date: Day }

/** A release and the day its data is of. */
const ReleaseName = closed(release, { title: 'ReleaseName' })

const { value, quote, status, page, label } = FactBody.properties

/** What a fact says, and where it says it was read. */
const FactState = closed(
  { value, quote, status, page, clause: described(nullable(ClauseId), 'The number of the clause.') },
  { title: 'FactState' },
)

const FactChange = closed(
  { key: Slug, label, before: nullable(FactState), after: nullable(FactState) },
  { title: 'FactChange', description: 'A fact before and after; null where there was or is none.' },
)

const { name, line, status: policyStatus, launched, withdrawn } = PolicyBody.properties

/** What a product is, beside its facts. */
const ProductState = closed(
  { name, line, status: policyStatus, launched, withdrawn, category: Slug, insurer: Slug },
  { title: 'ProductState' },
)

const productChange = {
  kind: oneOf(['added', 'withdrawn', 'removed', 'changed'], {
    description:
      'withdrawn: the source now lists it as withdrawn; it stays in the dataset. removed: the dataset no longer holds it.',
  }),
  before: nullable(ProductState),
  after: nullable(ProductState),
  facts: Type.Array(FactChange, { description: 'Every fact that is new, gone or different.' }),
}

const ProductChange = closed({ uin: Uin, ...productChange }, { title: 'ProductChange' })

const { heading, text, summary, omitted, note } = LawBody.properties.sections.items.properties
const SectionState = closed({ heading, text, summary, omitted, note }, { title: 'SectionState' })

const SectionChange = closed(
  {
    number: described(Text, 'The number of the section; the second section of a number is "45#2".'),
    before: nullable(SectionState),
    after: nullable(SectionState),
  },
  { title: 'SectionChange' },
)

const { title, number, year, dated, in_force, consolidated_to } = LawBody.properties
const LawState = closed({ title, number, year, dated, in_force, consolidated_to }, { title: 'LawState' })

const LawChange = closed(
  {
    slug: Slug,
    kind: oneOf(['added', 'removed', 'changed']),
    before: nullable(LawState),
    after: nullable(LawState),
    sections: Type.Array(SectionChange),
  },
  { title: 'LawChange' },
)

/** `/changes/<release>.json`: everything that changed with a release. For the first release that is nothing. */
export const ReleaseChanges = closed(
  {
    ...format,
    ...release,
    previous: nullable(ReleaseName),
    products: Type.Array(ProductChange),
    law: Type.Array(LawChange),
  },
  { title: 'ReleaseChanges' },
)

const ChangesEntry = closed(
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
  },
  { title: 'ChangesEntry', description: 'A release, and how many things changed with it.' },
)

/** `/changes/index.json`: every release, the newest first. */
export const ChangesIndex = closed(
  { ...format, releases: Type.Array(ChangesEntry, { description: 'Every release, the newest first.' }) },
  { title: 'ChangesIndex' },
)

/** `/history/<name>.json`: what was published of a product over time, the oldest first. */
export const ProductHistory = closed(
  {
    ...format,
    uin: Uin,
    since: described(ReleaseName, 'The first release known to hold it.'),
    entries: Type.Array(closed({ ...release, ...productChange }), { description: 'The oldest first.' }),
  },
  { title: 'ProductHistory' },
)

export type ReleaseName = Static<typeof ReleaseName>
export type FactState = Static<typeof FactState>
export type FactChange = Static<typeof FactChange>
export type ProductState = Static<typeof ProductState>
export type ProductChange = Static<typeof ProductChange>
export type ProductChangeKind = ProductChange['kind']
export type SectionState = Static<typeof SectionState>
export type SectionChange = Static<typeof SectionChange>
export type LawState = Static<typeof LawState>
export type LawChange = Static<typeof LawChange>
export type ReleaseChanges = Static<typeof ReleaseChanges>
export type ChangesEntry = Static<typeof ChangesEntry>
export type ChangesIndex = Static<typeof ChangesIndex>
export type ProductHistory = Static<typeof ProductHistory>
