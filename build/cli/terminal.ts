import { createInterface } from 'node:readline/promises'

/** Where a command reads and writes: the process's own streams, or those of a test. */
export interface Terminal {
  /** Writes to standard output what the command was asked for. */
  readonly out: (text: string) => void
  /** Writes to standard error: progress, findings, faults. */
  readonly err: (text: string) => void
  /** Whether standard error is a screen, on which a line can be rewritten. */
  readonly isScreen: boolean
  /** Asks a question and gives the answer; null where nobody is there to answer. */
  readonly ask: ((question: string) => Promise<string>) | null
}

/** The streams of this process. */
export const TERMINAL: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isScreen: process.stderr.isTTY,
  ask: process.stdin.isTTY ? askPerson : null,
}

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
