import type { Terminal } from './terminal.ts'

/** Shows how far long work has come: one line rewritten on a screen, a line every few seconds elsewhere. The last step is always shown. */
export class Progress {
  readonly #terminal: Terminal
  #shownAt = performance.now()

  constructor(terminal: Terminal) {
    this.#terminal = terminal
  }

  /** Reports that `done` of `total` steps of a phase are done. */
  step(phase: string, done: number, total: number): void {
    const now = performance.now()
    const isLast = done === total
    const { err, rewrite } = this.#terminal
    if (!isLast && now - this.#shownAt < (rewrite ? 100 : 5000)) return
    this.#shownAt = now
    const line = `${phase} ${done}/${total}`
    if (rewrite) rewrite(isLast ? `${line}\n` : line)
    else err(`${line}\n`)
  }
}
