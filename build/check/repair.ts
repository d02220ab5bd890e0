import type { Terminal } from '../cli/terminal.ts'
import { canonicalText } from './dataset/canonical.ts'
import { isExtended } from './dataset/collection-paths.ts'
import { joinedRanges } from './dataset/clause-numbers.ts'
import { COLLECTIONS } from './dataset/collections.ts'
import type { Listing } from './dataset/list.ts'
import { putFiles } from './dataset/put-files.ts'
import { productFilesIn, readCatalogue, readProduct } from './dataset/read.ts'
import { CLAUSE_REPAIRS, RETIRED_REPAIRS } from './rules/repairs.ts'

/**
 * Repairs what the rules can repair, file by file, and says what. A file that cannot be read is left alone, and so is one of
 * a dataset that this one extends; whether all is well then is for the check to say.
 */
export function repairDataset(listing: Listing, data: string, terminal: Terminal): void {
  const { catalogue } = readCatalogue(listing)
  if (catalogue === null) return
  const write = (path: string, after: string, rules: readonly string[]) => {
    putFiles(data, [{ path, after }])
    terminal.out(`${path}: repaired by ${rules.join(', ')}\n`)
  }
  const numbers: number[] = []
  for (const files of productFilesIn(listing)) {
    const { subject } = readProduct(listing, files, catalogue.categories)
    if (subject === null || subject.clauses === null) continue
    const { path, record } = subject.clauses
    numbers.push(...record.clauses.map(({ id }) => id))
    if (isExtended(path)) continue
    const { repaired, rules } = repairedBy(CLAUSE_REPAIRS, record.clauses, subject)
    if (rules.length > 0)
      write(path, canonicalText(COLLECTIONS.clauses.schema, { ...record, clauses: repaired }), rules)
  }
  const { path, record } = catalogue.retired
  if (isExtended(path)) return
  const inUse = joinedRanges(numbers.map((id) => [id, id]))
  const { repaired, rules } = repairedBy(RETIRED_REPAIRS, record, inUse)
  if (rules.length > 0) write(path, canonicalText(COLLECTIONS.retired.schema, repaired), rules)
}

/** A record after all repairs, and the rules that made one. */
function repairedBy<T, Context>(
  repairs: readonly { readonly rule: string; readonly repair: (record: T, context: Context) => T }[],
  record: T,
  context: Context,
): { repaired: T; rules: string[] } {
  const rules: string[] = []
  let repaired = record
  for (const { rule, repair } of repairs) {
    const after = repair(repaired, context)
    if (after !== repaired) rules.push(rule)
    repaired = after
  }
  return { repaired, rules }
}
