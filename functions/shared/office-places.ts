import type { LadderBody } from '../../build/contract/published/complaints.ts'

/** An office of the Ombudsman. */
export type Office = LadderBody['offices'][number]

/**
 * The city of an office and the places that it covers, each without those that are left out of it.
 *
 * @example placesOf({ name: 'Chandigarh', covers: ['Haryana (without Gurugram)'], … }) // ['Chandigarh', 'Haryana ']
 */
export function placesOf({ name, covers }: Office): string[] {
  return [name, ...covers].map((place) => place.replace(/\(without[^)]*\)/gu, ''))
}
