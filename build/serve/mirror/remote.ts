import { createWriteStream, existsSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Fault } from './fault.ts'
import { Waiting, addressOf, isAnswer, sent, taken } from './copy-response.ts'

/** How a site is asked. */
export interface RemoteOptions {
  /** Milliseconds without a byte after which a server counts as hanging. */
  readonly patience: number
  /** How often a request is tried. */
  readonly tries?: number
}

/** A site that is copied from. Every request goes to its own origin: it cannot send a copy anywhere else. */
export class Remote {
  readonly base: string
  readonly #options: RemoteOptions
  requests = 0
  /** Bytes of bodies, as they were sent. */
  received = 0

  constructor(base: string, options: RemoteOptions) {
    this.base = base.replace(/\/+$/u, '')
    this.#options = options
  }

  /** A small file whole; null where the site has none. Longer ones than `most` bytes are refused. */
  read(path: string, most: number): Promise<Uint8Array | null> {
    return this.#tried(path, async () => {
      const asked = await this.#ask(path, {})
      if (asked === null) return null
      const chunks: Uint8Array[] = []
      await asked.take(most, (chunk) => void chunks.push(chunk))
      return Buffer.concat(chunks)
    })
  }

  /** A large file into a file of this disk, going on where an earlier try broke off; false where the site has none. */
  download(path: string, file: string, bytes: number): Promise<boolean> {
    return this.#tried(path, async () => {
      const have = existsSync(file) ? statSync(file).size : 0
      if (have === bytes) return true
      const from = have < bytes ? have : 0
      const asked = await this.#ask(path, from > 0 ? { range: `bytes=${from}-` } : {})
      if (asked === null) return false
      const start = asked.status === 206 ? from : 0
      const out = createWriteStream(file, { flags: start > 0 ? 'a' : 'w' })
      const failed = new Promise<never>((_, reject) => out.once('error', reject))
      failed.catch(() => {})
      await Promise.race([
        failed,
        asked.take(bytes - start, async (chunk) => {
          if (!out.write(chunk))
            await Promise.race([failed, new Promise<void>((drained) => out.once('drain', drained))])
        }),
      ]).finally(() => out.end())
      await Promise.race([
        failed,
        new Promise<void>((closed) => (out.closed ? closed() : out.once('close', closed))),
      ])
      return true
    })
  }

  /** Tries again what the network or the server may get right the next time. */
  async #tried<T>(path: string, request: () => Promise<T>): Promise<T> {
    for (let left = (this.#options.tries ?? 3) - 1; ; left--) {
      try {
        return await request()
      } catch (error) {
        const fault = this.#asFault(path, error)
        if (left === 0 || !PASSING.has(fault.code)) throw fault
        await wait(fault instanceof Waiting ? fault.milliseconds : 250)
      }
    }
  }

  #asFault(path: string, error: unknown): Error & { code: string } {
    if (error instanceof Fault) return error
    const { code, cause } = error as NodeJS.ErrnoException & { cause?: unknown }
    if (code !== undefined && 'path' in (error as object)) return error as Error & { code: string }
    const why =
      cause instanceof Error ? cause.message : error instanceof Error ? error.message : String(error)
    return new Fault('unreachable', `${this.base}/${path}: the connection failed (${why}).`, error)
  }

  async #ask(path: string, headers: Readonly<Record<string, string>>): Promise<Asked | null> {
    const hung = new AbortController()
    const slow = new Fault(
      'too-slow',
      `${this.base}/${path}: the server sent nothing for ${this.#options.patience / 1000} seconds.`,
    )
    const timer = setTimeout(() => hung.abort(slow), this.#options.patience)
    const url = addressOf(this.base, path)
    this.requests += 1
    const response = await sent(url, headers, hung.signal).catch((error: unknown) => {
      clearTimeout(timer)
      throw hung.signal.aborted ? slow : error
    })
    try {
      if (!isAnswer(this.base, path, response)) {
        clearTimeout(timer)
        await response.body?.cancel()
        return null
      }
    } catch (error) {
      clearTimeout(timer)
      await response.body?.cancel()
      throw error
    }
    const onTheWire = codedLength(response)
    this.received += onTheWire ?? 0
    const count = (bytes: number) => {
      timer.refresh()
      if (onTheWire === null) this.received += bytes
    }
    return {
      status: response.status,
      take: (most, to) => taken(response, path, most, to, count, timer, hung.signal),
    }
  }
}

const PASSING: ReadonlySet<string> = new Set(['unreachable', 'too-slow', 'refused'])

/** How many bytes a compressed body has as it is sent; null where it is not compressed, or the server does not say. */
function codedLength({ headers }: Response): number | null {
  const length = Number(headers.get('content-length') ?? Number.NaN)
  return headers.has('content-encoding') && Number.isFinite(length) ? length : null
}

/** A response whose body can be taken once. */
interface Asked {
  readonly status: number
  take(most: number, to: (chunk: Uint8Array) => void | Promise<void>): Promise<void>
}
