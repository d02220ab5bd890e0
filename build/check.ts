import { counted } from './cli/counted.ts'
import { command, runAsProgram } from './cli/command.ts'
import { folder } from './cli/options.ts'
import { Progress } from './cli/progress.ts'
import type { Terminal } from './cli/terminal.ts'
import { type Listing, listDataset } from './dataset/list.ts'
import { readCatalogue, readProducts } from './dataset/read.ts'
import { checkDataset, checkProduct } from './rules/run.ts'
import type { Catalogue, ClausePlace, Gathered, ProductHead, ProductSubject } from './dataset/model.ts'
import type { Finding } from './dataset/finding.ts'
import { errorLines, warningLines } from './report.ts'
import { Store } from './store/store.ts'

/** What every file is made from, once the dataset has no error. */
export interface Ready {
  readonly catalogue: Catalogue
  readonly store: Store
  /** The UIN of the product with the most facts: examples are taken from it. */
  readonly example: string
}

/** A dataset that was read and checked. */
export interface Checked {
  /** Null where the dataset has an error. */
  readonly ready: Ready | null
  readonly warnings: number
}

/**
 * Reads the whole dataset, applies every rule, loads the store, and reports what it found: every error, and of each
 * rule at most so many warnings.
 */
export function checkAndReport(listing: Listing, warningsShown: number, terminal: Terminal): Checked {
  const progress = new Progress(terminal)
  const total = listing.files.products.length
  const { findings, ready } = checkDatasetAt(listing, (done) => progress.step('checked', done, total))
  const lines = [
    ...errorLines(listing.folder, findings),
    ...warningLines(listing.folder, findings, warningsShown),
  ]
  for (const line of lines) terminal.err(`${line}\n`)
  const warnings = findings.filter(({ level }) => level === 'warning').length
  if (ready === null) {
    const errors = counted(findings.length - warnings, 'error')
    terminal.err(`${errors}, ${counted(warnings, 'warning')}; nothing was written\n`)
  }
  return { ready, warnings }
}

/** Reads the whole dataset, applies every rule and loads the store; `ready` is null where there is an error. */
export function checkDatasetAt(
  listing: Listing,
  progress: (done: number) => void,
): { findings: Finding[]; ready: Ready | null } {
  const { catalogue, findings: reading } = readCatalogue(listing)
  const findings = [...listing.findings, ...reading]
  if (catalogue === null) return { findings, ready: null }
  const loader = new Loader()
  const gathered = new Gathering()
  loader.load((store) => addSmallCollections(store, catalogue))
  for (const { path, subject, findings: found } of readProducts(listing, catalogue)) {
    findings.push(...found)
    if (subject === null) {
      gathered.unreadable.add(path)
      continue
    }
    findings.push(...checkProduct(subject, catalogue))
    gathered.add(subject)
    loader.load((store) => store.addProduct(subject.product, subject.clauses?.record ?? null))
    progress(gathered.products.length)
  }
  findings.push(...checkDataset(catalogue, gathered))
  const store = loader.finish(findings.some(({ level }) => level === 'error'))
  return { findings, ready: store && { catalogue, store, example: gathered.example } }
}

function addSmallCollections(store: Store, catalogue: Catalogue): void {
  for (const { record } of catalogue.categories.values()) store.addCategory(record)
  for (const { record } of catalogue.insurers.values()) store.addInsurer(record)
  for (const { record } of catalogue.laws) store.addLaw(record)
  for (const { record } of catalogue.forms) store.addForm(record)
}

/**
 * Loads the store while the rules are still running. What the store refuses, a rule reports in better words, so the
 * store's own error is thrown only if no rule found one.
 */
class Loader {
  readonly #store = new Store()
  #error: unknown = null

  load(step: (store: Store) => void): void {
    if (this.#error !== null) return
    try {
      step(this.#store)
    } catch (error) {
      this.#error = error
    }
  }

  finish(hasErrors: boolean): Store | null {
    if (!hasErrors) this.load((store) => store.finishLoading())
    if (!hasErrors && this.#error === null) return this.#store
    this.#store.close()
    if (!hasErrors) throw this.#error
    return null
  }
}

/** What rules about the whole dataset need of every product. */
class Gathering implements Gathered {
  readonly products: ProductHead[] = []
  readonly unreadable = new Set<string>()
  readonly #clauses: number[] = []
  readonly #files: string[] = []
  readonly #at: number[] = []
  example = ''
  #mostFacts = -1

  add({ path, product, clauses }: ProductSubject): void {
    this.products.push({ path, uin: product.uin, supersedes: product.supersedes })
    if (product.facts.length > this.#mostFacts) {
      this.#mostFacts = product.facts.length
      this.example = product.uin
    }
    if (clauses === null) return
    for (const [at, { id }] of clauses.record.clauses.entries()) {
      this.#clauses.push(id)
      this.#files.push(clauses.path)
      this.#at.push(at)
    }
  }

  get repeatedClauses(): Map<number, ClausePlace[]> {
    const places = new Map<number, ClausePlace[]>(repeatedNumbers(this.#clauses).map((id) => [id, []]))
    if (places.size === 0) return places
    for (const [index, id] of this.#clauses.entries())
      places.get(id)?.push({ path: this.#files[index] ?? '', at: this.#at[index] ?? 0 })
    return places
  }
}

/** The numbers that are in a list twice or more; sorted in a typed array, which stays small for millions of them. */
function repeatedNumbers(numbers: readonly number[]): number[] {
  const sorted = Float64Array.from(numbers).sort()
  return Array.from(sorted.filter((number, at) => number === sorted[at - 1]))
}

/** The first clause number that was never used: clauses that are gone keep theirs. */
function nextClause({ store, catalogue }: Ready): number {
  const retired = catalogue.retired.record.clauses.map(([, last]) => last)
  return Math.max(store.lastClause(), ...retired) + 1
}

export const checkCommand = command({
  name: 'npm run check',
  about: 'Reads a dataset, applies every rule and prints every finding. Writes nothing.',
  options: { data: folder('data', 'the dataset') },
  exitsWith1: 'the dataset has errors',
  main: async ({ data }, terminal) => {
    const listing = await listDataset(data)
    const { ready, warnings } = checkAndReport(listing, Infinity, terminal)
    if (ready === null) return 1
    const free = nextClause(ready)
    ready.store.close()
    const products = counted(listing.files.products.length, 'product')
    terminal.out(`${products} checked: no errors, ${counted(warnings, 'warning')}\n`)
    terminal.out(`next free clause number: ${free}\n`)
    return 0
  },
})

await runAsProgram(import.meta, checkCommand)
