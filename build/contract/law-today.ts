import type { LawToday } from './authored/law-today.ts'
import { writtenDay } from './display.ts'

/**
 * What the law says beside the words of a policy, as a person reads it.
 *
 * @example lawToday({ says: '30 days', for: 'policies received', since: '2024-04-01', … })
 * // 'The law today: 30 days, for policies received since 1 April 2024.'
 */
export function lawToday({ says, since, for: whom }: LawToday): string {
  const scope = [
    ...(whom === null ? [] : [`for ${whom}`]),
    ...(since === null ? [] : [`since ${writtenDay(since)}`]),
  ]
  return `The law today: ${[says, ...(scope.length === 0 ? [] : [scope.join(' ')])].join(', ')}.`
}
