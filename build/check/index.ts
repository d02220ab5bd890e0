import { item } from '../contract/item.ts'
import { counted } from '../contract/display.ts'
import { command, runAsProgram } from '../cli/command.ts'
import { datasetFolder, flag } from '../cli/options.ts'
import { Progress } from '../cli/terminal.ts'
import { nextClauseNumber, numbersInUse } from './dataset/clause-numbers.ts'
import { findingLines } from './dataset/finding-lines.ts'
import { type Listing, listDataset } from './dataset/list.ts'
import { missingTexts } from './dataset/languages.ts'
import { overridesFindings, productFilesIn, readCatalogue, strayClauses } from './dataset/read.ts'
import { type CheckedProduct, checkedProduct, checkDataset, withoutCopies } from './rules/run.ts'
import type { Catalogue } from './dataset/model.ts'
import type { Finding } from './dataset/finding.ts'
import { DatasetSummary, type ProductSummary } from './dataset/summary.ts'

// The check: every record read, every rule applied; and the command `npm run check`.

/** A dataset that was read and checked. */
export interface Checked {
  /** Null where the dataset has an error. */
  readonly ready: CheckedDataset | null
  readonly findings: readonly Finding[]
  /** The records of datasets below that do not count, each as a line that names what counts instead. */
  readonly replaced: readonly string[]
}

/** Source of every file, once the dataset has no error. */
export interface CheckedDataset {
  readonly catalogue: Catalogue
  /** The products in the order of their files. */
  readonly products: readonly ProductSummary[]
  /** The UIN of the product with the most facts: examples are taken from it. */
  readonly example: string
}

/** Reads and checks every product of a dataset, in the order of their files. */
type CheckProducts = (
  listing: Listing,
  catalogue: Catalogue,
) => Iterable<CheckedProduct> | AsyncIterable<CheckedProduct>

/** Way to check a dataset: how its products are checked, and what is found across them. */
export interface Checking {
  readonly products: CheckProducts
  /** Finds what the rules between records find. */
  readonly across: (find: () => readonly Finding[]) => readonly Finding[]
}

type Steps = (done: number, total: number) => void

/** Checks products one after another, in this process. */
function* checkedHere(listing: Listing, catalogue: Catalogue): Generator<CheckedProduct> {
  for (const files of productFilesIn(listing)) yield checkedProduct(listing, files, catalogue)
}

/** Everything is checked, in this process. */
const HERE: Checking = { products: checkedHere, across: (find) => find() }

/** Reads the whole dataset and applies every rule; `ready` is null where there is an error. */
export async function checkDatasetAt(
  listing: Listing,
  checking: Checking = HERE,
  progress: Steps = () => {},
): Promise<Checked> {
  const { catalogue, findings: reading } = readCatalogue(listing)
  const all = [...listing.findings, ...reading]
  if (catalogue === null) return { findings: all, ready: null, replaced: listing.replaced }
  const { questions, synonyms } = catalogue
  const replaced = [...listing.replaced, ...questions.replaced, ...synonyms.replaced]
  const across = new DatasetSummary()
  const paths = productFilesIn(listing).map(({ path }) => path)
  let done = 0
  for await (const checked of checking.products(listing, catalogue)) {
    all.push(...checked.findings)
    across.add(item(paths, done), checked.summary)
    progress(++done, paths.length)
  }
  for (const stray of strayClauses(listing)) {
    all.push(stray)
    across.add(stray.path, null)
  }
  const between = checking.across(() => [...overridesFindings(listing), ...checkDataset(catalogue, across)])
  const findings = withoutCopies([...all, ...between])
  const hasErrors = findings.some(({ level }) => level === 'error')
  const { products, example } = across
  return { findings, ready: hasErrors ? null : { catalogue, products, example }, replaced }
}

/** Lines on clause numbers: the first that was never used, and the key that is missing where none are remembered. */
function numberLines({ products, catalogue }: CheckedDataset): string[] {
  const { record } = catalogue.retired
  const inUse = numbersInUse(products)
  const free = `next free clause number: ${nextClauseNumber(record, inUse)}`
  if (record.used !== undefined || inUse.length === 0) return [free]
  const used = JSON.stringify(inUse)
  return [
    free,
    `a clause that is lost goes unnoticed: retired.json does not say which numbers were ever used; add "used": ${used}`,
  ]
}

export const checkCommand = command({
  name: 'npm run check',
  about: 'Reads a dataset, applies every rule and prints every finding. Writes nothing, except with --fix.',
  options: {
    data: datasetFolder(),
    fix: flag(
      'first repair what can be repaired in one way only: the order of clauses, page_end, ranges and numbers in retired.json',
    ),
  },
  exitsWith1: 'the dataset has errors',
  main: async ({ data, fix }, terminal) => {
    if (fix) (await import('./repair.ts')).repairDataset(await listDataset(data), data, terminal)
    const listing = await listDataset(data)
    const progress = new Progress(terminal)
    const checked = await checkDatasetAt(listing, HERE, (done, total) =>
      progress.step('checked', done, total),
    )
    const { shown, warnings } = findingLines(listing, checked.findings, Infinity)
    for (const line of shown) terminal.err(`${line}\n`)
    for (const line of checked.replaced) terminal.out(`${line}\n`)
    if (checked.ready === null) return 1
    const products = counted(checked.ready.products.length, 'product')
    terminal.out(`${products} checked: no errors, ${counted(warnings, 'warning')}\n`)
    for (const line of [...missingTexts(checked.ready.catalogue), ...numberLines(checked.ready)])
      terminal.out(`${line}\n`)
    return 0
  },
})

await runAsProgram(import.meta, checkCommand)
