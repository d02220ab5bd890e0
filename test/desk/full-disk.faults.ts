import { readFileSync, readdirSync } from 'node:fs'
import type * as Fs from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { StructureView } from '../../build/desk/structure/structure-view.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

/** The step that fails once, and how often it works before. */
const disk = vi.hoisted(() => ({ failing: '', after: 0 }))

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof Fs>()
  const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  const failing =
    <Given extends unknown[], T>(name: string, does: (...given: Given) => T) =>
    (...given: Given): T => {
      if (disk.failing === name && disk.after-- <= 0) {
        disk.failing = ''
        throw full()
      }
      return does(...given)
    }
  return {
    ...real,
    renameSync: failing('rename', real.renameSync),
    writeFileSync: failing('write', real.writeFileSync as (...given: unknown[]) => void),
  }
})

test.each(['write', 'rename'])(
  'a disk that is full at %s: the file is as it was, and nothing is left beside it',
  async (step) => {
    const data = new CarData()
    const desk = await AskedDesk.over(data)
    const before = data.text
    const { digest } = await desk.field('total-loss-threshold')
    disk.failing = step
    const answer = await desk.ask('save', { uin: CAR, key: 'total-loss-threshold', fact: null, digest })
    disk.failing = ''
    expect(answer).toMatchObject({
      status: 507,
      body: { error: expect.stringContaining('the disk is full') as string },
    })
    expect(data.text).toBe(before)
    expect(readdirSync(dirname(data.folder))).toEqual(['data'])
    expect(
      (await desk.ask('save', { uin: CAR, key: 'total-loss-threshold', fact: null, digest })).status,
    ).toBe(200)
  },
)

test.each([
  ['write', 0],
  ['write', 1],
  ['write', 2],
  ['rename', 0],
  ['rename', 1],
  ['rename', 2],
])(
  'a disk that is full at %s, %d files later: no clause, override or fact is corrected, and nothing is left',
  async (step, after) => {
    const data = new CarData()
    const desk = await AskedDesk.over(data)
    const files = () => {
      const beside = readdirSync(dirname(data.file)).toSorted()
      return beside.map((name) => [name, readFileSync(join(dirname(data.file), name), 'utf8')])
    }
    const before = files()
    const { body } = await desk.ask('structure', { uin: CAR, document: 'wording' })
    const { digest, clauses } = body as unknown as StructureView
    const given = { uin: CAR, document: 'wording', digest, clause: clauses[1]?.id, title: 'Another title' }
    Object.assign(disk, { failing: step, after })
    const answer = await desk.ask('correct', given)
    disk.failing = ''
    expect(answer).toMatchObject({
      status: 507,
      body: { error: expect.stringContaining('Nothing') as string },
    })
    expect(files()).toEqual(before)
    expect(readdirSync(dirname(data.folder))).toEqual(['data'])
    expect((await desk.ask('correct', given)).status).toBe(200)
    expect(files()).not.toEqual(before)
  },
)
