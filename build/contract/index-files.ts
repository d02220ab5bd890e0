import type { AsPlainObject } from 'minisearch'
import { Type, type Static, type TSchema } from 'typebox'
import { Retired, Synonyms } from './authored/dataset.ts'
import { OPERATIONS, type OperationId } from './operations.ts'
import {
  ClauseId,
  Day,
  Line,
  Page,
  Slug,
  Text,
  Uin,
  Url,
  closed,
  described,
  nullable,
  pair,
} from './primitives.ts'
import { Card } from './published/card.ts'
import { ClauseBody } from './published/clause.ts'
import { fieldHead } from './published/fact.ts'
import { LawsBody } from './published/instruments.ts'
import { PolicyRef, Source } from './published/references.ts'

// The files under `/index/`, as the build writes them and as functions and offline clients read them.

const Format = Type.Integer({ minimum: 1, description: 'Format version of the files under /index/.' })
const Notice = described(Text, 'What answers made from the file say of themselves.')
const head = { format: Format, data_date: Day, notice: Notice }

/** A serialised MiniSearch index. Its inside is MiniSearch's own affair. */
const SearchIndex = Type.Unsafe<AsPlainObject>(
  Type.Object({}, { description: 'A MiniSearch index; load it with the options in /index/search.js.' }),
)

/** Which fields an index has; the functions that make words of texts are in the module that `search` names. */
const IndexOptions = closed({ idField: Text, fields: Type.Array(Text) })

/** Of which day and address the files are, and how their indexes are loaded. */
const ServiceFile = closed(
  {
    format: Format,
    name: Text,
    base_url: Url,
    data_date: Day,
    notice: Notice,
    retired_clauses: Retired.properties.clauses,
    search: Type.String({ description: 'The path of the ES module with the options of the indexes.' }),
    indexes: closed({ text: IndexOptions, catalogue: IndexOptions, law: IndexOptions }),
  },
  { title: 'ServiceFile' },
)

const IndexedClause = closed({
  id: ClauseId,
  parent: described(nullable(ClauseId), 'The clause it is part of, or null.'),
  number: Type.String(),
  title: Type.String(),
  document: Slug,
  page: Page,
  headings: Type.String({ description: 'The titles of the clauses that contain it, one per line.' }),
  known: Type.String({ description: 'Labels, questions and terms of the fields it was read for.' }),
  text: Text,
})

/** One product's clauses with their text, and the index over them. */
const TextFile = closed(
  {
    ...head,
    uin: Uin,
    policy: PolicyRef,
    line: Line,
    documents: Type.Array(Source),
    clauses: Type.Array(IndexedClause),
    index: SearchIndex,
  },
  { title: 'TextFile' },
)

/** A run of clause numbers whose answers are in one product's file; numbers never assigned are not in the file. */
const ClauseRun = closed({ first: ClauseId, last: ClauseId, name: Text })

/** The answers of getClause for every clause of one product. */
const ClausesFile = closed({ ...head, clauses: Type.Array(ClauseBody) }, { title: 'ClausesFile' })

const CategoryEntry = closed({
  slug: Slug,
  name: Text,
  about: described(Text, 'The words its products are found by: its description and its line.'),
  fields: Type.Array(closed({ ...fieldHead, question: Text })),
})

const InsurerEntry = closed({
  slug: Slug,
  words: described(Text, 'The words its products are found by: its names, present and former, one per line.'),
})

const Place = Type.Integer({ minimum: 0, description: 'A place in cards.' })

/** Every card in list order with the index over them; document ids are places in `cards`. */
const CatalogueFile = closed(
  {
    ...head,
    categories: Type.Array(CategoryEntry),
    insurers: Type.Array(InsurerEntry),
    superseded: Type.Array(Place, { description: 'Products of which a newer version is held.' }),
    replaces: Type.Array(pair(Place), { description: 'A product, and the one it says it replaces.' }),
    cards: Type.Array(Card),
    index: SearchIndex,
  },
  { title: 'CatalogueFile' },
)

/** The instruments, their sections as one flat list, and the index over the sections. */
const LawFile = closed(
  {
    ...head,
    instruments: LawsBody.properties.instruments,
    known: Type.Array(
      closed({
        topics: Type.Array(Text),
        cited: Type.Integer({ minimum: 0, description: 'How many sections of other instruments cite it.' }),
      }),
      { description: 'What search knows of each instrument beyond its title, in the same order.' },
    ),
    sections: Type.Array(
      closed({
        instrument: Type.Integer({ minimum: 0, description: 'The place of its instrument in instruments.' }),
        number: Text,
        heading: Type.String(),
        text: nullable(Text),
        summary: nullable(Text),
        omitted: Type.Boolean(),
      }),
    ),
    index: SearchIndex,
  },
  { title: 'LawFile' },
)

