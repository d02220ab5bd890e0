import { setImmediate } from 'node:timers/promises'

/** Tells the progress of a long operation. */
export type Progress = (page: number, pages: number) => void

/** Gives things one after another, and says at each how far it is; that is sent, and other requests are answered, between two. */
export async function* oneByOne<T>(things: readonly T[], progress: Progress): AsyncGenerator<T> {
  for (const [at, thing] of things.entries()) {
    progress(at + 1, things.length)
    await setImmediate()
    yield thing
  }
}
