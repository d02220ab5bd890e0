import type { Clause } from '../../contract/authored/clauses.ts'
import { normalUin } from '../../contract/uin.ts'
import { editsOf } from './edits.ts'
import type { FactChange } from './carried-facts.ts'
import type { Merge } from './merge.ts'
import type { ReadClause } from './read-clause.ts'
import type { WordingReading } from './reading.ts'
import { pagesInDoubt } from './reading-doubts.ts'
import { withZeros } from './uins.ts'
import { item } from '../../contract/item.ts'
import { shortened } from '../../contract/shortened.ts'

/** A report: the part that fits on a screen, and all of it. */
interface Report {
  readonly brief: string
  readonly whole: string
}

/** Report on a reading: points a person should know and do next, one line each, 25 at most in the brief one. */
export function wordingReport(
  uin: string,
  reading: WordingReading,
  merge: Merge,
  more: readonly string[],
): Report {
  const again = merge.isSameFile ? ' (the same file as before)' : ''
  const sections: readonly (readonly [most: number, lines: readonly string[]])[] = [
    [1, [`${reading.pages} pages, ${reading.clauses.length} clauses${again}`]],
    [2, [...uinLines(uin, reading.uins), ...leafletLines(reading)]],
    [2, pageLines(reading)],
    [2, furnitureLines(reading)],
    [2, characterLines(reading)],
    [6, doubtLines(reading)],
    [2, correctionLines(merge)],
    [2, editLines(merge)],
    [3, factLines(merge.facts)],
    [3, more],
  ]
  return {
    brief: sections.flatMap(([most, lines]) => firstLines(lines, most)).join('\n'),
    whole: sections.flatMap(([, lines]) => lines).join('\n'),
  }
}

function firstLines(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines]
  const shown = lines.slice(0, most)
  return [...shown.slice(0, -1), `${shown.at(-1)} … and ${lines.length - most} more`]
}

function uinLines(uin: string, printed: readonly string[]): string[] {
  if (printed.includes(normalUin(uin))) return []
  const misspelt = printed.find((one) => withZeros(one) === normalUin(uin))
  if (misspelt !== undefined) return [`The document prints ${misspelt}, with the letter O for 0, as its UIN.`]
  return [
    `Warning: the document does not print the UIN ${uin}; ${othersPrinted(printed)}. Is this the right file?`,
  ]
}

/** Words for the UINs that a document prints in place of the expected one: five at most. */
export function othersPrinted(printed: readonly string[]): string {
  return printed.length === 0 ? 'it prints none' : `it prints ${printed.slice(0, 5).join(', ')}`
}

/** Whether all that a page prints is kept, and the pages that are blank. */
function pageLines({ coverages, unreadPages }: WordingReading): string[] {
  const empty = coverages.filter(({ page, printed }) => printed === 0 && !unreadPages.includes(page))
  const lost = coverages.filter(({ printed, inClauses, inFurniture }) => inClauses + inFurniture !== printed)
  return [
    ...empty.map(({ page }) => `p. ${page}: has no text`),
    ...lost.map(
      ({ page, printed, inClauses, inFurniture }) =>
        `p. ${page}: ${printed} letters and digits are printed, ${inClauses} are in clauses and ${inFurniture} in furniture`,
    ),
    ...(lost.length === 0
      ? ['Every letter and digit of the text layer is in one clause, or in the furniture below.']
      : []),
  ]
}

function furnitureLines({ furniture }: WordingReading): string[] {
  return furniture.map(({ kind, text, pages }) => `Left out as ${kind} (${pagesOf(pages)}): ${short(text)}`)
}

function characterLines({ mended }: WordingReading): string[] {
  return mended.map(
    ({ font, as, words }) =>
      `Font ${font}: letters without a mapping are read as “${as}”, as in ${words.slice(0, 3).join(', ')}`,
  )
}

