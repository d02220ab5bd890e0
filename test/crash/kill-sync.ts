import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import { join } from 'node:path'
import { command } from '../../build/cli/command.ts'
import { wholeNumber } from '../../build/cli/options.ts'
import { build } from '../../build/pipeline/index.ts'
import { listening } from '../../build/serve/site/listen.ts'
import { generate } from '../bench/generate/index.ts'
import { GOLDEN } from '../golden/golden.ts'
import { temporaryFolder } from '../support/built.ts'
import { seededRandom } from '../support/random.ts'
import { type Tree, treeOf } from '../support/tree.ts'
import { ended } from './ended.ts'

/** What a copy of a release holds; null where no folder is. */
function copyIn(folder: string): Tree | null {
  return existsSync(folder) ? treeOf(folder) : null
}

/** The files of a built site that a copy has: not the archives. */
function wanted(site: string): Tree {
  return new Map([...treeOf(site)].filter(([path]) => !/^release\/.*(?:gz|sqlite)$/u.test(path)))
}

function isSame(one: Tree | null, two: Tree | null): boolean {
  if (one === null || two === null) return one === two
  return one.size === two.size && [...one].every(([path, bytes]) => two.get(path)?.equals(bytes) === true)
}

/** Serves whichever site is the current one, slowly enough that downloads can be hit. */
function serving(current: () => string): Server {
  return createServer((incoming, outgoing) => {
    const file = join(current(), decodeURIComponent(incoming.url ?? ''))
    setTimeout(() => {
      if (existsSync(file)) outgoing.end(readFileSync(file))
      else outgoing.writeHead(404).end()
    }, 20)
  })
}

/** A dataset of its own size, built. */
async function site(folder: string, name: string, products: number): Promise<string> {
  const data = join(folder, `${name}-data`)
  const out = join(folder, name)
  await generate({ products, clauses: 12, words: 30, seed: 1, like: GOLDEN.data, out: data })
  const code = await build({ data, out, baseUrl: 'https://killed.example' })
  if (code !== 0) throw new Error(`${name} does not build`)
  return out
}

/** How often to kill, and at which moments. */
interface Plan {
  readonly kills: number
  readonly seed: number
}

async function killSyncs(folder: string, { kills, seed }: Plan): Promise<0 | 1> {
  const random = seededRandom(seed)
  const sites = [await site(folder, 'one', 16), await site(folder, 'two', 20)] as const
  const trees = [wanted(sites[0]), wanted(sites[1])] as const
  let turn: 0 | 1 = 0
  const server = serving(() => sites[turn])
  const url = await listening(server, 0, '127.0.0.1')
  const copy = join(folder, 'copy')
  const tool = join(sites[0], 'mirror.mjs')
  const sync = () =>
    spawn(process.execPath, [tool, 'sync', url, copy, '--allow-older', '--json'], { stdio: 'ignore' })
  const timed = async () => {
    const started = performance.now()
    const { code } = await ended(sync())
    return { code, milliseconds: performance.now() - started }
  }
  let { milliseconds: length } = await timed()
  let [faults, done] = [0, 0]
  for (let attempt = 0; done < kills && attempt < 3 * kills; attempt++) {
    // Every third sync begins with nothing; the others bring the copy to the other site.
    if (attempt % 3 === 0) rmSync(copy, { recursive: true, force: true })
    const before = copyIn(copy)
    turn = turn === 0 ? 1 : 0
    const after = trees[turn]
    const wait = length * ((((done * 7) % kills) + random()) / kills)
    const child = sync()
    const timer = setTimeout(() => child.kill('SIGKILL'), wait)
    const { killed } = await ended(child)
    clearTimeout(timer)
    const left = copyIn(copy)
    const state =
      left === null
        ? 'no copy'
        : isSame(left, before)
          ? 'the old copy'
          : isSame(left, after)
            ? 'the new copy'
            : 'TORN'
    const isMidSwap = left === null && before !== null && existsSync(`${copy}.sync/old`)
    const next = await timed()
    if (killed) done += 1
    length = (3 * length + next.milliseconds) / 4
    const problems = [
      ...(state === 'TORN' || (left === null && before !== null && !isMidSwap) ? [`left ${state}`] : []),
      ...(isSame(copyIn(copy), after) ? [] : ['the next sync did not finish it']),
      ...(next.code === 0 ? [] : [`the next sync ended with ${next.code}`]),
      ...(existsSync(`${copy}.sync`) ? ['something is left beside it'] : []),
    ]
    faults += problems.length
    const how = killed ? `killed after ${wait.toFixed(0)} ms` : 'was done before'
    console.log(
      `${String(done).padStart(2)} ${how}: ${isMidSwap ? 'between two names' : state}: ${problems.join(', ') || 'finished by the next'}`,
    )
  }
  server.close()
  server.closeAllConnections()
  console.log(`${done} syncs of about ${length.toFixed(0)} ms killed, ${faults} faults`)
  return faults === 0 && done === kills ? 0 : 1
}

export const syncKillCommand = command({
  name: 'npm run test:slow sync-kill',
  about:
    'Kills syncs with SIGKILL at random moments spread over their length, first copies and refreshes in turn. After each, the copy is the old one or the new one byte for byte, or not there yet, and the next sync makes it the new one.',
  options: {
    kills: wholeNumber(20, 'how many syncs to kill'),
    seed: wholeNumber(1, 'another number kills at other moments'),
  },
  exitsWith1: 'a copy was torn or the next sync went wrong',
  main: (plan) => killSyncs(temporaryFolder('kill-sync'), plan),
})
