import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ExitCode, command } from '../../build/cli/command.ts'
import { wholeNumber } from '../../build/cli/options.ts'
import { generate } from '../bench/generate/index.ts'
import { GOLDEN } from '../golden/golden.ts'
import { temporaryFolder } from '../support/built.ts'
import { seededRandom } from '../support/random.ts'
import { startOf } from '../support/commands.ts'
import { differences, textsBelow } from '../support/tree.ts'
import { ended } from './ended.ts'

// Builds that are killed: nothing is torn, and the next build repairs everything.

/** What a build is asked for: two of these take turns, so that there is always something to change. */
interface Turn {
  readonly name: string
  readonly args: readonly string[]
}

/** A tree: every file with its bytes, and every folder. */
type Tree = ReadonlyMap<string, string>

function start({ args }: Turn, out: string): ChildProcess {
  const cache = join(out, '..', 'cache')
  const [program, ...module] = startOf('build/pipeline/index.ts')
  return spawn(program, [...module, ...args, '--out', out, '--cache', cache], { stdio: 'ignore' })
}

async function build(turn: Turn, out: string): Promise<void> {
  const { code } = await ended(start(turn, out))
  if (code !== 0) throw new Error(`the build of ${turn.name} ended with ${code}`)
}

/** Kills a build so many milliseconds after its start; gives how long it ran where it was done sooner. */
async function killed(turn: Turn, out: string, after: number): Promise<number | null> {
  const started = performance.now()
  const child = start(turn, out)
  const timer = setTimeout(() => child.kill('SIGKILL'), after)
  const end = await ended(child)
  clearTimeout(timer)
  return end.killed ? null : performance.now() - started
}

/** The files that have neither their old nor their new bytes. */
function broken(tree: Tree, before: Tree, after: Tree): string[] {
  return [...tree.keys()].filter((path) => {
    if (path === '.built' || path.startsWith('.lock') || path.startsWith('.staging')) return false
    const bytes = tree.get(path)
    return bytes !== before.get(path) && bytes !== after.get(path)
  })
}

/** How far a killed build came: how many files have only the new form, and how many only the old. */
function state(tree: Tree, before: Tree, after: Tree): string {
  const only = (one: Tree, other: Tree) =>
    [...tree].filter(([path, bytes]) => bytes === one.get(path) && bytes !== other.get(path)).length
  const staged = [...tree.keys()].filter((path) => path.startsWith('.staging/')).length
  return `${only(before, after)} old, ${only(after, before)} new, ${staged} staged`
}

/** What one killed build left behind, and whether the next repaired it. */
interface Left {
  /** How long the build ran, where it was done before it could be killed. */
  readonly ran: number | null
  readonly seen: string
  readonly faults: readonly string[]
}

/** Kills one build, checks every file, lets the next build run to its end, and checks again. */
async function killOnce(turn: Turn, out: string, wait: number, before: Tree, after: Tree): Promise<Left> {
  const ran = await killed(turn, out, wait)
  const tree = textsBelow(out)
  const torn = broken(tree, before, after).map((path) => `torn: ${path}`)
  const seen = state(tree, before, after)
  await build(turn, out)
  const wrong = differences(textsBelow(out), after).map((path) => `not repaired: ${path}`)
  return { ran, seen, faults: [...torn, ...wrong] }
}

/** Two datasets of different sizes under different addresses. */
async function twoTurns(folder: string): Promise<readonly [Turn, Turn]> {
  const turn = async (name: string, products: number): Promise<Turn> => {
    const data = join(folder, name)
    await generate({ products, clauses: 40, words: 20, seed: 7, like: GOLDEN.data, out: data })
    // So few products would be made without workers.
    return { name, args: ['--data', data, '--base-url', `https://${name}.example`, '--workers', '2'] }
  }
  return [await turn('one', 12), await turn('other', 16)]
}

/** How often, when and how soon builds are killed. */
interface Plan {
  readonly kills: number
  readonly seed: number
  readonly from: number
}

async function killBuilds(folder: string, { kills, seed, from }: Plan): Promise<ExitCode> {
  const random = seededRandom(seed)
  const first = from / 100
  const out = join(folder, 'public')
  mkdirSync(out)
  let length = 0
  const cleanTree = async (turn: Turn): Promise<Tree> => {
    const started = performance.now()
    await build(turn, join(folder, `clean-${turn.name}`))
    length = performance.now() - started
    return textsBelow(join(folder, `clean-${turn.name}`))
  }
  const [one, other] = await twoTurns(folder)
  const [cleanOne, cleanOther] = [await cleanTree(one), await cleanTree(other)]
  let [faults, done] = [0, 0]
  let before: Tree = new Map()
  for (let attempt = 0; done < kills && attempt < 3 * kills; attempt++) {
    const [turn, after] = attempt % 2 === 0 ? ([one, cleanOne] as const) : ([other, cleanOther] as const)
    const moment = (((done * 7) % kills) + random()) / kills
    const wait = (first + (1 - first) * moment) * length
    const left = await killOnce(turn, out, wait, before, after)
    before = after
    faults += left.faults.length
    if (left.ran === null) done += 1
    else length = left.ran
    const how =
      left.ran === null ? `killed after ${wait.toFixed(0)}` : `was done after ${left.ran.toFixed(0)}`
    const verdict = left.faults.join(', ') || 'whole, and repaired'
    console.log(`${String(done).padStart(2)} ${turn.name.padEnd(5)} ${how} ms: ${left.seen}: ${verdict}`)
  }
  console.log(`${done} builds of about ${length.toFixed(0)} ms killed, ${faults} faults`)
  return faults === 0 && done === kills ? 0 : 1
}

export const killCommand = command({
  name: 'npm run test:slow kill',
  about:
    'Kills builds with SIGKILL at random moments spread over their length. After each, every file is whole (the old bytes or the new), and the next build ends in exactly the tree of a clean one.',
  options: {
    kills: wholeNumber(20, 'how many builds to kill'),
    seed: wholeNumber(1, 'another number kills at other moments'),
    from: wholeNumber(
      0,
      'kill no sooner than after N percent of the length; near 90 the files are being published',
      99,
    ),
  },
  exitsWith1: 'a file was torn or the next build went wrong',
  main: (plan) => killBuilds(temporaryFolder('kill-build'), plan),
})
