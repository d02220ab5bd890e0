import { normalUin } from '../../contract/uin.ts'
import type { RecordEdit } from '../record-edits.ts'
import type { DraftDataset } from '../draft-dataset.ts'
import { FileError } from '../file-error.ts'
import type { Proposal } from './proposals.ts'

// Proposals as lines that a person keeps or deletes, and what is accepted of them.

const INTRODUCTION = `# Each line says that one product is the next version of another. Delete the lines that are wrong, then accept the rest:
# npm run versions -- --accept THIS_FILE
# Certainty 1: hardly anything else. 2: most likely, under another name or from another company. 3: look at both products.
`

/** The columns of a line; only the UINs are read again. */
const COLUMNS: Readonly<Record<string, (proposal: Proposal) => string | number | null>> = {
  certainty: ({ certainty }) => certainty,
  uin: ({ newer }) => newer.uin,
  supersedes: ({ older }) => older.uin,
  because: ({ because }) => because,
  insurer: ({ newer }) => newer.insurer,
  name: ({ newer }) => newer.name,
  name_before: ({ older }) => older.name,
  launched: ({ newer }) => newer.launched,
  launched_before: ({ older }) => older.launched,
  withdrawn_before: ({ older }) => older.withdrawn ?? (older.status === 'withdrawn' ? 'withdrawn' : null),
}

/** Proposals as a text of lines whose cells are parted by tabs. */
export function proposalText(proposals: readonly Proposal[]): string {
  const lines = proposals.map((proposal) =>
    Object.values(COLUMNS)
      .map((cell) => String(cell(proposal) ?? '').replace(/\s+/gu, ' '))
      .join('\t'),
  )
  return `${INTRODUCTION}${[Object.keys(COLUMNS).join('\t'), ...lines].join('\n')}\n`
}

/** A line that was kept. */
interface Kept {
  readonly line: number
  readonly uin: string
  readonly before: string
}

/** Edits of products by the lines of a file. Throws a FileError that names every line that cannot be accepted. */
export function acceptedEdits(file: string, text: string, dataset: DraftDataset): RecordEdit[] {
  const products = new Map([...dataset.products()].map((one) => [normalUin(one.product.uin), one]))
  const after = new Map<string, string>()
  for (const { product } of products.values())
    if (product.supersedes !== null) after.set(normalUin(product.supersedes), product.uin)
  const problems: string[] = []
  const edits: RecordEdit[] = []
  const seen = new Set<string>()
  for (const { line, uin, before } of keptLines(file, text)) {
    const [own, older] = [products.get(normalUin(uin)), products.get(normalUin(before))]
    const other = after.get(normalUin(before))
    const refuse = (message: string) => problems.push(`${file}: line ${line}: ${message}`)
    const isNamed = own !== undefined && own.product.supersedes !== null
    if (own === undefined) refuse(`no product has the UIN “${uin}”`)
    else if (older === undefined) refuse(`no product has the UIN “${before}”`)
    else if (own === older) refuse(`${uin} cannot be the version after itself`)
    else if (isNamed && normalUin(own.product.supersedes ?? '') !== normalUin(before))
      refuse(
        `${uin} names ${own.product.supersedes} as the version before; delete the line, or set that to null`,
      )
    else if (seen.has(normalUin(uin))) refuse(`${uin} stands in a line above; keep one of the two`)
    else if (other !== undefined && normalUin(other) !== normalUin(uin))
      refuse(
        `${before} is replaced by ${other} already; delete one of the two lines, or correct that product`,
      )
    else if (!isNamed)
      edits.push({
        path: own.path,
        collection: 'products',
        record: { ...own.product, supersedes: older.product.uin },
      })
    seen.add(normalUin(uin))
    after.set(normalUin(before), uin)
  }
  if (problems.length > 0) throw new FileError([...problems, 'Nothing was written.'].join('\n'))
  return edits
}

function keptLines(file: string, text: string): Kept[] {
  const lines = text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .map((words, at) => ({ line: at + 1, cells: words.split('\t').map(cellOf) }))
    .filter(({ cells }) => !cells[0]?.startsWith('#') && cells.some((cell) => cell !== ''))
  const [head, ...rest] = lines
  const [uin, before] = ['uin', 'supersedes'].map((name) => head?.cells.indexOf(name) ?? -1) as [
    number,
    number,
  ]
  if (uin < 0 || before < 0)
    throw new FileError(
      `${file}: has no head with the columns uin and supersedes, parted by tabs. Nothing was written. npm run versions -- --to FILE writes such a file.`,
    )
  return rest.map(({ line, cells }) => ({ line, uin: cells[uin] ?? '', before: cells[before] ?? '' }))
}

/** A cell as it was written: spreadsheets put cells with a comma in quotation marks. */
function cellOf(cell: string): string {
  const trimmed = cell.trim()
  return /^".*"$/u.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed
}
