import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category } from '../contract/authored/category.ts'
import type { ListedProduct, Product } from '../contract/authored/product.ts'
import { countsOf } from '../contract/field-types.ts'
import { command, runAsProgram } from '../cli/command.ts'
import { datasetFolder } from '../cli/options.ts'
import type { Terminal } from '../cli/terminal.ts'
import { canonicalText } from './dataset/canonical.ts'
import { type CollectionName, isExtended } from './dataset/collection-paths.ts'
import { COLLECTIONS } from './dataset/collections.ts'
import { listDataset } from './dataset/list.ts'
import { rowsOf, rowsText } from './dataset/product-rows.ts'
import { putFiles } from './dataset/put-files.ts'
import { statedWords } from './proof/stated.ts'

/**
 * Brings the records of a dataset, and of none that it extends, into canonical form, and writes into facts the words that state
 * their numbers. Gives how many files could not be read.
 */
async function format(data: string, terminal: Terminal): Promise<number> {
  const { files } = await listDataset(data)
  const categories = new Map(
    files.categories.flatMap((path) => {
      const { record } = read(join(data, path))
      return COLLECTIONS.categories.check(record).length === 0
        ? [[(record as Category).slug, record as Category]]
        : []
    }),
  )
  let unparsable = 0
  for (const name of Object.keys(files) as CollectionName[]) {
    for (const path of files[name]) {
      const { text, record } = read(join(data, path), name === 'listed' ? rowsOf : undefined)
      const canonical = canonicalOrNull(name, name === 'products' ? withStated(record, categories) : record)
      if (canonical === null) {
        unparsable += 1
        terminal.err(`${path}: is not JSON in UTF-8; npm run check names the line\n`)
      } else if (canonical !== text && isExtended(path)) {
        terminal.err(`${path}: is not in canonical form; it is of a dataset below, format that with --data\n`)
      } else if (canonical !== text) {
        putFiles(data, [{ path, after: canonical }])
        terminal.out(`${path}: formatted\n`)
      }
    }
  }
  return unparsable
}

/** A file's text and its record, or its rows, which are undefined where they are not JSON in UTF-8. */
function read(
  file: string,
  parse: (text: string) => unknown = JSON.parse,
): { text: string; record?: unknown } {
  const bytes = readFileSync(file)
  const text = bytes.toString()
  try {
    return isUtf8(bytes) ? { text, record: parse(text) } : { text }
  } catch {
    return { text }
  }
}

/** A product with the words that state the numbers of its facts; as it is where it is none or its category is not held. */
function withStated(record: unknown, categories: ReadonlyMap<string, Category>): unknown {
  if (COLLECTIONS.products.check(record).length > 0) return record
  const product = record as Product
  const fields = new Map(categories.get(product.category)?.fields.map((field) => [field.key, field]))
  const facts = product.facts.map((fact) => {
    const field = fields.get(fact.key)
    const stated = field && statedWords(fact, countsOf(field.type, fact))
    return stated === undefined ? fact : { ...fact, stated }
  })
  return { ...product, facts }
}

/** The canonical text of a record; null where there is none, or one nested more deeply than can be written. */
function canonicalOrNull(name: CollectionName, record: unknown): string | null {
  if (record === undefined) return null
  try {
    return name === 'listed'
      ? rowsText(record as ListedProduct[])
      : canonicalText(COLLECTIONS[name].schema, record)
  } catch {
    return null
  }
}

export const formatCommand = command({
  name: 'npm run format',
  about:
    'Writes every record of a dataset in canonical form: keys in schema order, two-space indent, a newline at the end. Records of a dataset that it extends are formatted where they are, with --data. Into a fact whose number stands in one place of its quotes it writes these words as "stated". A file that is not JSON in UTF-8 is named and left alone.',
  options: { data: datasetFolder() },
  exitsWith1: 'a file is not JSON in UTF-8',
  main: async ({ data }, terminal) => ((await format(data, terminal)) === 0 ? 0 : 1),
})

await runAsProgram(import.meta, formatCommand)
