import { ENGLISH } from './texts.ts'
import type { PolicyBody } from './published/policy.ts'

/** Words beside places that a program found. */
export const FOUND_BY_PROGRAM = ENGLISH.t('answer.found-by-program')

/** The places to look for a field that nobody has read; empty where none was found. */
export function placesOfField({ look_at: lookAt = [] }: Pick<PolicyBody, 'look_at'>, key: string) {
  return lookAt.find((one) => one.key === key)?.places ?? []
}