/** The trade's thesaurus, for clients that search a copy; functions have it built in. */
const ThesaurusFile = closed(
  {
    format: Format,
    parts: Type.Array(
      closed({
        name: Text,
        fields: Type.Array(Text, {
          description: 'The lines, the law or the product list in which it holds.',
        }),
        same: Type.Array(Type.Array(Text), {
          description: 'Phrases that mean the same; each finds the others.',
        }),
        asked: Type.Array(Type.Array(Text), { description: 'What people say, then what documents print.' }),
      }),
    ),
    hindi: Type.Array(Type.Array(Text), { description: 'Romanised Hindi, then the English to suggest.' }),
  },
  { title: 'ThesaurusFile' },
)

/** A file under `/index/`, or one file per product where its path has `{name}`. */
interface IndexFile {
  readonly path: string
  /** Null for the one that is not JSON. */
  readonly schema: TSchema | null
  readonly holds: string
}

/** THE TABLE of the files under `/index/`, except the copies of answers: those are rows of the operations. */
export const INDEX_FILES = {
  service: {
    path: '/index/service.json',
    schema: ServiceFile,
    holds:
      'Format, base URL, data date, retired clause numbers, the fields of each search index and where the search module is.',
  },
  catalogue: {
    path: '/index/catalogue.json',
    schema: CatalogueFile,
    holds: 'Every product in list order (cards), their MiniSearch index, and the fields of every category.',
  },
  law: {
    path: '/index/law.json',
    schema: LawFile,
    holds: 'Instruments, their sections as one list, and the MiniSearch index of the sections.',
  },
  synonyms: {
    path: '/index/synonyms.json',
    schema: Synonyms,
    holds: 'Groups of words that mean the same in search.',
  },
  thesaurus: {
    path: '/index/thesaurus.json',
    schema: ThesaurusFile,
    holds:
      'What people say and what documents print, by field of the trade: same finds each other, asked only the rest of its line.',
  },
  words: {
    path: '/index/words.json',
    schema: Type.Array(Text),
    holds: 'Stems the trade knows: a word among them is never taken for a misspelling.',
  },
  search: {
    path: '/index/search.js',
    schema: null,
    holds: 'How texts are split into words and stems, and the options of each index: an ES module.',
  },
  text: {
    path: '/index/text/{name}.json',
    schema: TextFile,
    holds: 'The clauses of one product with their text, and their MiniSearch index.',
  },
  numbers: {
    path: '/index/numbers.json',
    schema: Type.Array(ClauseRun),
    holds: 'Which product’s file has the answer for a clause: runs of clause numbers.',
  },
  clauses: {
    path: '/index/clauses/{name}.json',
    schema: ClausesFile,
    holds: 'The answers of getClause for every clause of one product.',
  },
} as const satisfies Readonly<Record<string, IndexFile>>

/** The operations whose answers are stored under `/index/answers/` as well, for `query` to send. */
export type StoredId = {
  [Id in OperationId]: (typeof OPERATIONS)[Id] extends { readonly answers: string } ? Id : never
}[OperationId]

/** The file of an answer; `name` is a slug or the file name of a UIN, null where there is one answer. */
export function answerPath(id: StoredId, name: string | null): string {
  const path = `/index/answers/${OPERATIONS[id].answers}`
  return name === null ? path : `${path}/${name}`
}

/** The file of a product's clauses, by the file name of its UIN. */
export function textPath(name: string): string {
  return INDEX_FILES.text.path.replace('{name}', () => name)
}

/** The file of the answers of getClause for a product, by the file name of its UIN. */
export function clausesPath(name: string): string {
  return INDEX_FILES.clauses.path.replace('{name}', () => name)
}

export type ClauseRun = Static<typeof ClauseRun>
export type ClausesFile = Static<typeof ClausesFile>
export type ServiceFile = Static<typeof ServiceFile>
export type IndexedClause = Static<typeof IndexedClause>
export type TextFile = Static<typeof TextFile>
export type InsurerEntry = Static<typeof InsurerEntry>
export type CategoryEntry = Static<typeof CategoryEntry>
export type CatalogueFile = Static<typeof CatalogueFile>
export type LawFile = Static<typeof LawFile>
