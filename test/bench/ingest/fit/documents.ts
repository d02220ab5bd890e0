import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import glob from 'fast-glob'
import type { ProductOverrides } from '../../../../build/contract/authored/overrides.ts'
import { fileDigest } from '../../../../build/files/digest.ts'
import { Lexicon } from '../../../../build/ingest/layout/lexicon.ts'
import { withBold } from '../../../../build/ingest/pdf/bold.ts'
import { openDocument } from '../../../../build/ingest/pdf/document.ts'
import { loadEngine } from '../../../../build/ingest/pdf/engine.ts'
import type { PdfContent } from '../../../../build/ingest/pdf/pdf-model.ts'
import type { Entry } from '../../../../build/ingest/wording/blocks.ts'
import { entriesIn } from '../../../../build/ingest/wording/reading.ts'
import { withRows } from '../../../../build/ingest/wording/row-clauses.ts'
import { flowPages } from '../../../ingest/support/flow-pages.ts'
import { drawDocument } from '../../../ingest/support/random-outline.ts'
import { namesIn } from '../real.ts'
import { wantedByDesk } from './corrections.ts'
import { drawLists } from './drawn-lists.ts'
import { wantedByDrawing } from './drawn.ts'
import type { Example, Wanted } from './example.ts'
import { truthOf, truthsOfWindows, wantedByTruth } from './truth.ts'
import { wantedByTrade } from './weak.ts'

// The documents that weights are learned from.

/** Reads PDF files in one process: these are trusted. */
export async function contentReader(): Promise<(bytes: Uint8Array) => PdfContent> {
  const engine = await loadEngine(2 ** 30)
  return (bytes) => {
    const open = openDocument(engine, bytes)
    const pages = Array.from({ length: open.head.pages }, (_, at) => open.page(at + 1))
    open.close()
    return { head: open.head, pages: withBold(pages), controls: [] }
  }
}

type Read = (bytes: Uint8Array) => PdfContent

function example(
  name: string,
  read: Read,
  bytes: Uint8Array,
  wanted: (entries: readonly Entry[]) => Map<number, Wanted>,
): Example {
  const entries = withRows(entriesIn(read(bytes), new Lexicon()).entries)
  return { name, insurer: insurerOf(name), bytes, entries, wanted: wanted(entries) }
}

/** Whose document a file is, by its name: "sbi-general_motor_v01.pdf", "101N134V19_hdfclife_sanchay-plus.pdf". */
function insurerOf(file: string): string {
  const [first = '', second = ''] = basename(file, '.pdf').split('_')
  return (/\d{3}/u.test(first) && second !== '' ? second : first).replaceAll('-', '')
}

/** The wordings that were read by hand: of the given ones all words are known, of windows how clauses begin. */
export function truths(real: string, read: Read): Example[] {
  const given = namesIn(real).map((name) => [name, truthOf(real, name)] as const)
  return [...given, ...truthsOfWindows()].map(([name, truth]) => {
    const wanted = (entries: readonly Entry[]) => wantedByTruth(entries, truth)
    const made = example(truth.file, read, readFileSync(join(real, truth.file)), wanted)
    return { ...made, name }
  })
}

/** Random documents, of which all is known: twice as many as asked. */
export function drawings(count: number, read: Read): Example[] {
  const seeds = Array.from({ length: count }, (_, seed) => seed)
  return seeds.flatMap((seed) =>
    [drawDocument(seed), drawLists(seed)].map(({ pieces, setting, clauses }) => {
      const { bytes } = flowPages(pieces, setting)
      return example(`drawn_${seed}`, read, bytes, (entries) => wantedByDrawing(entries, clauses))
    }),
  )
}

/** Every so many of the wordings of a half of the corpus: one may be fitted to, the other is only looked at. */
export function ofTrade(real: string, half: 'fit' | 'look', every: number, read: Read): Example[] {
  const index = join(real, 'corpus/INDEX.tsv')
  if (!existsSync(index)) return []
  const rows = readFileSync(index, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
  return rows
    .filter(([, part, kind]) => part === half && kind === 'wording')
    .filter((_, at) => at % every === 0)
    .map(([file = '']) => example(file, read, readFileSync(join(real, 'corpus', file)), wantedByTrade))
}

/** Corrections from the desk, in folders of datasets that hold the files that were read, anywhere in them. */
export function corrections(folders: readonly string[], read: Read): Example[] {
  return folders.flatMap((folder) => {
    const find = (pattern: string) =>
      glob.sync(pattern, { cwd: folder, absolute: true, ignore: ['**/node_modules/**'] })
    const files = new Map(find('**/*.pdf').map((file) => [fileDigest(file).sha256, file]))
    return find('**/*.overrides.json').flatMap((path) =>
      (JSON.parse(readFileSync(path, 'utf8')) as ProductOverrides).files.flatMap(({ sha256, overrides }) => {
        const file = files.get(sha256)
        if (file === undefined) return []
        return example(file, read, readFileSync(file), (entries) => wantedByDesk(entries, overrides))
      }),
    )
  })
}
