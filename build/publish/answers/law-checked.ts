import { compareTexts } from '../../contract/compare-texts.ts'
import {
  type Amendment,
  type Law,
  READ_FROM,
  changesSince,
  notComparedWith,
  sectionsBehind,
} from '../../contract/authored/law.ts'
import type { LawBody } from '../../contract/published/instruments.ts'

/** Extent to which the text of an instrument was checked; of one of its sections, where its number is given. */
export function checkingOf(
  law: Law,
  number?: string,
): Pick<LawBody, 'checked' | 'is_behind' | 'consolidated_to' | 'read_from' | 'not_yet' | 'commences'> {
  const later =
    number === undefined
      ? (law.amended_by ?? []).filter((amendment) => sectionsBehind(law, amendment).length > 0)
      : changesSince(law, number)
  const others = number === undefined ? [] : notComparedWith(law, number)
  return {
    ...commencing(law),
    checked: [
      ...forceInWords(law),
      textOf(law),
      lookedOn(law),
      ...warning(later),
      ...uncompared(others),
    ].join(' '),
    is_behind: later.length > 0,
    consolidated_to: law.consolidated_to ?? null,
    read_from: law.read_from ?? null,
  }
}

/** Whether an instrument, or a section of one, is not in force yet, and from when it will be. */
export function commencing(
  ...parts: readonly { readonly commences?: string | null | undefined }[]
): Pick<LawBody, 'not_yet' | 'commences'> {
  const days = parts.flatMap(({ commences }) => (commences === undefined ? [] : [commences]))
  // Takes the later of two days that a provision waits for, and none where one is not known.
  const known = days.filter((day) => day !== null).toSorted(compareTexts)
  const commences = days.length > known.length ? null : (known.at(-1) ?? null)
  return { not_yet: days.length > 0, commences }
}

function forceInWords({ in_force, commences }: Law): string[] {
  if (in_force) return []
  if (commences === undefined) return ['No longer in force.']
  return [
    `Not yet in force, ${commences === null ? 'and no day is known from which it will be' : `but from ${commences} on`}.`,
  ]
}

/** The day of the text that is held, and what it was read in. */
function textOf({ consolidated_to: day = null, read_from }: Law): string {
  const how = read_from === undefined ? '' : `, read ${READ_FROM[read_from]}`
  return day === null ? `The day of this text is not known${how}.` : `Text as of ${day}${how}.`
}

function lookedOn({ watched }: Law): string {
  return watched === undefined
    ? 'We do not know whether it was changed since.'
    : `Changes were last looked for on ${watched.on}.`
}

/** Amendments that no source says to change the section, but that nobody read. */
function uncompared(others: readonly Amendment[]): string[] {
  if (others.length === 0) return []
  return [`Not compared with ${named(others)}, and nothing we read says that it changes this.`]
}

function named(amendments: readonly Amendment[]): string {
  return amendments
    .map(({ title, in_force }) => `${title} (in force from ${in_force ?? 'a day that is not known'})`)
    .join('; ')
}

function warning(later: readonly Amendment[]): string[] {
  if (later.length === 0) return []
  return [
    `Warning: this is older than the last known amendment. Not included: ${named(later)}. Compare a section with the instrument of today before you rely on it.`,
  ]
}
