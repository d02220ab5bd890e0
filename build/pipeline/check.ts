import { Cache } from './cache/cache.ts'
import { counted } from '../cli/counted.ts'
import { command, runAsProgram } from '../cli/command.ts'
import { folder } from '../cli/options.ts'
import { Progress } from '../cli/progress.ts'
import { Crews, inOrder } from './crew.ts'
import { nextClauseNumber, numbersInUse } from '../check/dataset/clause-numbers.ts'
import { type Listing, listDataset } from '../check/dataset/list.ts'
import { type ProductFiles, productFilesIn, readCatalogue, strayClauses } from '../check/dataset/read.ts'
import { checkDataset } from '../check/rules/run.ts'
import type { Catalogue } from '../check/dataset/model.ts'
import type { Finding } from '../check/dataset/finding.ts'
import type { ProductSummary } from '../check/dataset/summary.ts'
import { Gathering } from './gathering.ts'
import { CheckMemos, digestsOf } from './memos.ts'
import type { CheckedProduct } from './product.ts'
import type { Ready } from './ready.ts'
import { errorLines, warningLines } from './report.ts'
import { Store } from '../publish/store/store.ts'

/** A dataset that was read and checked. */
export interface Checked {
  /** Null where the dataset has an error. */
  readonly ready: Ready | null
  readonly findings: readonly Finding[]
}

/** What a check can rest on, and who does the work. */
export interface Checking {
  readonly cache: Cache
  readonly crews: Crews
  readonly progress: (done: number, total: number) => void
}

/** What findings say, line by line: every error, and of each rule at most so many warnings; and how many warnings there are. */
export function findingLines(
  folder: string,
  findings: readonly Finding[],
  warningsShown: number,
): { readonly shown: readonly string[]; readonly warnings: number } {
  const warnings = findings.filter(({ level }) => level === 'warning').length
  const errors = findings.length - warnings
  const end = `${counted(errors, 'error')}, ${counted(warnings, 'warning')}; nothing was written`
  const lines = [...errorLines(folder, findings), ...warningLines(folder, findings, warningsShown)]
  return { shown: errors > 0 ? [...lines, end] : lines, warnings }
}

/** A check by itself: in this process, from the beginning. */
function alone({ folder }: Listing, progress: Checking['progress']): Checking {
  const staging = { begin: () => '', isInPlace: () => false }
  return {
    cache: Cache.inMemory(),
    crews: new Crews(1, folder, staging),
    progress,
  }
}

/** Reads the whole dataset, applies every rule and loads the store; `ready` is null where there is an error. */
export async function checkDatasetAt(
  listing: Listing,
  checking: Checking = alone(listing, () => {}),
): Promise<Checked> {
  const { catalogue, findings: reading } = readCatalogue(listing)
  const findings = [...listing.findings, ...reading]
  if (catalogue === null) return { findings, ready: null }
  const gathered = new Gathering()
  for await (const [{ path }, checked] of checkedProducts(listing, catalogue, checking)) {
    findings.push(...checked.findings)
    if (checked.summary === null) gathered.unreadable.add(path)
    else gathered.add(checked.summary)
  }
  for (const stray of strayClauses(listing)) {
    findings.push(stray)
    gathered.unreadable.add(stray.path)
  }
  findings.push(...checkDataset(catalogue, gathered))
  const hasErrors = findings.some(({ level }) => level === 'error')
  const { products, example } = gathered
  // What the store refuses, a rule reports in better words: it is loaded once no rule has found an error.
  return {
    findings,
    ready: hasErrors ? null : { catalogue, products, example, store: loaded(catalogue, products) },
  }
}

/** Every product with what was found in it: now, or before if it and what it depends on are the same. */
async function* checkedProducts(
  listing: Listing,
  catalogue: Catalogue,
  { cache, crews, progress }: Checking,
): AsyncGenerator<readonly [ProductFiles, CheckedProduct]> {
  const memos = new CheckMemos(cache, listing, catalogue)
  const files = productFilesIn(listing)
  const known = files.map((file) => memos.find(file))
  const open = files.filter((_, at) => known[at] === null)
  const crew = crews.for(open.length, catalogue)
  const task = (file: ProductFiles) => ({ ...file, digests: digestsOf(listing, file) })
  const fresh = inOrder(open, crew.width, (file) => crew.check(task(file)))
  for (const [at, file] of files.entries()) {
    const before = known[at] ?? null
    const checked = before ?? (await next(fresh))
    if (before === null) memos.remember(file, checked)
    yield [file, checked]
    progress(at + 1, files.length)
  }
}

async function next(results: AsyncGenerator<CheckedProduct>): Promise<CheckedProduct> {
  const { value, done } = await results.next()
  if (done === true) throw new Error('a fault of the build: a product was not checked')
  return value
}

function addSmallCollections(store: Store, catalogue: Catalogue): void {
  for (const { record } of catalogue.categories.values()) store.addCategory(record)
  for (const { record } of catalogue.insurers.values()) store.addInsurer(record)
  for (const { record } of catalogue.laws) store.addLaw(record)
  for (const { record } of catalogue.forms) store.addForm(record)
}

/** The store with the whole dataset in it. */
function loaded(catalogue: Catalogue, products: readonly ProductSummary[]): Store {
  const store = new Store()
  try {
    addSmallCollections(store, catalogue)
    for (const product of products) store.addProduct(product)
    store.finishLoading()
    return store
  } catch (fault) {
    store.close()
    throw fault
  }
}

/** What is said of clause numbers: the first that was never used, and the key that is missing where none are remembered. */
function numberLines({ products, catalogue }: Ready): string[] {
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
    const steps = (done: number, total: number) => progress.step('checked', done, total)
    const checked = await checkDatasetAt(listing, alone(listing, steps))
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
