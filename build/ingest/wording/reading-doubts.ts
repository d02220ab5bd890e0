import { labelsOf } from '../layout/labels.ts'
import { isLong, labelledLines } from './long-clauses.ts'
import type { ReadClause } from './read-clause.ts'
import { item } from '../../contract/item.ts'
import { groupsOf } from '../../contract/groups.ts'

export type DoubtKind = 'lost' | 'long' | 'sequence' | 'number' | 'bare' | 'furniture' | 'apart'

/** Something in a reading that a person should compare with the page. */
export interface Doubt {
  readonly page: number
  readonly what: string
  /** Number of letters that may be in the wrong clause. */
  readonly letters: number
  /** Kind of the doubt: doubts of one kind have the same weights (weights.json). */
  readonly kind: DoubtKind
  /** Whether something printed there could not be read at all: such pages come first. */
  readonly isLost?: boolean
}

/** A label that does not follow the one before it in its list; `after` is that one, empty where there is none. */
export interface SkippedLabel {
  readonly page: number
  readonly label: string
  readonly after: string
}

/**
 * Doubts about an outline: lost letters first, then clauses that may be several, labels out of sequence, shared
 * numbers, bare headings.
 */
export function doubtsOf(clauses: readonly ReadClause[], skipped: readonly SkippedLabel[]): Doubt[] {
  const ofOutline = [
    ...clauses.flatMap(buriedIn),
    ...skipped.map((one) => outOfSequence(one, clauses)),
    ...sharedNumbers(clauses),
    ...clauses.flatMap((clause, at) => bareHeading(clause, at, clauses)),
  ]
  return [lostLetters(clauses), ofOutline].flatMap((all) => all.sort((one, two) => one.page - two.page))
}

/** The pages with letters that the font does not map, once each. */
function lostLetters(clauses: readonly ReadClause[]): Doubt[] {
  const words = clauses.flatMap(({ page, text }) =>
    text
      .split('\f')
      .flatMap((part, at) =>
        (part.match(/[^\s\ufffd]*\ufffd\S*/gu) ?? []).map((word) => ({ page: page + at, word })),
      ),
  )
  return groupsOf(words, ({ page }) => page).map(([page, all]) => {
    const shown = [...new Set(all.map(({ word }) => word))].slice(0, 5).join(', ')
    const what = `letters that the font does not map, in ${all.length} ${all.length === 1 ? 'word' : 'words'}: ${shown}; look at the page, and type them`
    return {
      page,
      what,
      letters: all.reduce((sum, { word }) => sum + word.length, 0),
      kind: 'lost' as const,
      isLost: true,
    }
  })
}

/** A long clause is doubtful on each of its pages, as far as it is there. */
function buriedIn({ page, number, text }: ReadClause): Doubt[] {
  if (!isLong(text)) return []
  const what = `clause ${number} has ${text.length} characters and ${labelledLines(text)} lines that begin with labels; check whether it is several`
  return text.split('\f').map((part, at) => ({ page: page + at, what, letters: part.length, kind: 'long' }))
}

function outOfSequence({ page, label, after }: SkippedLabel, clauses: readonly ReadClause[]): Doubt {
  const own = clauses.find((clause) => clause.page === page && clause.number.endsWith(label))
  const where = after === '' ? 'without those before it' : `after ${after}`
  const what = `the label ${label} comes ${where}; check whether a paragraph is missing`
  return { page, what, letters: own?.text.length ?? 0, kind: 'sequence' }
}

/** Doubts about labelled clauses that share a number, all but the first; unlabelled ones have that of their place. */
function sharedNumbers(clauses: readonly ReadClause[]): Doubt[] {
  const labelled = clauses.filter(({ number, text }) => number !== '' && labelsOf(text.trim()).length > 0)
  return groupsOf(labelled, ({ number }) => number).flatMap(([number, all]) =>
    all.slice(1).map(({ page, text }) => ({
      page,
      what: `${all.length} clauses have the number ${number}, the first on p. ${item(all, 0).page}`,
      letters: text.length,
      kind: 'number' as const,
    })),
  )
}

function bareHeading({ page, title, text }: ReadClause, at: number, clauses: readonly ReadClause[]): Doubt[] {
  // A labelled one may be an item of a few words.
  const isHeading = title !== '' && text.length < title.length + 4 && labelsOf(text).length === 0
  const isBare = isHeading && clauses[at + 1]?.parent !== at
  return isBare
    ? [{ page, what: `nothing is under the heading “${title}”`, letters: text.length, kind: 'bare' }]
    : []
}

/** The pages with doubts: those on which something could not be read, then the others, the most doubtful first. */
export function pagesInDoubt({
  doubts,
  confidences,
}: {
  readonly doubts: readonly Doubt[]
  readonly confidences: ReadonlyMap<number, number>
}) {
  return groupsOf(doubts, ({ page }) => page)
    .map(([page, own]) => ({
      page,
      confidence: confidences.get(page) ?? 0,
      doubts: own.map(({ what }) => what),
      isLost: own.some(({ isLost }) => isLost === true),
    }))
    .sort((one, two) => Number(two.isLost) - Number(one.isLost) || one.confidence - two.confidence)
}
