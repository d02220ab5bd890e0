import type { FactBody } from '../contract/published/fact.ts'
import { saysHowToReach } from '../contract/reaching.ts'

/** Whether a fact says how to reach somebody. */
export function isContact({ label, display, status }: FactBody): boolean {
  const isSure = status === 'checked' || status === 'quoted'
  return isSure && saysHowToReach(label, display ?? '')
}
