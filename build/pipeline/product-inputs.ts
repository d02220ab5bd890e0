import type { Listing } from '../check/dataset/list.ts'
import type { Catalogue } from '../check/dataset/model.ts'
import type { ProductFiles } from '../check/dataset/read.ts'
import type { InputDigests } from '../check/dataset/record-file.ts'
import { digestOf, sha256 } from '../files/digest.ts'

/** Inputs of the steps of a whole dataset. */
export interface DatasetInputs {
  /** The digest of the files that are not of one product. Nothing is made from overrides. */
  readonly small: string
  /** The digest of what only the check looks at: overrides, how lists are read, and which products and clauses there are. */
  readonly beside: string
  /** The digest of each product's summary, in the order of their files; filled when they are checked. */
  readonly summaries: string[]
  /** The JSON of what the facts of each product rest on, by the path of its file; filled when they are checked. */
  readonly proofs: Map<string, string>
}

export function datasetInputs({
  files,
  rows,
  digests,
}: Pick<Listing, 'files' | 'rows' | 'digests'>): DatasetInputs {
  const { products, clauses, overrides, listed: _, lists, mended, ...small } = files
  const digested = (paths: readonly string[]) => paths.map((path) => [path, digests.get(path)])
  return {
    small: digestOf(Object.values(small).map(digested)),
    beside: digestOf([products, [...rows.keys()], clauses, ...[overrides, lists, mended].map(digested)]),
    summaries: [],
    proofs: new Map(),
  }
}

/** The digests of the two files of a product, or of its row, as far as they are known. */
export function productDigests(
  { digests }: Pick<Listing, 'digests'>,
  { path, clausesPath, row }: ProductFiles,
): InputDigests {
  if (row !== undefined) return new Map([[path, sha256(row)]])
  const own = clausesPath === null ? [path] : [path, clausesPath]
  const known = own.map((file) => [file, digests.get(file)] as const)
  return new Map(known.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** The digest of each category by its slug. */
export function categoryDigests({ categories }: Pick<Catalogue, 'categories'>): Map<string, string> {
  return new Map(Array.from(categories, ([slug, { record }]) => [slug, digestOf(record)]))
}
