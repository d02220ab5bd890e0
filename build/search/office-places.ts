import type { LadderBody } from '../contract/published/complaints.ts'
import { tokens } from './words.ts'

/** An office of the Ombudsman. */
export type Office = LadderBody['offices'][number]

/** The offices of which most places are named; a letter is the name of a ward, and of no place by itself. */
export function officesAt(offices: readonly Office[], words: ReadonlySet<string>): Office[] {
  const isNamed = (place: string) => place.length > 1 && tokens(place).every((word) => words.has(word))
  const named = offices.map((office) => new Set(placesOf(office).flatMap(placeNames).filter(isNamed)).size)
  const most = Math.max(1, ...named)
  return offices.filter((_, at) => named[at] === most)
}

/** The city of an office and the places that it covers, by all their names, each without those that are left out of it. */
function placesOf({ name, covers, also = [] }: Office): string[] {
  return [name, ...covers, ...also].map(withoutLeftOut)
}

/**
 * A place without those that are left out of it.
 *
 * @example withoutLeftOut('Haryana (without Gurugram)') // 'Haryana '
 */
export function withoutLeftOut(place: string): string {
  return place.replace(/\(without[^)]*\)/gu, '')
}

/**
 * The name in each part of a place, empty where a part has none.
 *
 * @example placeNames('Haryana: the town of Gurugram and Sonepat') // ['Haryana', 'Gurugram', 'Sonepat']
 */
export function placeNames(place: string): string[] {
  return place.split(/[:,()]| and /u).map((part) => (part.match(/\p{Lu}\S+/gu) ?? []).join(' '))
}
