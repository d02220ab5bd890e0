import { join } from 'node:path'
import type { ListedProduct, Product } from '../../contract/authored/product.ts'
import { compareTexts } from '../../contract/compare-texts.ts'
import { jsonIn } from '../../contract/decoding.ts'
import { normalUin, uinFileName } from '../../contract/uin.ts'
import { bytesAt } from '../../files/bytes-at.ts'
import { sha256 } from '../../files/digest.ts'
import { canonicalLine } from './canonical.ts'
import { COLLECTIONS } from './collections.ts'
import type { Finding } from './finding.ts'
import { encodingFinding, errorIn } from './record-file.ts'

// Products of which nothing was read, as rows: one line of JSON each, in the file of their insurer, in the order of their
// UINs. A row stands for the record that would be at its path, and is looked at, checked and published as that one.

/** A row of a file, and the line it is on, from 1. */
interface RowPlace {
  readonly text: string
  readonly file: string
  readonly line: number
}

/** The rows of a dataset and of those that it extends, by the paths that their records would have in the nearest. */
export type ProductRows = ReadonlyMap<string, RowPlace>

/** Path of the record of a product, whether there is one or not. */
export function productPath(insurer: string, uin: string): string {
  return `products/${insurer}/${uinFileName(uin)}.json`
}

/** The file that would have the row of a product, by the path of its record. */
export function rowsFileOf(path: string): string {
  return path.replace(/products\/(?<insurer>[^/]+)\/[^/]+$/u, 'listed/$<insurer>.ndjson')
}

/** The record that a row stands for. */
export function productOfRow(path: string, { uin, name, line, category, ...sold }: ListedProduct): Product {
  const insurer = path.split('/').at(-2) ?? ''
  return { uin, name, line, category, insurer, ...sold, documents: [], facts: [] }
}

/** The row that stands for a record; null where something of the product was read or collected. */
export function rowOfProduct(product: Product): ListedProduct | null {
  const { insurer: _, documents, facts, ...row } = product
  return documents.length === 0 && facts.length === 0 ? row : null
}

/** The rows of a text, in whatever form each is. Throws where a line is not JSON. */
export function rowsOf(text: string): ListedProduct[] {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '')
  return lines.map((line) => JSON.parse(line) as ListedProduct)
}

/** The text of a file of rows, in canonical form. */
export function rowsText(rows: Iterable<ListedProduct>): string {
  const sorted = [...rows].toSorted((a, b) => compareTexts(normalUin(a.uin), normalUin(b.uin)))
  return sorted.map((row) => `${canonicalLine(COLLECTIONS.listed.schema, row)}\n`).join('')
}

/**
 * The rows of a dataset and of those that it extends, the digest of each of their files, and what is found in the order of their
 * lines. The files of one insurer come with the nearest first: its rows count, and so does a record instead of a row below it.
 */
export function readRows(
  folder: string,
  chain: readonly string[],
  files: readonly string[],
  records: readonly string[],
) {
  const rows = new Map<string, RowPlace>()
  const digests = new Map<string, string>()
  const findings: Finding[] = []
  const recordOf = new Map(records.map((path) => [path.slice(aboveOf(path, 3).length), path]))
  for (const file of files) {
    const bytes = bytesAt(join(folder, file)) ?? Buffer.alloc(0)
    digests.set(file, sha256(bytes))
    const found = rowsIn(file, bytes)
    findings.push(...found.findings)
    for (const [path, row] of found.rows) {
      const record = recordOf.get(path)
      if (record === undefined) rows.set(path, rows.get(path) ?? row)
      else if (chain.indexOf(aboveOf(record, 3)) >= chain.indexOf(aboveOf(file, 2)))
        findings.push(
          lineFinding(
            row,
            `is the row of a product that has a record, ${record}; remove the row`,
            'unique-uin',
          ),
        )
    }
  }
  return { rows, digests, findings }
}

/** The rows of one file by the paths of their records. A line that names no UIN at its beginning gets a finding. */
function rowsIn(file: string, bytes: Buffer): { rows: ProductRows; findings: Finding[] } {
  const text = bytes.toString('utf8')
  const encoding = encodingFinding(file, bytes, text)
  if (encoding !== null) return { rows: new Map(), findings: [encoding] }
  const insurer = /([^/]+)\.ndjson$/u.exec(file)?.[1] ?? ''
  const rows = new Map<string, RowPlace>()
  const findings: Finding[] = []
  let before = ''
  for (const row of linesOf(file, text)) {
    const uin = uinOf(row.text)
    if (uin === null) {
      findings.push(lineFinding(row, NO_ROW, 'canonical-json'))
      continue
    }
    const [path, normal] = [productPath(insurer, uin), normalUin(uin)]
    const same = rows.get(path)
    if (same !== undefined)
      findings.push(
        lineFinding(row, `has the UIN ${uin} of line ${same.line}; keep one of the two`, 'unique-uin'),
      )
    else if (compareTexts(before, normal) > 0) findings.push(lineFinding(row, UNSORTED, 'canonical-json'))
    before = normal
    if (same === undefined) rows.set(path, row)
  }
  if (text !== '' && !text.endsWith('\n'))
    findings.push(errorIn(file, '', 'does not end in a newline; run npm run format', 'canonical-json'))
  return { rows, findings }
}

const NO_ROW =
  'is no row of a product: {"uin":"…","name":"…", …} on one line, nothing before it; run npm run format'
const UNSORTED = 'stands before the row above it, in the order of UINs; run npm run format'

function linesOf(file: string, text: string): RowPlace[] {
  return text
    .replace(/\n$/u, '')
    .split('\n')
    .map((one, at) => ({ text: one, file, line: at + 1 }))
    .filter(() => text !== '')
}

/** The UIN with which a row begins. */
function uinOf(row: string): string | null {
  const quoted = /^\{"uin":(?<uin>"(?:[^"\\]|\\.)*")/u.exec(row)?.groups?.['uin']
  const uin = quoted === undefined ? null : jsonIn(quoted)
  return typeof uin === 'string' && normalUin(uin) !== '' ? uin : null
}

/** A path without its last so many names. */
function aboveOf(path: string, names: number): string {
  return path
    .split('/')
    .slice(0, -names)
    .map((name) => `${name}/`)
    .join('')
}

function lineFinding({ file, line }: RowPlace, message: string, rule: string): Finding {
  return errorIn(file, `line ${line}`, message, rule)
}
