import { ACCEPTED, type Accepted } from './accepted.ts'
import type { Mutant } from './mutants.ts'
import type { Outcome } from './plan.ts'
import { TRIED, roomOf } from './rooms.ts'

/** A mutant and how it ended. */
export interface Tried extends Mutant {
  readonly outcome: Outcome
  readonly by?: string
}

/** What a run found. */
export interface Report {
  readonly rooms: readonly RoomScore[]
  readonly tried: number
  readonly killed: number
  readonly timedOut: number
  /** In per cent, of all that were tried, and of those that no reason lets stand. */
  readonly score: number
  readonly adjustedScore: number
  readonly survivors: readonly Survivor[]
  /** Reasons for mutants that do not exist, or that a test finds. */
  readonly stale: readonly Accepted[]
}

/** How many mutants of a room were tried, and how many of them were found. */
interface RoomScore {
  readonly room: string
  readonly tried: number
  readonly found: number
}

interface Survivor extends Pick<Mutant, 'file' | 'at' | 'line' | 'change'> {
  readonly outcome: Outcome
  /** Why it is accepted; null where nobody said. */
  readonly reason: string | null
}

/** Sums up. An entry of the list is stale where its file was tried as a whole and no survivor is the one it names. */
export function reportOf(
  tried: readonly Tried[],
  isWhole: boolean,
  accepted: readonly Accepted[] = ACCEPTED,
): Report {
  const count = (outcome: Outcome) => tried.filter((one) => one.outcome === outcome).length
  const [killed, timedOut] = [count('killed'), count('timed-out')]
  const survivors = tried.flatMap(({ file, at, line, change, outcome }): Survivor[] => {
    if (!hasSurvived(outcome)) return []
    const reason = reasonOf({ file, line, change }, accepted)
    return [{ file, at, line, change, outcome, reason }]
  })
  const files = new Set(tried.map(({ file }) => file))
  const stale = accepted.filter(
    (one) => isWhole && files.has(one.file) && !survivors.some((survivor) => isSame(one, survivor)),
  )
  const reasoned = survivors.filter(({ reason }) => reason !== null).length
  const score = percent(killed + timedOut, tried.length)
  const adjustedScore = percent(killed + timedOut, tried.length - reasoned)
  const rooms = roomScores(tried)
  return { rooms, tried: tried.length, killed, timedOut, score, adjustedScore, survivors, stale }
}

/** Whether no test noticed. */
export function hasSurvived(outcome: Outcome): boolean {
  return outcome === 'survived' || outcome === 'not-reached'
}

function roomScores(tried: readonly Tried[]): RoomScore[] {
  return TRIED.flatMap(({ code }) => {
    const ours = tried.filter(({ file }) => roomOf(file)?.code === code)
    const found = ours.filter(({ outcome }) => !hasSurvived(outcome)).length
    return ours.length === 0 ? [] : [{ room: code, tried: ours.length, found }]
  })
}

/** The score of each room, in one line. */
export function scores(tried: readonly Tried[]): string {
  return roomScores(tried)
    .map(({ room, tried: all, found }) => `${room} ${found} of ${all}`)
    .join(', ')
}

type Named = Pick<Accepted, 'file' | 'line' | 'change'>

/** Why a mutant may survive; null where nobody said. */
export function reasonOf(mutant: Named, accepted: readonly Accepted[] = ACCEPTED): string | null {
  return accepted.find((one) => isSame(one, mutant))?.reason ?? null
}

function isSame(one: Named, two: Named): boolean {
  return one.file === two.file && one.line === two.line && one.change === two.change
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((1000 * part) / whole) / 10
}

/** A survivor as it is told while the run goes on. */
export function survivorLine(mutant: Mutant | undefined): string {
  return mutant === undefined ? '' : `${mutant.file}:${mutant.at}  ${mutant.change}`
}

/** The report for people. */
export function told({
  rooms,
  tried,
  killed,
  timedOut,
  score,
  adjustedScore,
  survivors,
  stale,
}: Report): string {
  const shown = ({ file, at, line, change, outcome, reason }: Survivor) =>
    `  ${file}:${at}  ${change}${outcome === 'not-reached' ? '  (no test reaches it)' : ''}\n` +
    `    ${reason ?? line}\n`
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `\n${title}\n${lines.join('')}`
  return [
    part('Accepted survivors, and why', survivors.filter(({ reason }) => reason !== null).map(shown)),
    part('Survivors without a reason', survivors.filter(({ reason }) => reason === null).map(shown)),
    part(
      'Entries of test/mutate/accepted.json that name no survivor: remove them',
      stale.map(({ file, line, change }) => `  ${file}  ${change}\n    ${line}\n`),
    ),
    part(
      'Found, by room',
      rooms.map(({ room, tried: all, found }) => `  ${room}: ${found} of ${all}, ${percent(found, all)} %\n`),
    ),
    `\n${tried} mutants: ${killed} killed, ${timedOut} cut as endless, ${survivors.length} survived.\n`,
    `Score ${score} %; without the accepted ones ${adjustedScore} %.\n`,
  ].join('')
}
