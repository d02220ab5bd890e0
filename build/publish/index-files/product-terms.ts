import { INDEX_FILES } from '../../contract/index-files.ts'
import { termsPath } from '../../contract/index-paths.ts'
import type {
  Postings,
  ProductCodesFile,
  ProductTermsFile,
  ProductWordsFile,
} from '../../contract/index-files/products.ts'
import { BEGINNINGS } from '../../contract/limits.ts'
import { frontCoded, packedRuns } from '../../search/packed-numbers.ts'
import type { Card } from '../../contract/published/card.ts'
import { compareTexts } from '../../contract/compare-texts.ts'
import { type Word, wordsAt, partsOf } from '../../search/words.ts'
import type { IndexFile } from './index-file.ts'

/** How many characters of postings one file of terms holds before the next begins. */
const FILE_LENGTH = 3000

/** Where a term is, before it is packed. */
interface Places {
  readonly numbers: number[]
  readonly spots: number[]
}

type Field = 'name' | 'uin'
type Term = ProductTermsFile['terms'][number]

/** The stems of the names and UINs of products, in the order `latest`: which there are, and where each is. */
export function* productTerms(cards: readonly Card[]): Generator<IndexFile> {
  const found = new Map<string, Record<Field, Places>>()
  for (const [number, card] of cards.entries())
    for (const field of ['name', 'uin'] as const)
      for (const [term, spot] of spotsIn(wordsAt(card[field]))) {
        const places = found.get(term) ?? {
          name: { numbers: [], spots: [] },
          uin: { numbers: [], spots: [] },
        }
        found.set(term, places)
        places[field].numbers.push(number)
        places[field].spots.push(spot)
      }
  const terms = [...found]
    .toSorted(([one], [two]) => compareTexts(one, two))
    .map(([term, { name, uin }]): Term => ({ term, name: postings(name), uin: postings(uin) }))
  const files = inFiles(terms)
  yield {
    path: INDEX_FILES.productWords.path,
    body: wordsFile(files),
    schema: INDEX_FILES.productWords.schema,
  }
  yield {
    path: INDEX_FILES.productCodes.path,
    body: codesFile(files),
    schema: INDEX_FILES.productCodes.schema,
  }
  for (const [at, some] of files.entries())
    yield { path: termsPath(at), body: { terms: some }, schema: INDEX_FILES.terms.schema }
}

/** Each stem of a field with its spot: its parts in a row as phrases see them, then what is made of several. */
function* spotsIn(words: readonly Word[]): Generator<[term: string, spot: number]> {
  let place = 0
  for (const { stems } of words) {
    const parts = partsOf(stems)
    for (const [at, part] of parts.entries()) {
      yield [part, 1 + 2 * place + (at === 0 ? 1 : 0)]
      place += 1
    }
    for (const made of stems.slice(parts.length)) yield [made, 0]
  }
}

function postings({ numbers, spots }: Places): Postings | null {
  if (numbers.length === 0) return null
  const gaps = numbers.map((number, at) => number - (numbers[at - 1] ?? 0))
  return { gaps: packedRuns(gaps), spots: packedRuns(spots) }
}

function inFiles(terms: readonly Term[]): Term[][] {
  const files: Term[][] = []
  let length = Infinity
  for (const term of terms) {
    if (length >= FILE_LENGTH) {
      files.push([])
      length = 0
    }
    files.at(-1)?.push(term)
    length += JSON.stringify(term).length
  }
  return files
}

const isWord = (term: string) => /^\p{L}+$/u.test(term)

function wordsFile(files: readonly (readonly Term[])[]): ProductWordsFile {
  const words = files.flatMap((some) => some.map(({ term }) => term).filter(isWord))
  return { words: frontCoded(words), starts: files.map(([first]) => first?.term ?? '') }
}

/** Of each file, the terms that a query for their beginning takes. */
function codesFile(files: readonly (readonly Term[])[]): ProductCodesFile {
  const shortest = (one: string, two: string) => one.length - two.length || compareTexts(one, two)
  const codesOf = (some: readonly Term[]) => some.map(({ term }) => term).filter((term) => !isWord(term))
  return { codes: files.map((some) => codesOf(some).toSorted(shortest).slice(0, BEGINNINGS)) }
}
