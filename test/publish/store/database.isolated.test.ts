import { beforeEach, describe, expect, test, vi } from 'vitest'

// Messages where the native module of SQLite cannot be used.

const failure = vi.hoisted(() => ({ message: '' }))
vi.mock('better-sqlite3', () => ({
  default: function Database(): never {
    throw new Error(failure.message)
  },
}))

const { abortsOn, openDatabase } = await import('../../../build/publish/store/database.ts')

beforeEach(() => {
  failure.message = ''
})

describe('a native module that does not load', () => {
  // As bindings, Node and the loader of Linux word it.
  test.each([
    [
      'Could not locate the bindings file. Tried:\n → /a/build/better_sqlite3.node\n → /a/lib/x.node',
      'Tried. It',
    ],
    ["Module did not self-register: '/a/better_sqlite3.node'.", 'did not self-register'],
    [
      "The module '/a/better_sqlite3.node'\nwas compiled against a different Node.js version using\nNODE_MODULE_VERSION 115.",
      '/a/better_sqlite3.node',
    ],
    ['/lib/libc.so.6: version `GLIBC_2.38’ not found', 'GLIBC_2.38'],
  ])('is told of in one line with the command that mends it: %s', (message, printed) => {
    failure.message = message
    const open = () => openDatabase(':memory:')
    expect(open).toThrow('Run: npm rebuild better-sqlite3.')
    expect(open).toThrow(`Node ${process.versions.node}`)
    expect(open).toThrow(printed)
    expect(open).toThrow(/^[^\n]*$/u)
  })
})

test.each([
  ['20.20.2', false],
  ['22.23.3', false],
  ['24.18.1', false],
  ['24.19.0', true],
  ['25.0.0', true],
  ['26.10.0', true],
])('Node %s aborts when better-sqlite3 12 frees a statement: %s', (version, aborts) => {
  expect(abortsOn(version)).toBe(aborts)
})
