import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HeldDataset } from '../../../build/ingest/held.ts'
import { fileChanges, write } from '../../../build/ingest/changes.ts'
import { ingestWording } from '../../../build/ingest/wording/ingest.ts'
import { suggestionsFor } from '../../../build/ingest/suggest/suggest.ts'
import { readPdf } from '../../../build/ingest/pdf/read.ts'

/** The wordings that were read by hand, by the UINs of their products. */
export const WORDINGS: readonly (readonly [uin: string, file: string, folder: string])[] = [
  ['NICHLIP25041V022425', 'national_arogya-sanjeevani.pdf', 'national'],
  ['SHAHLIP26045V042526', 'star_arogya-sanjeevani-v12.pdf', 'star-health'],
  ['101N134V19', '101N134V19_hdfclife_sanchay-plus.pdf', 'hdfc-life'],
  ['IRDAN113RP0025V01200102', 'bajaj_motor.pdf', 'bajaj-general'],
]

const ORDER = {
  document: 'wording',
  kind: undefined,
  title: undefined,
  edition: undefined,
  url: undefined,
  collected: undefined,
}

/** A copy of the real dataset without the clauses of the wordings that are to be read. */
export function copyOf(real: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-ingest-'))
  cpSync(join(real, 'data'), copy, { recursive: true })
  for (const [uin, , folder] of WORDINGS)
    rmSync(join(copy, 'products', folder, `${uin}.clauses.json`), { force: true })
  return copy
}

/** What one wording came to: the lines of measure.mjs about its clauses and its suggestions, and what it cost. */
export interface Measured {
  readonly file: string
  readonly clauses: string
  readonly facts: string
  readonly milliseconds: number
  readonly pages: number
  readonly poppler: number | null
  readonly memory: number
  readonly unverified: number
}

export async function measure(
  real: string,
  data: string,
  [uin, file, folder]: (typeof WORDINGS)[number],
): Promise<Measured> {
  const pdf = join(real, 'wordings', file)
  const dataset = await HeldDataset.at(data)
  const started = performance.now()
  const { merge } = await ingestWording(pdf, { ...ORDER, uin }, dataset, () => {})
  const milliseconds = performance.now() - started
  await write(data, fileChanges(data, merge.changes), false)
  const { memory, head } = await readPdf(pdf)
  return {
    file,
    clauses: measured(real, [
      '--truth',
      `${uin}.json`,
      '--clauses',
      join(data, 'products', folder, `${uin}.clauses.json`),
    ]),
    facts: await measuredSuggestions(real, data, uin),
    milliseconds,
    pages: head.pages,
    poppler: timeOfPoppler(pdf),
    memory,
    unverified: merge.facts.filter(({ what }) => what === 'unverified').length,
  }
}

async function measuredSuggestions(real: string, data: string, uin: string): Promise<string> {
  const dataset = await HeldDataset.at(data)
  const held = dataset.product(uin)
  if (held === null) throw new Error(`${uin}: is not in ${data}`)
  const suggestions = suggestionsFor(
    { ...held.product, facts: [] },
    dataset.category(held.product.category),
    held.clauses,
  )
  const file = join(tmpdir(), `suggestions-${process.pid}.json`)
  writeFileSync(file, JSON.stringify({ suggestions }))
  try {
    return measured(real, ['--facts', `${uin}.facts.json`, '--suggested', file])
  } finally {
    rmSync(file, { force: true })
  }
}

function measured(real: string, args: readonly string[]): string {
  const [option = '', truth = '', ...rest] = args
  return execFileSync(
    'node',
    [join(real, 'ingest/measure.mjs'), option, join(real, 'ingest', truth), ...rest],
    { encoding: 'utf8' },
  )
}

/** The time Poppler's pdftotext takes for the same file, the best of three; null where it is not installed. */
function timeOfPoppler(pdf: string): number | null {
  try {
    return Math.min(
      ...[1, 2, 3].map(() => {
        const started = performance.now()
        execFileSync('pdftotext', ['-layout', pdf, '-'], {
          stdio: ['ignore', 'pipe', 'ignore'],
          maxBuffer: 2 ** 26,
        })
        return performance.now() - started
      }),
    )
  } catch {
    return null
  }
}

/** Whether the real material is there. */
export function isThere(real: string): boolean {
  return existsSync(join(real, 'ingest/measure.mjs'))
}
