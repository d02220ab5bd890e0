import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Receipts stay the same when a preview is killed and started again. */
const KEY = 'storm'.repeat(8)

/** A preview in a process of its own, to be killed. */
export interface Victim {
  readonly port: number
  kill(): Promise<void>
}

/** Starts the command as people do, without a build, and waits until it says where it serves. */
export async function startVictim(site: string, inbox: string): Promise<Victim> {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'build/serve/preview/index.ts',
      '--no-build',
      '--out',
      site,
      '--inbox',
      inbox,
      '--port',
      '0',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, RECEIPT_KEY: KEY } },
  )
  const ended = once(child, 'exit')
  const port = await Promise.race([portOf(child), ended.then(() => null)])
  if (port === null) throw new Error('the preview ended before it served')
  return {
    port,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function portOf(child: ChildProcess): Promise<number | null> {
  if (child.stdout === null) return null
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /at http:\/\/127\.0\.0\.1:(\d+)/u.exec(line)?.[1]
    if (port !== undefined) {
      child.stdout.resume()
      return Number(port)
    }
  }
  return null
}