/** Doubts that a person should compare with the pages, the most doubtful page first. */
function doubtLines({ doubts, confidence, confidences }: WordingReading): string[] {
  const pages = pagesInDoubt({ doubts, confidences })
  return [
    `Confidence ${confidence.toFixed(2)} of 1${pages.length === 0 ? '' : `; ${pages.length} pages to compare, the most doubtful first:`}`,
    ...pages.map(
      ({ page, confidence: sure, doubts: own }) => `p. ${page} (${sure.toFixed(2)}): ${own.join('; ')}`,
    ),
  ]
}

/** Wordings do not ask: of eighteen, seventeen have at most one title with a question mark. */
const ASKED = 4

/** Warning about a document whose clauses ask questions: a leaflet, or a wording with one in it. */
export function leafletLines({ clauses }: Pick<WordingReading, 'clauses'>): string[] {
  const asking = clauses.filter(({ title, text }) =>
    (title === '' ? text.slice(0, 120) : title).includes('?'),
  )
  if (asking.length < ASKED) return []
  const pages = [...new Set(asking.map(({ page }) => page))]
  return [
    `Warning: ${asking.length} of ${clauses.length} clauses ask a question (${pagesOf(pages)}): is this a leaflet, or a wording with a leaflet in it? Say --kind brochure if it is no wording.`,
  ]
}

function correctionLines({ corrections: { all, unplaced } }: Merge): string[] {
  if (all === 0) return []
  return [
    `${all - unplaced.length} of ${all} corrections at the desk are applied.`,
    ...unplaced.map(
      ({ page, words }) =>
        `p. ${page}: a correction is not applied, its words are not there: ${short(words)}`,
    ),
  ]
}

function editLines(merge: Merge): string[] {
  if (merge.kept !== null) return keptLines(merge.kept)
  const kept = merge.matching.matches.filter((held) => held !== null).length
  if (merge.matching.before.length === 0) return [`${merge.clauses.length} clauses are new.`]
  const lines = editsOf(merge).map(
    ({ what, before, after }) =>
      `${what}: ${nameOf(before ?? after)}${before && after && before.id !== after.id ? ` is now ${nameOf(after)}` : ''}`,
  )
  return [
    `${kept} clauses keep their ids, ${merge.clauses.length - kept} are new, ${merge.matching.gone.length} are retired.`,
    ...lines,
  ]
}

/** Lines for the same file again: the clauses stay as they are held, and this reading differs in some of them. */
function keptLines(kept: readonly ReadClause[]): string[] {
  if (kept.length === 0) return ['This reading is what is held.']
  return [
    `The clauses stay as they are held: this file was read before. This reading differs in ${kept.length} of them; --overwrite takes it, with what was corrected at the desk, and undoes what was changed in the file of the clauses.`,
    ...kept.map(
      ({ number, title, text, page }) => `differs: ${[number, short(title || text)].join(' ')}, p. ${page}`,
    ),
  ]
}

function nameOf(clause: Clause | null): string {
  if (clause === null) return ''
  return `clause ${clause.id} (${[clause.number, short(clause.title || clause.text)].filter((part) => part !== '').join(' ')}, p. ${clause.page})`
}

function factLines(facts: readonly FactChange[]): string[] {
  return facts.flatMap(({ key, what, reason, before, after }) =>
    what !== 'unverified'
      ? [`fact ${key}: ${reason}`]
      : [
          `fact ${key} is unverified: ${reason}`,
          `    old: ${before}`,
          `    new: ${after || 'no clause is surely the same provision; look for it'}`,
        ],
  )
}

function pagesOf(pages: readonly number[]): string {
  const [first, last] = [item(pages, 0), item(pages, pages.length - 1)]
  if (pages.length === 1) return `p. ${first}`
  return last - first === pages.length - 1 ? `pp. ${first}–${last}` : `${pages.length} pages`
}

function short(text: string): string {
  return shortened(text.replace(/\s+/gu, ' ').trim(), 70)
}
