import { existsSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { RetryLater, addressOf, isAnswer, fetchWithinOrigin } from './copy-response.ts'
import { MirrorError, mirrorErrorOf } from './mirror-error.ts'

/** Settings for asking a site. */
export interface RemoteOptions {
  /** Milliseconds without a byte after which a server counts as hanging. */
  readonly patience: number
  /** Milliseconds after which the whole work is given up; without it, there is no such limit. */
  readonly within?: number
  /** Number of times that a request is tried. */
  readonly tries?: number
}

/** A site that is copied from. Every request goes to its own origin: it cannot send a copy anywhere else. */
export class Remote {
  readonly base: string
  readonly #options: RemoteOptions
  /** End of the time for everything, by the clock of performance.now. */
  readonly #end: number
  requests = 0
  /** Bytes of bodies, as they were sent. */
  received = 0

  constructor(base: string, options: RemoteOptions) {
    this.base = base.replace(/\/+$/u, '')
    this.#options = options
    this.#end = performance.now() + (options.within ?? Infinity)
  }

  /** A small file whole; null where the site has none. Longer ones than `most` bytes are refused. */
  read(path: string, most: number): Promise<Uint8Array | null> {
    return this.#retry(path, async () => {
      const chunks: Uint8Array[] = []
      const isThere = await this.#get(path, 0, most, (chunk) => chunks.push(chunk))
      return isThere ? Buffer.concat(chunks) : null
    })
  }

  /** A large file into a file of this disk, going on where an earlier try broke off; false where the site has none. */
  download(path: string, file: string, bytes: number): Promise<boolean> {
    return this.#retry(path, async () => {
      const size = existsSync(file) ? statSync(file).size : 0
      if (size === bytes) return true
      return this.#get(path, size < bytes ? size : 0, bytes, (chunk, at) =>
        writeFileSync(file, chunk, { flag: at === 0 ? 'w' : 'a' }),
      )
    })
  }

  /** Tries again what the network or the server may get right the next time. */
  async #retry<T>(path: string, request: () => Promise<T>): Promise<T> {
    for (let retries = (this.#options.tries ?? 3) - 1; ; retries--) {
      try {
        return await request()
      } catch (error) {
        const failure = this.#mirrorError(path, error)
        if (retries === 0 || !PASSING.has(failure.code)) throw failure
        const pause = failure instanceof RetryLater ? failure.milliseconds : 250
        if (pause >= this.#left()) throw this.#tooLate()
        await wait(pause)
      }
    }
  }

  /** The error for a failure: of the disk where it names a path, else of the connection. */
  #mirrorError(path: string, error: unknown): MirrorError {
    if (error instanceof MirrorError || (error instanceof Error && 'path' in error))
      return mirrorErrorOf(error)
    const { cause, message } = error as Error
    const why = cause instanceof Error ? cause.message : message
    return new MirrorError('unreachable', `${this.base}/${path}: the connection failed (${why}).`, error)
  }

  /** Milliseconds that are left for everything. */
  #left(): number {
    return this.#end - performance.now()
  }

  #tooLate(): MirrorError {
    return new MirrorError('too-late', 'The sync took longer than --within. Run sync again.')
  }

  /**
   * Asks for a file of at most `most` bytes, from the byte `from` on, and hands it over piece by piece, each with its place
   * in the file: a server may send the whole all the same. False where the site has none.
   */
  async #get(
    path: string,
    from: number,
    most: number,
    take: (chunk: Uint8Array, at: number) => void,
  ): Promise<boolean> {
    const { patience } = this.#options
    const hung = new AbortController()
    const slow = `${this.base}/${path}: the server sent nothing for ${patience / 1000} seconds.`
    const left = this.#left()
    if (left <= 0) throw this.#tooLate()
    const timer = setTimeout(() => hung.abort(new MirrorError('too-slow', slow)), patience)
    const end = Number.isFinite(left) ? setTimeout(() => hung.abort(this.#tooLate()), left) : undefined
    this.requests += 1
    try {
      const plain = path.endsWith('.gz') ? { 'accept-encoding': 'identity' } : {}
      const headers = { ...plain, ...(from > 0 && { range: `bytes=${from}-` }) }
      const response = await fetchWithinOrigin(addressOf(this.base, path), headers, hung.signal)
      if (!isAnswer(this.base, path, response)) return false
      const coded = codedLength(response)
      this.received += coded ?? 0
      let at = response.status === 206 ? from : 0
      for await (const piece of response.body ?? []) {
        const chunk = piece as Uint8Array
        timer.refresh()
        if (at === 0 && path.endsWith('.tar.gz') && isTar(chunk))
          throw new MirrorError('unpacked', `${path} arrived unpacked by something on the way.`)
        if (coded === null) this.received += chunk.byteLength
        if (at + chunk.byteLength > most)
          throw new MirrorError('too-large', `${path} is longer than the ${most} bytes it may have.`)
        take(chunk, at)
        at += chunk.byteLength
      }
      return true
    } catch (error) {
      throw hung.signal.aborted ? hung.signal.reason : error
    } finally {
      clearTimeout(timer)
      clearTimeout(end)
      // Ends a connection whose body is not wanted.
      hung.abort()
    }
  }
}

/** Whether bytes begin as an archive does that nobody compressed. */
function isTar(chunk: Uint8Array): boolean {
  return Buffer.from(chunk.subarray(257, 262)).toString('hex') === '7573746172'
}

const PASSING: ReadonlySet<string> = new Set(['unreachable', 'too-slow', 'refused'])

/** Bytes of a compressed body as it is sent; null where it is not compressed, or the server does not say. */
function codedLength({ headers }: Response): number | null {
  const length = Number(headers.get('content-length') ?? Number.NaN)
  return headers.has('content-encoding') && Number.isFinite(length) ? length : null
}
