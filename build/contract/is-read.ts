import type { Coverage } from './published/card.ts'

/** Whether something was read of a product: a fact is stated, left to the schedule, or found absent. */
export function isRead({ stated, in_schedule, not_stated }: Omit<Coverage, 'unread'>): boolean {
  return stated + in_schedule + not_stated > 0
}
