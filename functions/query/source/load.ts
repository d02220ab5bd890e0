import { INDEX_PATHS, answerPath, textPath, thesaurusPath } from '../../../build/contract/index-paths.ts'
import { COMPLAINTS_PATH, LATEST_CHANGES } from '../../../build/contract/paths.ts'
import type { LatestChanges } from '../../../build/contract/changes.ts'
import type { ProductsFile } from '../../../build/contract/index-files/products.ts'
import type { LawFile } from '../../../build/contract/index-files/law.ts'
import type { ServiceFile } from '../../../build/contract/index-files/service.ts'
import type { TextFile } from '../../../build/contract/index-files/text.ts'
import type {
  AreaThesaurusFile,
  HindiFile,
  WordsFile,
} from '../../../build/contract/index-files/thesaurus.ts'
import type { CategoryFieldsBody } from '../../../build/contract/published/categories.ts'
import type { LadderBody } from '../../../build/contract/published/complaints.ts'
import type { InsurerBody } from '../../../build/contract/published/insurers.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { Products } from '../../../build/search/products.ts'
import { Hindi } from '../../../build/search/foreign-words.ts'
import { LawIndex } from '../../../build/search/law-index.ts'
import { readOnce } from '../../../build/contract/lazily.ts'
import { parsedFile } from '../../../build/search/indexed-file.ts'
import { BoundedCache } from './bounded-cache.ts'
import type { SearchArea } from '../../../build/contract/search-areas.ts'
import {
  KnownWords,
  type Thesaurus,
  type TradeWords,
  thesaurusFrom,
} from '../../../build/search/trade-words.ts'
import { TextIndex } from '../../../build/search/text-index.ts'

// The files of a site, read from a source, opened once and kept in memory.

/** Reader of what the build left under `/index/`: null where no such file is. */
export interface IndexSource {
  read(path: string): Promise<Uint8Array<ArrayBuffer> | null>
}

/** Bytes of files that stay in memory, counted as they were read; opened they take several times that. */
const CACHE_BYTES = 48 * 1024 * 1024

/** The files of a source: those that are open, and those that are being read, by their paths. */
const filesOf = /* @__PURE__ */ readOnce(() => {
  return { opened: new BoundedCache<unknown>(CACHE_BYTES), opening: new Map<string, Promise<unknown>>() }
})

/**
 * A JSON file of the site, read and opened once; null where there is none. A failure is tried again the next time.
 *
 * @param open what is made of the file, the same for all who ask for it
 */
export async function fileAt<T, File = T>(
  source: IndexSource,
  path: string,
  open: (file: File) => T = (file) => file as unknown as T,
): Promise<T | null> {
  const { opened, opening } = filesOf(source)
  const known = opened.get(path) ?? opening.get(path)
  if (known !== undefined) return known as T | Promise<T | null>
  const reading = readAndOpen(source, path, open, opened)
  opening.set(path, reading)
  try {
    return await reading
  } finally {
    opening.delete(path)
  }
}

/** The same of a file that every site has. If it is missing, the site is incomplete. */
export async function requiredFile<T, File = T>(
  source: IndexSource,
  path: string,
  open?: (file: File) => T,
): Promise<T> {
  return notMissing(path, await fileAt(source, path, open))
}

/** Throws where nothing was found under a path that every site has. */
export function notMissing<T>(path: string, found: T | null): T {
  if (found === null) throw new Error(`${path} is missing`)
  return found
}

async function readAndOpen<T, File>(
  source: IndexSource,
  path: string,
  open: (file: File) => T,
  opened: BoundedCache<unknown>,
): Promise<T | null> {
  const bytes = await source.read(path)
  if (bytes === null) return null
  try {
    const value = open(parsedFile(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as File)
    // One stays, however large it is.
    opened.put(path, value, Math.min(bytes.byteLength, CACHE_BYTES))
    return value
  } catch (error) {
    throw new Error(`${path} is not whole`, { cause: error })
  }
}

/** The base URL, the day of the data, and the clause numbers that were retired. */
export function serviceOf(source: IndexSource): Promise<ServiceFile> {
  return requiredFile<ServiceFile>(source, INDEX_PATHS.service)
}

/** The last release that changed each record; null in a copy made before releases said so. */
export function latestChangesOf(source: IndexSource) {
  return fileAt(source, LATEST_CHANGES, ({ since, releases }: LatestChanges) => ({
    since,
    releases: releases.map((release) => ({ ...release, names: namesIn(release) })),
  }))
}

/** Changes of a release, by the names that addresses have. */
function namesIn({ products, clauses, law, insurers, categories, forms }: LatestChanges['releases'][number]) {
  return {
    products: new Set(products.map(uinFileName)),
    clauses: new Set(clauses.map(String)),
    law: new Set(law),
    insurers: new Set(insurers),
    categories: new Set(categories),
    forms: new Set(forms.map(String)),
  }
}

/** All products. */
export function productsOf(source: IndexSource): Promise<Products> {
  return requiredFile(source, INDEX_PATHS.products, (file: ProductsFile) => new Products(file))
}

/** All law instruments with the index over their sections. */
export function lawOf(source: IndexSource): Promise<LawIndex> {
  return requiredFile(source, INDEX_PATHS.law, (file: LawFile) => new LawIndex(file))
}

/** The words of one area of search: what they mean, which are words at all, and which are Hindi. */
export async function tradeWordsOf(source: IndexSource, area: SearchArea): Promise<TradeWords> {
  const [thesaurus, known, hindi] = await Promise.all([
    requiredFile(source, thesaurusPath(area), (file: AreaThesaurusFile) => thesaurusFrom(file)),
    requiredFile(source, INDEX_PATHS.words, (file: WordsFile) => new KnownWords(file)),
    requiredFile(source, INDEX_PATHS.hindi, (file: HindiFile) => new Hindi(file)),
  ])
  const trade = tradeWords.get(thesaurus) ?? { ...thesaurus, known, hindi }
  tradeWords.set(thesaurus, trade)
  return trade
}

/** The words of an area, the same object as long as its file is open: what was understood with it is remembered. */
const tradeWords = new WeakMap<Thesaurus, TradeWords>()

/** The clauses of one product with the index over them; null where no such product is held. */
export function textOf(source: IndexSource, uin: string): Promise<TextIndex | null> {
  return fileAt(source, textPath(uinFileName(uin)), (file: TextFile) => new TextIndex(file))
}

/** The answer of getPolicy for a product; null where no such product is held. */
export function policyOf(source: IndexSource, uin: string): Promise<PolicyBody | null> {
  return fileAt<PolicyBody>(source, answerPath('getPolicy', uinFileName(uin)))
}

/** The answer of getInsurer; null where no such insurer is held. */
export function insurerOf(source: IndexSource, slug: string): Promise<InsurerBody | null> {
  return fileAt<InsurerBody>(source, answerPath('getInsurer', slug))
}

/** The complaint ladder; null in a copy that was made before there was one. */
export function ladderOf(source: IndexSource): Promise<LadderBody | null> {
  return fileAt<LadderBody>(source, COMPLAINTS_PATH)
}

/** The answer of categoryFields: what is asked of the products of a category. */
export function fieldsOf(source: IndexSource, category: string): Promise<CategoryFieldsBody> {
  return requiredFile<CategoryFieldsBody>(source, answerPath('categoryFields', category))
}
