import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { GOLDEN } from '../../golden/golden.ts'
import { temporaryFolder } from '../../support/built.ts'
import { type Run, startOf } from '../../support/commands.ts'
import { contents } from './caches.ts'

// Disks that are full or read-only, for real: builds in processes of their own, on small disks and without rights.

/** The superuser may write everywhere: a build gives that right up. */
const BOUND = process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search'] : []
/** What lets a process mount disks that nobody else sees. */
const ALONE = process.getuid?.() === 0 ? ['unshare', '-m'] : ['unshare', '-r', '-m']
const canMount =
  spawnSync(ALONE[0] ?? '', [...ALONE.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0
/** With how many workers full disks are tried; where no disk can be mounted, the limits on files below try the same. */
const ON_DISKS = canMount ? [1, 2] : []

let data = ''
let out = ''
let caches = ''
let after = ''

beforeEach(() => {
  const folder = temporaryFolder('disks')
  data = join(folder, 'data')
  out = join(folder, 'out')
  caches = join(folder, 'caches')
  after = join(folder, 'after')
  cpSync(GOLDEN.data, data, { recursive: true })
})

/** Builds under a command that takes rights away. */
function built(under: readonly string[], workers = 1): Promise<Run> {
  const node = [...under, ...startOf('build/pipeline/index.ts')]
  const where = ['--data', data, '--out', out, '--cache', caches, '--base-url', GOLDEN.baseUrl]
  const [program, ...args] = [...node, ...where, '--no-downloads', '--workers', `${workers}`]
  const env = { ...process.env, URL: '', DEBUG: '' }
  return new Promise((done) => {
    execFile(program ?? '', args, { env }, (error, said, err) => {
      done({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, out: said, err })
    })
  })
}

/** Builds where a folder is a disk of its own that has so much room left; `after` is what the folder holds then. */
function builtOnDisk(folder: string, kilobytes: number, workers: number): Promise<Run> {
  const script = `
mkdir -p '${folder}' && mkdir '${after}' && cp -a '${folder}/.' '${after}' &&
mount -t tmpfs none '${folder}' && cp -a '${after}/.' '${folder}' &&
used=$(du -sk '${folder}' | cut -f1) && mount -o remount,size=$((used + ${kilobytes}))k '${folder}' || exit 99
"$@"
code=$?
rm -r '${after}' && cp -a '${folder}' '${after}' && exit $code`
  return built([...ALONE, 'sh', '-c', script, 'sh'], workers)
}

/** Gives every answer another text. */
function editAll(): void {
  writeFileSync(
    join(data, 'dataset.json'),
    '{\n  "name": "Another sample",\n  "data_date": "2026-04-30"\n}\n',
  )
}

/** What the next build leaves, compared with one of a folder and a cache of their own. */
async function expectRepaired(): Promise<void> {
  expect(await built([])).toMatchObject({ code: 0 })
  const repaired = contents(out)
  ;[out, caches] = [`${out}-fresh`, `${caches}-fresh`]
  expect(await built([])).toMatchObject({ code: 0 })
  expect(repaired).toEqual(contents(out))
}

describe.each(ON_DISKS)('a disk that is full, with %i worker(s)', (workers) => {
  test('while the output is staged leaves the last output, and the next build is whole', async () => {
    expect(await built([])).toMatchObject({ code: 0 })
    const before = contents(out)
    editAll()
    const { code, err } = await builtOnDisk(out, 100, workers)
    expect(err).toMatch(
      /No space is left on the disk\. Make room and build again\. The previous output is unchanged\.\n$/u,
    )
    expect(code).toBe(2)
    expect(contents(after)).toEqual(before)
    await expectRepaired()
  })

  test('while the cache is written is said; the output is whole, and so is the next build', async () => {
    const { code, err } = await builtOnDisk(caches, 40, workers)
    expect(err).toMatch(
      /warning: the cache was not written: \S+\.sqlite: database or disk is full\. The next build/u,
    )
    expect(code).toBe(0)
    cpSync(after, caches, { recursive: true })
    await expectRepaired()
  })
})

test.each([
  [8, 1, /^.*SQLite cannot write its temporary file\. .*The previous output is unchanged\.\n$/su],
  [200, 1, /^.*larger than this process may write .*The previous output is unchanged\.\n$/su],
  [200, 2, /^.*larger than this process may write .*The previous output is unchanged\.\n$/su],
])('files of at most %i blocks leave the last output, with %i worker(s)', async (blocks, workers, words) => {
  expect(await built([])).toMatchObject({ code: 0 })
  const before = contents(out)
  editAll()
  const { code, err } = await built(['sh', '-c', `ulimit -f ${blocks}; exec "$@"`, 'sh'], workers)
  expect(err).toMatch(words)
  expect(code).toBe(2)
  expect(contents(out)).toEqual(before)
  await expectRepaired()
})

describe('a folder that may only be read', () => {
  test('is refused as an output by its name', async () => {
    expect(await built([])).toMatchObject({ code: 0 })
    const before = contents(out)
    editAll()
    chmodSync(out, 0o555)
    const { code, err } = await built(BOUND)
    chmodSync(out, 0o755)
    expect(err).toBe(
      `${out}/.lock: This user has no right to it. Change its permissions, or choose another folder. The previous output is unchanged.\n`,
    )
    expect(code).toBe(2)
    expect(contents(out)).toEqual(before)
    await expectRepaired()
  })

  test('inside the output stops the publishing, and the next build finishes it', async () => {
    expect(await built([])).toMatchObject({ code: 0 })
    editAll()
    chmodSync(join(out, 'api/v1'), 0o555)
    const { code, err } = await built(BOUND)
    chmodSync(join(out, 'api/v1'), 0o755)
    expect(err).toMatch(/EACCES.*Publishing stopped halfway: .*the next build will finish\.\n$/u)
    expect(code).toBe(2)
    expect(existsSync(join(out, '.lock'))).toBe(false)
    await expectRepaired()
  })

  test('as a cache is said, and what it holds is used', async () => {
    expect(await built([])).toMatchObject({ code: 0 })
    editAll()
    const [name = ''] = readdirSync(caches)
    chmodSync(join(caches, name), 0o444)
    chmodSync(caches, 0o555)
    const before = readFileSync(join(caches, name))
    const { code, err } = await built(BOUND)
    chmodSync(caches, 0o755)
    chmodSync(join(caches, name), 0o644)
    expect(err).toMatch(/warning: the cache was not written: \S+\.sqlite: /u)
    expect(code).toBe(0)
    expect(readFileSync(join(caches, name)).equals(before)).toBe(true)
    await expectRepaired()
  })
})
