import type { Amendment, Law } from './authored/law.ts'

// Which sections of an instrument are older than an amendment of it. Whatever says "changed since" asks here.

/**
 * The amendments that may have changed a section after its text was read: those in law and not taken in that are known
 * to change it or, where nobody noted what they change, may change it and were not compared with it.
 */
export function changesSince({ amended_by = [] }: Amended, number: string): Amendment[] {
  return amended_by.filter((amendment) => isMissing(amendment) && changes(amendment, number))
}

/** The sections held that an amendment not taken in may have changed, by number; none of one taken in or drafted. */
export function sectionsBehind({ sections }: Pick<Law, 'sections'>, amendment: Amendment): string[] {
  if (!isMissing(amendment)) return []
  return sections
    .filter(({ omitted, number }) => !omitted && changes(amendment, number))
    .map(({ number }) => number)
}

type Amended = Pick<Law, 'amended_by'>

/** Whether an amendment is law and the sections held do not include it. */
function isMissing({ taken_in, draft }: Amendment): boolean {
  return !taken_in && draft === undefined
}

function changes({ touches, sections_known, sections_compared = [] }: Amendment, number: string): boolean {
  if (sections_compared.includes(number)) return false
  return (sections_known ?? touches)?.includes(number) ?? true
}
