import { readdirSync } from 'node:fs'
import type * as Fs from 'node:fs'
import { dirname } from 'node:path'
import { expect, test, vi } from 'vitest'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

const disk = vi.hoisted(() => ({ failing: '' }))

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof Fs>()
  const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  const failing =
    <Given extends unknown[], T>(name: string, does: (...given: Given) => T) =>
    (...given: Given): T => {
      if (disk.failing === name) throw full()
      return does(...given)
    }
  return {
    ...real,
    writeSync: failing('write', real.writeSync as (...given: unknown[]) => number),
    fsyncSync: failing('sync', real.fsyncSync),
    renameSync: failing('rename', real.renameSync),
  }
})

test.each(['write', 'sync', 'rename'])(
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
