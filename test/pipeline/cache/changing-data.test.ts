import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Progress } from '../../../build/cli/terminal.ts'
import { Caches, contents, copyGolden } from './caches.ts'

// Data that somebody edits while a build runs: it publishes what it listed, or nothing.

const FIRST = 'products/sample-fern/SFHHLIP21001V012021.json'
const LAST = 'products/sample-heron/tyre-cover.json'

const caches = new Caches()

/** Each test begins with the golden dataset, built: after the first, with what the one before it left. */
beforeEach(async () => {
  rmSync(caches.data, { recursive: true })
  copyGolden(caches.data)
  expect(await caches.built()).toMatchObject({ code: 0 })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const file = (path: string) => join(caches.data, path)

function edit(path: string): void {
  writeFileSync(file(path), readFileSync(file(path), 'utf8').replace('"name": "', '"name": "New '))
}

/** Does something when the first product was checked, or written: the last one is listed then, and not read yet. */
function when(what: 'checked' | 'written', action: () => void): void {
  let isDone = false
  vi.spyOn(Progress.prototype, 'step').mockImplementation((step) => {
    if (step === what && !isDone) action()
    isDone ||= step === what
  })
}

test.each<[how: string, what: 'checked' | 'written', action: () => void, message: string]>([
  ['changed before it is read', 'checked', () => edit(LAST), `${LAST}: was changed after it was listed`],
  [
    'removed before it is read',
    'checked',
    () => rmSync(file(LAST)),
    `${LAST}: was removed after it was listed`,
  ],
  [
    'replaced by a folder before it is read',
    'checked',
    () => {
      rmSync(file(LAST))
      mkdirSync(file(LAST))
    },
    `${LAST}: was removed after it was listed`,
  ],
  [
    'changed before its files are made',
    'written',
    () => edit(LAST),
    `${LAST}: was changed after it was checked`,
  ],
  [
    'removed before its files are made',
    'written',
    () => rmSync(file(LAST)),
    `${LAST}: was removed after it was checked`,
  ],
])('a file that is %s stops the build by its name', async (_how, what, action, message) => {
  const before = contents(caches.out)
  edit(FIRST)
  edit(LAST)
  when(what, action)
  await expect(caches.built()).rejects.toThrow(message)
  expect(contents(caches.out)).toEqual(before)
})

test('a file that changes when there is nothing to read of it is published as it was listed, and by the next build as it is', async () => {
  edit(FIRST)
  when('checked', () => edit(LAST))
  expect(await caches.built()).toMatchObject({ code: 0 })
  const listed = readFileSync(join(caches.out, 'index/catalogue.json'), 'utf8')
  expect(listed).not.toContain('New Sample Tyre')
  vi.restoreAllMocks()
  expect((await caches.built()).changed).toBeGreaterThan(0)
  await caches.expectWhole()
})

test.each<[how: string, written: string, inPlace: () => void]>([
  ['is written over', LAST, () => undefined],
  ['is replaced by another', 'new.tmp', () => renameSync(file('new.tmp'), file(LAST))],
])(
  'a file that %s is seen where the new one has as many bytes and the same times',
  async (_how, written, inPlace) => {
    const { atime, mtime } = statSync(file(LAST))
    writeFileSync(file(written), readFileSync(file(LAST), 'utf8').replace('"name": "S', '"name": "Z'))
    utimesSync(file(written), atime, mtime)
    inPlace()
    expect((await caches.built()).changed).toBeGreaterThan(5)
    await caches.expectWhole()
  },
)
