import { readFileSync } from 'node:fs'

/** A mutant that no test can find, or need not. */
export interface Accepted {
  readonly file: string
  /** The line of the file without its indent, and the change as the report shows it. */
  readonly line: string
  readonly change: string
  readonly reason: string
}

/** The mutants that may survive, each with the reason. */
export const ACCEPTED = JSON.parse(
  readFileSync(new URL('accepted.json', import.meta.url), 'utf8'),
) as readonly Accepted[]
