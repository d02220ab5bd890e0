import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { Line, Plan, Reach } from './plan.ts'

/** How long a process may be busy with one mutant, in milliseconds. */
const PATIENCE = 240_000

/** A process of vitest with the changed sources, and where it writes. */
interface Started {
  readonly ended: Promise<{ code: number | null; said: string }>
  readonly stop: () => void
}

function start(plan: Plan, folder: string, name: string): Started {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(plan))
  const vitest = join(plan.root, 'node_modules/vitest/vitest.mjs')
  const config = join(plan.root, 'test/mutate/vitest.config.ts')
  const child = spawn(process.execPath, [vitest, 'run', '--config', config], {
    cwd: plan.root,
    env: { ...process.env, MUTATE_PLAN: file, MUTATE_MADE_ONCE: folder, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }))
  })
  return { ended, stop: () => void child.kill('SIGKILL') }
}

/** Runs the tests without a mutant; gives what they reach, or throws with what they said. */
export async function findReach(plan: Plan, folder: string, name: string): Promise<Reach> {
  const { code, said } = await start(plan, folder, name).ended
  if (code !== 0) throw new Error(`The tests do not pass without a mutant:\n${said}`)
  return JSON.parse(readFileSync(plan.outcomes, 'utf8')) as Reach
}

/** Tries mutants in one process after another: one that hangs or falls is replaced, and its mutant counts as found. */
export async function tryMutants(
  plan: Plan,
  folder: string,
  name: string,
  ended: (line: Line) => void,
): Promise<void> {
  const done = new Set<number>()
  for (let round = 1; done.size < plan.tried.length; round += 1) {
    const left = plan.tried.filter((number) => !done.has(number))
    const outcomes = join(folder, `${name}-${round}.jsonl`)
    const { begun, said } = await oneProcess({ ...plan, tried: left, outcomes }, folder, name, (line) => {
      done.add(line.number)
      ended(line)
    })
    const isOver = plan.until !== null && Date.now() > plan.until
    if (done.size === plan.tried.length || (isOver && begun === null)) return
    if (begun === null) throw new Error(`The tests do not start:\n${said}`)
    done.add(begun)
    ended({ number: begun, outcome: 'timed-out' })
  }
}

/** Runs one process until it ends or hangs; gives the mutant it was busy with. */
async function oneProcess(
  plan: Plan,
  folder: string,
  name: string,
  heard: (line: Line) => void,
): Promise<{ begun: number | null; said: string }> {
  const { ended, stop } = start(plan, folder, name)
  const lines = new Lines(plan.outcomes)
  for (;;) {
    const end = await Promise.race([ended, after(500, null)])
    for (const line of lines.next()) if (line.outcome !== 'begun') heard(line)
    if (end !== null) return { begun: lines.begun, said: end.said }
    if (lines.silence > PATIENCE) stop()
  }
}

/** The lines a process writes, as they come. */
class Lines {
  readonly #file: string
  #read = 0
  #since = Date.now()
  /** The mutant that was begun and has not ended. */
  begun: number | null = null

  constructor(file: string) {
    this.#file = file
  }

  /** For how many milliseconds nothing was written. */
  get silence(): number {
    return Date.now() - this.#since
  }

  next(): Line[] {
    const texts = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n').slice(0, -1) : []
    const lines = texts.slice(this.#read).map((text) => JSON.parse(text) as Line)
    if (lines.length > 0) this.#since = Date.now()
    this.#read = texts.length
    for (const { number, outcome } of lines) this.begun = outcome === 'begun' ? number : null
    return lines
  }
}
