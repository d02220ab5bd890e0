import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import glob from 'fast-glob'
import type { ProductOverrides } from '../../../../build/contract/authored/overrides.ts'
import { grouped } from '../../../../build/contract/groups.ts'
import { fileDigest } from '../../../../build/files/digest.ts'
import { Lexicon } from '../../../../build/ingest/layout/lexicon.ts'
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
import { headingsRead, wantedByHeadings } from './headings.ts'
import { type Truth, truthOf, truthsOfWindows, wantedByTruth } from './truth.ts'
import { wantedByTrade } from './weak.ts'

// The documents that weights are learned from.

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

/** A wording of which something was read by hand. */
export interface Known extends Example {
  /** Parts of it by their names: of the given ones all words are known, of windows how clauses begin. */
  readonly truths: readonly (readonly [name: string, truth: Truth])[]
  /** Facts that are known of its headings; none where they were not read. */
  readonly headings: ReadonlyMap<number, Wanted>
}

/** The wordings that were read by hand, each file once. */
export function knownWordings(real: string, read: Read): Known[] {
  const given = namesIn(real).map((name) => [name, truthOf(real, name)] as const)
  const parts = grouped([...given, ...truthsOfWindows()].map((part) => [part[1].file, part]))
  const outlines = new Map(headingsRead().map((one) => [one.file, one]))
  return [...new Set([...parts.keys(), ...outlines.keys()])].map((file) => {
    const known = parts.get(file) ?? []
    const outline = outlines.get(file)
    let headings = new Map<number, Wanted>()
    const wanted = (entries: readonly Entry[]) => {
      if (outline !== undefined) headings = wantedByHeadings(entries, outline)
      return merged([headings, ...known.map(([, truth]) => wantedByTruth(entries, truth))])
    }
    const made = example(file, read, readFileSync(join(real, file)), wanted)
    return { ...made, truths: known, headings }
  })
}

/** All that is known of a document; of an entry that is known twice, what stands later in the list counts. */
function merged(all: readonly ReadonlyMap<number, Wanted>[]): Map<number, Wanted> {
  const wanted = new Map<number, Wanted>()
  for (const [serial, own] of all.flatMap((one) => [...one])) {
    const held = wanted.get(serial)
    const owner = Math.max(held?.within ?? -1, own.within ?? -1)
    wanted.set(serial, { ...held, ...own, ...(owner >= 0 && { within: owner }) })
  }
  return wanted
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
