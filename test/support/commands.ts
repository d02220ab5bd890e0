import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import type { Command } from '../../build/cli/command.ts'
import type { Terminal } from '../../build/cli/terminal.ts'

/** Result of a command: its exit code, and what it wrote. */
export interface Run {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** A terminal that keeps what is written; `answer` is what a person there says to every question. */
export function captured(answer: string | null = null) {
  const written = { out: '', err: '', asked: [] as string[] }
  const ask = (question: string) => {
    written.asked.push(question)
    return Promise.resolve(answer ?? '')
  }
  const terminal: Terminal = {
    out: (text) => void (written.out += text),
    err: (text) => void (written.err += text),
    data: (text) => void (written.out += text),
    rewrite: null,
    ask: answer === null ? null : ask,
  }
  return { terminal, written }
}

/** Runs a command in this process. */
export async function runCommand(command: Command, ...args: string[]): Promise<Run> {
  const { terminal, written } = captured()
  const code = await command.run(args, terminal)
  return { code, out: written.out, err: written.err }
}

/** Runs a program as a person does, in a process and a folder of its own. */
export function runProgram(program: string, cwd: string, ...args: string[]): Promise<Run> {
  const env = { ...process.env, URL: '' }
  const command = ['--import', import.meta.resolve('tsx'), resolve(program), ...args]
  return new Promise((done) => {
    execFile(process.execPath, command, { env, cwd }, (error, out, err) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })
}

/** The words that start a module as `npm run build` and `npm run check` do: without loading hundreds of modules of TypeScript. */
export function startOf(module: string): [program: string, ...args: string[]] {
  return [process.execPath, resolve('build/cli/start.mjs'), resolve(module)]
}
