import { type Characters, readableCharacters } from '../layout/glyph-repair.ts'
import { flowOf } from '../layout/reading-order.ts'
import { withBoxesAside } from '../layout/side-boxes.ts'
import { type Furniture, leftFurniture, pageOffset } from '../layout/furniture.ts'
import type { Lexicon } from '../layout/lexicon.ts'
import type { PdfContent } from '../pdf/pdf-model.ts'
import { type LetterCoverage, coverageOf } from './letter-coverage.ts'
import type { ReadClause } from './read-clause.ts'
import { entriesOf } from './blocks.ts'
import { confidenceOf, readApart } from './confidence.ts'
import { type Doubt, doubtsOf } from './reading-doubts.ts'
import { Outline } from './outline.ts'
import { LEARNED } from './weights.ts'
import { textOf } from './clause-text.ts'
import { inPageOrder } from './page-order.ts'
import { unreadPages } from './unread-pages.ts'
import { printedUins } from './uins.ts'
import { linesOf, namedKind } from '../file-kind.ts'

/** A wording read whole: its clauses, and all that a person should know about the reading. */
export interface WordingReading {
  readonly pages: number
  readonly pageOffset: number | null
  readonly clauses: readonly ReadClause[]
  readonly furniture: readonly Furniture[]
  readonly mended: Characters['mended']
  /** Doubts that a person should compare with the pages, and the confidence in the whole reading and in each page. */
  readonly doubts: readonly Doubt[]
  readonly confidence: number
  readonly confidences: ReadonlyMap<number, number>
  readonly coverages: readonly LetterCoverage[]
  /** The pages whose text could not be read, most of it at least. */
  readonly unreadPages: readonly number[]
  readonly uins: readonly string[]
  /** The kind other than a wording that its titles name, and the lines of its first pages. */
  readonly named: ReturnType<typeof namedKind>
  readonly lines: readonly string[]
}

/** So many pages name the insurer and the product. */
const FIRST = 2

/** The pages of a PDF as entries in the order of reading. */
export function entriesIn(content: PdfContent, lexicon: Lexicon) {
  const characters = readableCharacters(content.pages, lexicon)
  const flow = withBoxesAside(flowOf(characters.pages), characters.pages)
  return { characters, flow, ...entriesOf(flow) }
}

/** Reads the clauses of a wording off the pages of its PDF. */
export function readWording(content: PdfContent, lexicon: Lexicon, weights = LEARNED): WordingReading {
  const { characters, flow, entries, tableHeads } = entriesIn(content, lexicon)
  const outline = new Outline(entries, weights)
  const { skipped } = outline
  const drafts = inPageOrder(outline.drafts.map((draft) => ({ draft, ...textOf(draft, lexicon) })))
  const places = new Map(drafts.map(({ draft }, at) => [draft, at]))
  const clauses = drafts.map(({ draft: { number, title }, around, ...text }) => ({
    parent: around === null ? null : (places.get(around) ?? null),
    number,
    title,
    ...text,
  }))
  const furniture = [...flow.furnished.furniture, ...tableHeads]
  const coverages = coverageOf(characters.pages, flow.furnished.set, tableHeads, clauses)
  const printed = linesOf(characters.pages)
  const unread = unreadPages(coverages)
  const doubts = [
    ...unread,
    ...doubtsOf(clauses, skipped),
    ...leftFurniture(flow.furnished, characters.pages),
    ...readApart(outline.entries, outline.plan, weights),
  ]
  const letters = new Map(
    [...coverages, ...unread].map((one) => [one.page, 'letters' in one ? one.letters : one.inClauses]),
  )
  const { whole, pages } = confidenceOf(doubts, letters, new Set(unread.map(({ page }) => page)), weights)
  return {
    pages: content.head.pages,
    pageOffset: pageOffset(flow.furnished.printed),
    clauses,
    furniture,
    mended: characters.mended,
    doubts,
    confidence: whole,
    confidences: pages,
    coverages,
    unreadPages: unread.map(({ page }) => page),
    uins: printedUins(characters.pages),
    named: namedKind(printed),
    lines: printed.slice(0, FIRST).flat(),
  }
}
