import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { Cache } from '../../../build/pipeline/cache/cache.ts'
import { GOLDEN } from '../../golden/golden.ts'
import { quietBuild, temporaryFolder } from '../../support/built.ts'
import { wholeTreeOf } from '../../support/tree.ts'

// Real workers that die in the middle: the build stops with the cause and the product, and publishes nothing.

const bomb = vi.hoisted(() => ({ code: '', limits: {} as { maxOldGenerationSizeMb?: number } }))

vi.mock('node:worker_threads', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:worker_threads')>()
  class Worker extends real.Worker {
    constructor(script: URL, options: ConstructorParameters<typeof real.Worker>[1]) {
      // A thread that is no file has nothing in the place of its file on its command line.
      const loading = `process.argv.splice(1, 0, ''); await import(${JSON.stringify(script.href)})`
      const code = `${loading}\n${bomb.code}`
      const url = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
      super(url, { ...options, resourceLimits: bomb.limits })
    }
  }
  return { ...real, Worker }
})

/** What goes off in a worker when it calls a function of the disk so many times. */
function at(call: number, name: 'readFileSync' | 'writeFileSync', what: string): string {
  return `
import { syncBuiltinESMExports } from 'node:module'
import fs from 'node:fs'
const real = fs.${name}
let left = ${call}
fs.${name} = (...args) => {
  if (--left === 0) { ${what} }
  return real(...args)
}
syncBuiltinESMExports()`
}

const PRODUCT = /^products\/sample-\w+\/[\w-]+\.json$/u
const FULL = 'globalThis.full = []; for (;;) full.push(new Array(1000).fill(full.length))'

let folder = ''
let data = ''
let out = ''

beforeEach(() => {
  folder = temporaryFolder('dying-workers')
  ;[data, out] = [join(folder, 'data'), join(folder, 'out')]
  cpSync(GOLDEN.data, data, { recursive: true })
  ;[bomb.code, bomb.limits] = ['', {}]
})

async function built(workers: number): Promise<number> {
  const cache = Cache.open(join(folder, 'caches'), out)
  return (await quietBuild(data, out, GOLDEN.baseUrl, { cache, workers, downloads: false })).code
}

const contents = () =>
  new Map(Array.from(wholeTreeOf(out), ([path, bytes]) => [path, bytes?.toString('latin1') ?? '']))

test.each<[how: string, code: string, cause: RegExp]>([
  ['at once', 'process.exit(3)', /^it ended with exit code 3$/u],
  [
    'by process.exit while it checks',
    at(1, 'readFileSync', 'process.exit(7)'),
    /^it ended with exit code 7$/u,
  ],
  [
    'by process.exit while it makes files',
    at(4, 'writeFileSync', 'process.exit(7)'),
    /^it ended with exit code 7$/u,
  ],
  [
    'by an error that nobody caught',
    at(1, 'readFileSync', "process.nextTick(() => { throw new Error('out of the blue') })"),
    /^out of the blue$/u,
  ],
  ['out of memory', at(2, 'readFileSync', FULL), /^its memory was full$/u],
])(
  'a worker that dies %s stops the build; what was published stays, and the next build is whole',
  async (_how, code, cause) => {
    expect(await built(1)).toBe(0)
    const before = contents()
    // Every file is another one then.
    const dataset = join(data, 'dataset.json')
    writeFileSync(dataset, '{\n  "name": "Another sample",\n  "data_date": "2026-04-30"\n}\n')
    rmSync(join(folder, 'caches'), { recursive: true })
    bomb.code = code
    bomb.limits = { maxOldGenerationSizeMb: 96 }
    const fault = await built(2).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect.assert(fault instanceof Error)
    const [, product = '', why = ''] =
      /^A worker of the build died at (\S+): (.*?)\. The previous/u.exec(fault.message) ?? []
    expect([product, why]).toEqual([expect.stringMatching(PRODUCT), expect.stringMatching(cause)])
    expect(fault.message).toMatch(/Build again; --workers 1 does without workers\.$/u)
    expect(contents()).toEqual(before)
    bomb.code = ''
    expect(await built(2)).toBe(0)
    const incremental = contents()
    rmSync(out, { recursive: true })
    rmSync(join(folder, 'caches'), { recursive: true })
    expect(await built(1)).toBe(0)
    expect(incremental).toEqual(contents())
  },
)

test('a fault of the disk in a worker is told in the words of this process', async () => {
  const noSpace = "Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })"
  bomb.code = at(2, 'writeFileSync', `throw ${noSpace}`)
  await expect(built(2)).rejects.toThrow(
    /^No space is left on the disk\. Make room and build again\. The previous output is unchanged\.$/u,
  )
  expect(existsSync(join(out, 'api'))).toBe(false)
})
