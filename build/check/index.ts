import { item } from '../contract/item.ts'
import { counted } from '../contract/display.ts'
import { command, runAsProgram } from '../cli/command.ts'
import { folder } from '../cli/options.ts'
import { Progress } from '../cli/progress.ts'
import { nextClauseNumber, numbersInUse } from './dataset/clause-numbers.ts'
import { DatasetSummary } from './dataset/dataset-summary.ts'
import { findingLines } from './dataset/finding-lines.ts'
import { type Listing, listDataset } from './dataset/list.ts'
import { overridesFindings, productFilesIn, readCatalogue, strayClauses } from './dataset/read.ts'
import { type CheckedProduct, checkedProduct } from './rules/check-product.ts'
import { checkDataset } from './rules/run.ts'
import type { Catalogue } from './dataset/model.ts'
import type { Finding } from './dataset/finding.ts'
import type { ProductSummary } from './dataset/summary.ts'
import { Store } from '../publish/store/store.ts'

// The check: every record read, every rule applied; and the command `npm run check`.

/** A dataset that was read and checked. */
export interface Checked {
  /** Null where the dataset has an error. */
  readonly ready: CheckedDataset | null
  readonly findings: readonly Finding[]
}

/** What every file is made from, once the dataset has no error. */
export interface CheckedDataset {
  readonly catalogue: Catalogue
  readonly store: Store
  /** The products in the order of their files. */
  readonly products: readonly ProductSummary[]
  /** The UIN of the product with the most facts: examples are taken from it. */
  readonly example: string
}

/** Reads and checks every product of a dataset, in the order of their files. */
export type CheckProducts = (
  listing: Listing,
  catalogue: Catalogue,
) => Iterable<CheckedProduct> | AsyncIterable<CheckedProduct>

type Steps = (done: number, total: number) => void

/** Checks products one after another, in this process. */
function* checkedHere(listing: Listing, catalogue: Catalogue): Generator<CheckedProduct> {
  for (const files of productFilesIn(listing)) yield checkedProduct(listing, files, catalogue)
}

/** Reads the whole dataset, applies every rule and loads the store; `ready` is null where there is an error. */
export async function checkDatasetAt(
  listing: Listing,
  checkProducts: CheckProducts = checkedHere,
  progress: Steps = () => {},
): Promise<Checked> {
  const { catalogue, findings: reading } = readCatalogue(listing)
  const findings = [...listing.findings, ...reading]
  if (catalogue === null) return { findings, ready: null }
  const across = new DatasetSummary()
  const paths = listing.files.products
  let done = 0
  for await (const checked of checkProducts(listing, catalogue)) {
    findings.push(...checked.findings)
    across.add(item(paths, done), checked.summary)
    progress(++done, paths.length)
  }
  for (const stray of strayClauses(listing)) {
    findings.push(stray)
    across.add(stray.path, null)
  }
  findings.push(...overridesFindings(listing), ...checkDataset(catalogue, across))
  const hasErrors = findings.some(({ level }) => level === 'error')
  const { products, example } = across
  // What the store refuses, a rule reports in better words: it is loaded once no rule has found an error.
  return {
    findings,
    ready: hasErrors ? null : { catalogue, products, example, store: datasetStore(catalogue, products) },
  }
}

function addSmallCollections(store: Store, catalogue: Catalogue): void {
  for (const { record } of catalogue.categories.values()) store.addCategory(record)
  for (const { record } of catalogue.insurers.values()) store.addInsurer(record)
  for (const { record } of catalogue.laws) store.addLaw(record)
  for (const { record } of catalogue.forms) store.addForm(record)
}

/** The store with a whole dataset in it. */
export function datasetStore(catalogue: Catalogue, products: readonly ProductSummary[]): Store {
  const store = new Store()
  try {
    addSmallCollections(store, catalogue)
    for (const product of products) store.addProduct(product)
    store.finishLoading()
    return store
  } catch (error) {
    store.close()
    throw error
  }
}

/** What is said of clause numbers: the first that was never used, and the key that is missing where none are remembered. */
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
  about: 'Reads a dataset, applies every rule and prints every finding. Writes nothing.',
  options: { data: folder('data', 'the dataset') },
  exitsWith1: 'the dataset has errors',
  main: async ({ data }, terminal) => {
    const listing = await listDataset(data)
    const progress = new Progress(terminal)
    const checked = await checkDatasetAt(listing, checkedHere, (done, total) =>
      progress.step('checked', done, total),
    )
    const { shown, warnings } = findingLines(data, checked.findings, Infinity)
    for (const line of shown) terminal.err(`${line}\n`)
    if (checked.ready === null) return 1
    checked.ready.store.close()
    const products = counted(listing.files.products.length, 'product')
    terminal.out(`${products} checked: no errors, ${counted(warnings, 'warning')}\n`)
    for (const line of numberLines(checked.ready)) terminal.out(`${line}\n`)
    return 0
  },
})

await runAsProgram(import.meta, checkCommand)
