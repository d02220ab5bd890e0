import { execFile } from 'node:child_process'
import { isDeepStrictEqual, promisify } from 'node:util'

// Storms of submissions on a preview that is killed: what was acknowledged is stored once. storm.ts is the command.

/** A submission that somebody wants to be rid of: it is sent until it is acknowledged. */
export interface Letter {
  readonly path: 'help' | 'corrections'
  readonly body: Readonly<Record<string, unknown>>
  /** Every receipt that was given for it. */
  readonly receipts: string[]
  tries: number
}

/** A record as the inbox exports it. */
interface Stored {
  readonly id: string
  readonly kind: string
  readonly received: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What the inbox holds, by the command that people read it with. */
export async function storedIn(folder: string): Promise<Stored[]> {
  const args = ['--import', 'tsx', 'build/inbox/index.ts', 'export', '--format', 'ndjson', '--inbox', folder]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1024 ** 3 })
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Stored)
}

/** Everything that is not as promised: lost, stored twice, changed, or never sent. */
export function wrongWith(letters: readonly Letter[], stored: readonly Stored[]): string[] {
  const wrong: string[] = []
  const timesOf = new Map<string, number>()
  const seen = new Set<string>()
  for (const { kind, received, body } of stored) {
    const whole = JSON.stringify([kind, received, body])
    if (seen.has(whole)) wrong.push(`stored twice: ${whole.slice(0, 60)}`)
    seen.add(whole)
    const sent = letters.some((letter) => letter.path === kind && isDeepStrictEqual(letter.body, body))
    if (!sent) wrong.push(`stored, but never sent: ${kind} ${JSON.stringify(body).slice(0, 60)}`)
  }
  for (const { id } of stored) timesOf.set(id, (timesOf.get(id) ?? 0) + 1)
  for (const { path, body, receipts } of letters) {
    for (const id of new Set(receipts)) {
      const times = timesOf.get(id) ?? 0
      if (times !== 1) wrong.push(`acknowledged as ${id}, stored ${times} times`)
      const record = stored.find((one) => one.id === id)
      if (record !== undefined && (record.kind !== path || !isDeepStrictEqual(record.body, body)))
        wrong.push(`acknowledged as ${id}, stored otherwise`)
    }
  }
  return wrong
}
