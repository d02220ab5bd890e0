import type { BodyContext } from '../publish/answers/context.ts'
import { countsOf } from '../contract/groups.ts'
import { inIndia } from '../contract/display.ts'

// The platform takes so many files in one folder. A build that would make more stops, and says what to do.

/** Most files that the platform takes in one folder. */
const FOLDER_LIMIT = 54_000

/** Number of files that the products alone put into each folder, known before any is made. */
export function productFolders({ store, clauses }: BodyContext): Map<string, number> {
  const products = store.products()
  const numbers = clauses === 'files' ? (store.counts('totals').get('clauses') ?? 0) : 0
  return new Map([
    ['index/answers/policy', products.length],
    ['index/text', products.length],
    // The page of every product, and its Markdown.
    ['policy', 2 * products.length],
    ['api/v1/clause', numbers],
  ])
}

/** Number of files in each folder of the output. */
export function foldersOf(paths: Iterable<string>): Map<string, number> {
  return countsOf(Array.from(paths, (path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))))
}

/** Throws where a folder would have more files than the platform takes. */
export function assertFits(sizes: ReadonlyMap<string, number>): void {
  const full = [...sizes].filter(([, size]) => size > FOLDER_LIMIT)
  if (full.length === 0) return
  const said = full.map(([folder, size]) => `/${folder} would have ${inIndia(size)} files`).join(', ')
  throw new Error(
    `${said}; the platform takes at most ${inIndia(FOLDER_LIMIT)} in a folder. ${adviceFor(full.map(([folder]) => folder))} Nothing was changed.`,
  )
}

function adviceFor(folders: readonly string[]): string {
  const areClauses = folders.every((folder) => folder === 'api/v1/clause')
  return areClauses
    ? 'Build with --clauses packs: the same answers, from the packs of their products.'
    : 'Split the dataset, such as by line of business, and publish each part at an address of its own.'
}
