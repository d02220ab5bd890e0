/** Shows how far long work has come: one line rewritten on a terminal, a line every few seconds elsewhere. */
export class Progress {
  readonly #stream: NodeJS.WriteStream
  #shownAt = 0

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream
  }

  /** Tells that `done` of `total` steps of a phase are behind. */
  step(phase: string, done: number, total: number): void {
    const now = performance.now()
    const last = done === total
    if (!last && now - this.#shownAt < (this.#stream.isTTY ? 100 : 5000)) return
    this.#shownAt = now
    const line = `${phase} ${done}/${total}`
    if (this.#stream.isTTY) this.#stream.write(`\r\u001b[K${line}${last ? '\n' : ''}`)
    else this.#stream.write(`${line}\n`)
  }
}
