import { createInterface } from 'node:readline/promises'
import { printable } from '../contract/unseen-characters.ts'

/** Streams of a command: the process's own, or those of a test. */
export interface Terminal {
  /** Writes to standard output what the command was asked for. */
  readonly out: (text: string) => void
  /** Writes to standard output what a program reads: as it is, except on a screen. */
  readonly data: (text: string) => void
  /** Writes to standard error: progress, findings, errors. */
  readonly err: (text: string) => void
  /** Replaces the last line by a text; null if standard error is not a screen. */
  readonly rewrite: ((text: string) => void) | null
  /** Asks a question and gives the answer; null where nobody is there to answer. */
  readonly ask: ((question: string) => Promise<string>) | null
}

/** A terminal through which no data controls the screen: what would is escaped. */
export function printing(terminal: Terminal): Terminal {
  const { out, err } = terminal
  return { ...terminal, out: (text) => out(printable(text)), err: (text) => err(printable(text)) }
}

/** The streams of this process. */
export const TERMINAL: Terminal = printing({
  out: (text) => void process.stdout.write(text),
  data: (text) => void process.stdout.write(process.stdout.isTTY ? printable(text) : text),
  err: (text) => void process.stderr.write(text),
  rewrite: process.stderr.isTTY ? (text) => void process.stderr.write(`\r\u001b[K${text}`) : null,
  ask: process.stdin.isTTY ? askPerson : null,
})

// Ctrl+D closes the input without an answer: that is an empty one.
async function askPerson(question: string): Promise<string> {
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  const closed = new Promise<string>((resolve) => asking.once('close', () => resolve('')))
  try {
    return await Promise.race([asking.question(question), closed])
  } finally {
    asking.close()
  }
}

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
