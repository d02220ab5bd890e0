import { printableLine } from '../../build/contract/unseen-characters.ts'

/** Logs an error of the service in one line. */
export function logError(place: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  console.error(printableLine(`${place}: ${message.replace(/\s+/gu, ' ')}`))
}
