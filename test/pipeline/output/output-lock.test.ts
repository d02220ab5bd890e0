import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Output } from '../../../build/pipeline/output/output.ts'
import { OutputFolder } from '../../support/output-folder.ts'

const FIRST = { 'a/one': '1', 'a/two': '2' }

let folder: OutputFolder
let other: ChildProcess | null

beforeEach(() => {
  folder = new OutputFolder()
  other = null
})
afterEach(() => end())

/** A process of its own that has put a file and goes no further; resolves once it has. */
async function startOther(): Promise<ChildProcess> {
  const script = `
    import { Output } from './build/pipeline/output/output.ts'
    Output.open(${JSON.stringify(folder.path)}).put('a/one', 'of the other')
    process.stdin.resume()
    process.stdout.write('at work')`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script]
  other = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  if (other.stdout !== null) await once(other.stdout, 'data')
  return other
}

async function end(): Promise<void> {
  if (other === null || other.signalCode !== null || other.exitCode !== null) return
  const ended = once(other, 'exit')
  other.kill('SIGKILL')
  await ended
}

const lock = () => folder.at('.lock')
const isRunning = (pid: number | undefined) =>
  `Another build (process ${pid}) is running in ${folder.path}. Wait for it, or remove ${lock()} if there is none.`

describe('while another process builds', () => {
  test('a build is refused by its number, and touches nothing of it', async () => {
    const { pid } = await startOther()
    const before = folder.snapshot()
    expect(before['.staging/0']).toBe('of the other')
    expect(() => folder.write(FIRST)).toThrow(isRunning(pid))
    expect(folder.snapshot()).toEqual(before)
  })

  test('and is killed, the next build is not kept waiting and repairs everything', async () => {
    await startOther()
    await end()
    expect(existsSync(lock())).toBe(true)
    expect(folder.write(FIRST)).toMatchObject({ changed: 2 })
    expect(folder.snapshot()).toEqual({ a: 'folder', ...FIRST, '.built': 'a/one\na/two\n' })
  })

  test('and is killed, a build that is given its number is not kept waiting', async () => {
    const { pid } = await startOther()
    const text = readFileSync(lock(), 'utf8')
    await end()
    writeFileSync(lock(), text.replace(String(pid), String(process.pid)))
    expect(folder.write(FIRST)).toMatchObject({ changed: 2 })
  })
})

describe('the lock', () => {
  test('is held from the opening to the end, and no longer', () => {
    for (const end of ['commit', 'discard'] as const) {
      const output = Output.open(folder.path)
      expect(() => Output.open(folder.path)).toThrow(isRunning(process.pid))
      output.put('a/one', '1')
      output[end]()
      expect(existsSync(lock())).toBe(false)
    }
    expect(folder.write(FIRST)).toMatchObject({ changed: 1 })
  })

  test('does not stay where a folder is refused, nor do folders made for nothing', () => {
    Output.open(folder.at('deep/er')).discard()
    expect(existsSync(folder.path)).toBe(false)
    folder.put('mine.txt')
    expect(() => Output.open(folder.path)).toThrow('mine.txt')
    expect(folder.snapshot()).toEqual({ 'mine.txt': 'not ours' })
  })

  test('that was removed under a build stops it before anything changes', () => {
    folder.write(FIRST)
    const output = Output.open(folder.path)
    output.put('a/one', 'late')
    rmSync(lock())
    const next = Output.open(folder.path)
    next.put('a/one', 'next')
    expect(() => output.commit()).toThrow(`${lock()} was removed while this build ran`)
    output.discard()
    next.commit()
    expect(folder.snapshot()).toEqual({ a: 'folder', 'a/one': 'next', '.built': 'a/one\n' })
  })

  test('of a process that no longer runs is removed, with whatever it staged', () => {
    folder.put('.lock', '999999999 gone\n')
    const output = Output.open(folder.path)
    expect(readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${process.pid} [\\w-]+\\n$`, 'u'))
    output.discard()
    expect(readdirSync(folder.path)).toEqual([])
  })

  test('that is not yet written belongs to a build that has just begun', () => {
    folder.put('.lock', '')
    expect(() => folder.write(FIRST)).toThrow('Another build (process unknown) is running')
  })

  test('that was not written since seconds ago belongs to a build that was killed', () => {
    folder.put('.lock', '')
    utimesSync(lock(), 1, 1)
    expect(folder.write(FIRST)).toMatchObject({ changed: 2 })
  })

  test.each([
    ['a file', () => folder.put('.lock', 'of my door')],
    ['a file that begins like a lock', () => folder.put('.lock', '1 lock and a key')],
    ['a folder', () => folder.put('.lock/key', 'of my door')],
    ['a link that leads nowhere', () => symlinkSync('nowhere', folder.at('.lock'))],
  ])("that is somebody else's is left alone: %s", (_, make) => {
    mkdirSync(folder.path)
    make()
    const before = readdirSync(folder.path, { recursive: true })
    expect(() => folder.write(FIRST)).toThrow(
      `${lock()} is not a build lock. Move it, or choose another --out.`,
    )
    expect(readdirSync(folder.path, { recursive: true })).toEqual(before)
  })

  test('that is stale goes to one of two builds that find it at once', async () => {
    const folders = Array.from({ length: 50 }, (_, at) => join(folder.path, String(at)))
    for (const at of folders.keys()) folder.put(`${at}/.lock`, '999999999 gone\n')
    const racers = [racer(folders), racer(folders)]
    for (const { stdout } of racers) await once(stdout, 'data')
    for (const { stdin } of racers) stdin.write('go')
    const taken = await Promise.all(racers.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])))
    for (const { stdin } of racers) stdin.end()
    expect(taken.flatMap((text) => JSON.parse(text) as string[]).toSorted()).toEqual(folders.toSorted())
  })
})

/** A process that waits for a word, then takes the locks of as many folders as it can, and says whose it took. */
function racer(folders: readonly string[]) {
  const script = `
    import { lockedFolder } from './build/pipeline/output/folder.ts'
    process.stdin.once('data', () => {
      const taken = ${JSON.stringify(folders)}.filter((folder) => {
        try {
          return lockedFolder(folder)
        } catch (fault) {
          if (!fault.message.startsWith('Another build')) throw fault
        }
      })
      process.stdout.write(JSON.stringify(taken))
    })
    process.stdout.write('ready')`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script]
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
}
