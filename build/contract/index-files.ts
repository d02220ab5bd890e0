import { Type, type TSchema } from './schema.ts'
import { Synonyms } from './authored/dataset.ts'
import { CatalogueFile } from './index-files/catalogue.ts'
import { ClauseRun, ClausesFile } from './index-files/clauses.ts'
import { LanguageFile } from './index-files/language.ts'
import { LawFile } from './index-files/law.ts'
import { ProductsFile } from './index-files/products.ts'
import { ServiceFile } from './index-files/service.ts'
import { TextFile } from './index-files/text.ts'
import { AreaThesaurusFile, HindiFile, ThesaurusFile, WordsFile } from './index-files/thesaurus.ts'
import { INDEX_PATHS } from './index-paths.ts'

// Places of the files under `/index/`, and what each holds; their shapes are in `index-files/`.

/** A file under `/index/`, or several of a kind where its path has `{name}`. */
interface IndexFile {
  /** Null for those that are not JSON. */
  readonly schema: TSchema | null
  readonly holds: string
}

/** THE TABLE of the files under `/index/`, except the copies of answers: those are rows of the operations. */
const FILES = {
  service: {
    schema: ServiceFile,
    holds:
      'Format, base URL, data date, how clauses are published, retired clause numbers, the fields of each search index and where the search module is.',
  },
  catalogue: {
    schema: CatalogueFile,
    holds:
      'The whole catalogue in one file, for clients with MiniSearch: every product in list order (cards), their index, and the fields of every category.',
  },
  products: {
    schema: ProductsFile,
    holds:
      'The catalogue as queries read it, in little space: for each thing about products a list, and the index of their names and UINs. Clients with MiniSearch read the whole catalogue instead.',
  },
  law: {
    schema: LawFile,
    holds: 'Instruments, their sections as one list, and the MiniSearch index of the sections.',
  },
  synonyms: {
    schema: Synonyms,
    holds: 'The dataset’s groups of words that mean the same in search.',
  },
  thesaurus: {
    schema: ThesaurusFile,
    holds:
      'The whole thesaurus, of all areas of search: phrases under same find each other, the first of a row under asked finds the others; and the synonyms of the dataset.',
  },
  areaThesaurus: {
    schema: AreaThesaurusFile,
    holds:
      'What of the thesaurus holds in one area of search, which reads it: a line, the law or the products.',
  },
  words: {
    schema: WordsFile,
    holds: 'Stems the trade knows: a word among them is never taken for a misspelling of another.',
  },
  hindi: {
    schema: HindiFile,
    holds:
      'Words of Hindi, in Devanagari and in Roman letters, with the English that every search reads them as.',
  },
  frame: {
    schema: null,
    holds: 'The frame of the pages that a function answers, with places for what it says: not JSON.',
  },
  spokenFrame: {
    schema: null,
    holds: 'The same frame in another language, by its code: not JSON.',
  },
  texts: {
    schema: LanguageFile,
    holds:
      'What pages say in a language, by its code: under texts by key, under words by the English of the data.',
  },
  search: {
    schema: null,
    holds: 'How texts are split into words and stems, and the options of each index: an ES module.',
  },
  text: {
    schema: TextFile,
    holds: 'The clauses of one product with their text, and their MiniSearch index.',
  },
  numbers: {
    schema: Type.Array(ClauseRun),
    holds: 'Which product’s file has the answer for a clause: runs of clause numbers.',
  },
  clauses: {
    schema: ClausesFile,
    holds:
      'The answers of getClause for every clause of one product; their only place where service.json says packs.',
  },
} as const satisfies Readonly<Record<keyof typeof INDEX_PATHS, IndexFile>>

type IndexName = keyof typeof FILES

/** The same with their paths. */
export const INDEX_FILES = Object.fromEntries(
  Object.entries(FILES).map(([name, file]) => [name, { path: INDEX_PATHS[name as IndexName], ...file }]),
) as { readonly [Name in IndexName]: (typeof FILES)[Name] & { readonly path: string } }
