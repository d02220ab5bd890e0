import { groupsOf } from '../../contract/groups.ts'
import type { FileKind } from '../file-kind.ts'
import { shortened } from '../../contract/shortened.ts'

/** Outcome of one file of a folder. */
export interface FileOutcome {
  readonly file: string
  readonly kind: FileKind | null
  /** The product or the form it is of now; null where it is of none. */
  readonly of: string | null
  /** Confidence of its reading, from 0 to 1; 0 where it was not taken. */
  readonly confidence: number
  /** Why it was not taken, or all that is said of its reading. */
  readonly said: string
}

/** As many lines of a report as one looks at on a screen. */
const LINES = 25

/** The files in the order of doubt: those that were not taken, then the least sure readings. */
function byDoubt(outcomes: readonly FileOutcome[]): FileOutcome[] {
  return outcomes.toSorted((a, b) => a.confidence - b.confidence)
}

/** Report on a folder for the screen; the rest is in the file. */
export function shortReport(outcomes: readonly FileOutcome[], rest: string): string {
  const counts = groupsOf(outcomes, ({ kind }) => kind ?? 'not read').map(
    ([kind, all]) => `${all.length} ${kind}`,
  )
  const taken = outcomes.filter(({ of }) => of !== null).length
  const head = `${outcomes.length} files: ${counts.join(', ')}; ${taken} are in the dataset. The most doubtful first:`
  const shown = byDoubt(outcomes).slice(0, LINES - 4)
  const more = outcomes.length - shown.length
  return [
    head,
    ...shown.map(lineOf),
    `${more > 0 ? `${more} more, and all` : 'All'} that is said of each file: ${rest}`,
  ].join('\n')
}

/** All that is said of each file, the most doubtful first. */
export function wholeReport(outcomes: readonly FileOutcome[]): string {
  return byDoubt(outcomes)
    .map((one) => `${lineOf(one)}\n${one.said.replaceAll(/^/gmu, '    ')}\n`)
    .join('\n')
}

function lineOf({ file, kind, of, confidence, said }: FileOutcome): string {
  if (of !== null) return `${confidence.toFixed(2)} ${file}: ${kind} of ${of}`
  const why = said.replace(/^.*?\.pdf: /iu, '')
  return `  -  ${file}: ${shortened(why, 150)}`
}
