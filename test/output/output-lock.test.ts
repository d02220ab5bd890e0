import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Output } from '../../build/output/output.ts'
import { OutputFolder } from '../support/output-folder.ts'

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
    import { Output } from './build/output/output.ts'
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
const atWork = (pid: number | undefined) =>
  `another build (process ${pid}) is at work in ${folder.path}; wait for it, or remove ${lock()} if there is none`

describe('while another process builds', { timeout: 60_000 }, () => {
  test('a build is refused by its number, and touches nothing of it', async () => {
    const { pid } = await startOther()
    const before = folder.snapshot()
    expect(before['.staging/0']).toBe('of the other')
    expect(() => folder.write(FIRST)).toThrow(atWork(pid))
    expect(folder.snapshot()).toEqual(before)
  })

  test('and is killed, the next build is not kept waiting and makes all good', async () => {
    await startOther()
    await end()
    expect(existsSync(lock())).toBe(true)
    expect(folder.write(FIRST)).toMatchObject({ changed: 2 })
    expect(folder.snapshot()).toEqual({ a: 'folder', ...FIRST, '.built': 'a/one\na/two\n' })
  })

  test('and is killed, a process that is given its number is not taken for it', async () => {
    const { pid } = await startOther()
    const [name = ''] = readdirSync(lock())
    await end()
    renameSync(join(lock(), name), join(lock(), name.replace(String(pid), String(process.pid))))
    expect(folder.write(FIRST)).toMatchObject({ changed: 2 })
  })
})

describe('the lock', () => {
  test('is held from the opening to the end, and stands no longer', () => {
    for (const end of ['commit', 'discard'] as const) {
      const output = Output.open(folder.path)
      expect(() => Output.open(folder.path)).toThrow(atWork(process.pid))
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
    rmSync(lock(), { recursive: true })
    const next = Output.open(folder.path)
    next.put('a/one', 'next')
    expect(() => output.commit()).toThrow(`${lock()}: was removed while this build ran`)
    output.discard()
    next.commit()
    expect(folder.snapshot()).toEqual({ a: 'folder', 'a/one': 'next', '.built': 'a/one\n' })
  })

  test('of builds that were killed goes with the first that is not, however many they were', () => {
    for (const killed of ['999999999.1.a', `${process.pid}.1.b`, `${process.pid}.1.c`])
      folder.put(`.lock/${killed}`, '')
    const output = Output.open(folder.path)
    expect(readdirSync(lock())).toHaveLength(1)
    output.discard()
    expect(existsSync(lock())).toBe(false)
  })

  test('may be an empty folder: a build was killed in between', () => {
    folder.put('.lock/1', '')
    rmSync(folder.at('.lock/1'))
    expect(folder.write(FIRST)).toMatchObject({ changed: 2 })
    expect(existsSync(lock())).toBe(false)
  })

  test.each(['.lock', '.lock/key'])("%s that is somebody else's is left alone", (path) => {
    folder.put(path, 'of my door')
    expect(() => folder.write(FIRST)).toThrow(`${folder.at(path)}: is no lock of a build; move it away`)
    expect(folder.snapshot()).toMatchObject({ [path]: 'of my door' })
  })
})
