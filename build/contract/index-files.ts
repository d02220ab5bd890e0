import { Type, type TSchema } from 'typebox'
import { Synonyms } from './authored/dataset.ts'
import { CatalogueFile } from './indexed/catalogue.ts'
import { ClauseRun, ClausesFile } from './indexed/clauses.ts'
import { LawFile } from './indexed/law.ts'
import { ServiceFile } from './indexed/service.ts'
import { TextFile } from './indexed/text.ts'
import { ThesaurusFile } from './indexed/thesaurus.ts'
import { OPERATIONS, type OperationId } from './operations.ts'
import { Text } from './primitives.ts'

// Where the files under `/index/` are, and what each holds; their shapes are in `indexed/`.

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
    holds: 'The dataset’s groups of words that mean the same in search.',
  },
  thesaurus: {
    path: '/index/thesaurus.json',
    schema: ThesaurusFile,
    holds:
      'What people say and what documents print, by field of the trade: same finds each other, asked only the rest of its line; and the synonyms.',
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
