import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clause } from '../../../build/contract/authored/clauses.ts'
import { suggestionsFor } from '../../../build/ingest/suggest/suggest.ts'
import { aboveBareHeadings } from './bare-headings.ts'
import { truthOf } from './fit/truth.ts'
import { exampleOf } from './suggestions/examples.ts'
import { type Task, tasksOf } from './suggestions/tasks.ts'
import { readDocument } from '../../../build/ingest/read-document.ts'
import type { WordingReading } from '../../../build/ingest/wording/reading.ts'

/** Figures of one wording, each from 0 to 1; of suggestions null where no facts were read by hand. */
export interface Measured {
  readonly name: string
  readonly lost: number
  readonly words: number
  readonly recall: number
  readonly precision: number
  readonly numbers: number
  readonly titles: number
  readonly parents: number
  readonly amongThree: number | null
  readonly value: number | null
  readonly usable: number | null
  /** Its fields that were read by hand. */
  readonly tasks: readonly Task[]
  /** Confidence that the reading states of itself. */
  readonly confidence: number
  /** Output of measure.mjs on the wording. */
  readonly said: string
}

/** Whether the real material is there. */
export function isThere(real: string): boolean {
  return existsSync(join(real, 'ingest/measure.mjs'))
}

/** The names of the wordings that were read by hand. */
export function namesIn(real: string): string[] {
  return readdirSync(join(real, 'ingest'))
    .filter((file) => file.endsWith('.json') && !file.endsWith('.facts.json'))
    .map((file) => file.replace(/\.json$/u, ''))
}

/** Reads one of the wordings that were read by hand. */
async function readingOf(real: string, name: string): Promise<WordingReading> {
  const { file } = JSON.parse(readFileSync(join(real, 'ingest', `${name}.json`), 'utf8')) as { file: string }
  return readDocument(join(real, file), 'wording')
}

/** Reads one wording and measures its clauses and its suggestions. */
export async function measure(real: string, name: string, show: number): Promise<Measured> {
  return measuredReading(real, name, await readingOf(real, name), show)
}

/** The clauses of one wording as they are read. */
export async function clausesOf(real: string, name: string): Promise<Clause[]> {
  return clausesIn(await readingOf(real, name))
}

/** The clauses of a reading as a dataset holds them. */
export function clausesIn({ clauses }: WordingReading): Clause[] {
  return clauses.map(({ pageEnd, parent, ...clause }, at): Clause => ({
    id: at + 1,
    document: 'wording',
    parent: parent === null ? null : parent + 1,
    ...clause,
    ...(pageEnd > clause.page && { page_end: pageEnd }),
  }))
}

/** Measures the clauses of a reading and what is suggested from them. */
export function measuredReading(real: string, name: string, reading: WordingReading, show: number): Measured {
  const truth = join(real, 'ingest', `${name}.json`)
  const clauses = clausesIn(reading)
  const said = measured(real, ['--truth', truth, '--show', `${show}`, '--clauses'], {
    clauses: aboveBareHeadings(clauses, truthOf(real, name)),
  })
  const figure = (what: string) => Number(new RegExp(`${what} +([\\d.]+)`, 'u').exec(said)?.[1])
  const facts = suggested(real, name, clauses, show)
  return {
    name,
    lost: figure('words lost') + figure('words added'),
    words: figure('right clause and page'),
    recall: figure('starts recall'),
    precision: figure('precision'),
    numbers: figure('number'),
    titles: figure('title'),
    parents: figure('parent'),
    amongThree: facts?.amongThree ?? null,
    value: facts?.value ?? null,
    usable: facts?.usable ?? null,
    tasks: facts?.tasks ?? [],
    confidence: reading.confidence,
    said: said + (facts?.said ?? ''),
  }
}

function suggested(real: string, name: string, clauses: readonly Clause[], show: number) {
  const example = exampleOf(real, name, clauses)
  if (example === null) return null
  const { category, synonyms } = example
  const suggestions = suggestionsFor({ facts: [] }, category, clauses, synonyms)
  const file = join(real, 'ingest', `${name}.facts.json`)
  const said = measured(real, ['--facts', file, ...(show > 0 ? ['--show', '1'] : []), '--suggested'], {
    suggestions,
  })
  const [, among = '0', right = '0', all = '1'] =
    /among three ([\d.]+); value right (\d+)\/(\d+)/u.exec(said) ?? []
  const firsts = suggestions.flatMap(({ candidates }) => candidates.slice(0, 1))
  const whole = firsts.filter(({ clause, quote }) => isWhole(quote, clauses[clause - 1]?.text ?? ''))
  return {
    amongThree: Number(among),
    value: Number(right) / Number(all),
    usable: whole.length / Math.max(1, firsts.length),
    tasks: tasksOf(example),
    said,
  }
}

/** Whether a quote begins where a line or a sentence does, and ends where one does. */
export function isWhole(quote: string, text: string): boolean {
  const at = text.indexOf(quote)
  if (at === -1) return false
  const [before, after] = [text.slice(0, at), text.slice(at + quote.length)]
  const begins = /(?:^|[\n\t\f]|[.;:?!]["”’)]*\s+|[\n\f]\S{1,8}\s+)$/u.test(`\n${before}`)
  return (
    begins && (/^\s*(?:[\n\t\f]|$)/u.test(after) || /[.;:?!]["”’)]*$/u.test(quote) || /^[.;]/u.test(after))
  )
}

function measured(real: string, args: readonly string[], content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-ingest-'))
  const file = join(folder, 'measured.json')
  writeFileSync(file, JSON.stringify(content))
  try {
    return execFileSync('node', [join(real, 'ingest/measure.mjs'), ...args, file], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Figures of what the trade prints alike everywhere, in the half of the corpus that nothing is fitted to. */
export function measuredCorpus(real: string): string {
  const [head = '', ...rows] = readFileSync(join(real, 'corpus/INDEX.tsv'), 'utf8').trim().split('\n')
  const folder = mkdtempSync(join(tmpdir(), 'bench-corpus-'))
  const list = join(folder, 'list.tsv')
  writeFileSync(list, [head, ...rows.filter((row) => /\tlook\twording\t/u.test(row))].join('\n'))
  try {
    const program = join(real, 'corpus/measure.mjs')
    return execFileSync('node', [program, '--pdfs', join(real, 'corpus'), '--list', list], {
      encoding: 'utf8',
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
