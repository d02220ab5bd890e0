import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import glob from 'fast-glob'
import { parseSync } from 'oxc-parser'
import { ROOMS, roomOf } from './rooms.ts'

/** Every import below a folder that goes against the list of rooms, as one sentence each. */
export function violations(root: string): string[] {
  const files = glob.sync(['build/**/*.{ts,tsx}', 'functions/**/*.ts', 'test/**/*.ts'], {
    cwd: root,
    ignore: ['test/golden/public/**'],
  })
  return files.toSorted().flatMap((file) => {
    const from = roomOf(file)
    if (from === null) return [`${file} is in no room; add its folder to test/boundaries/rooms.ts`]
    return importsOf(join(root, file)).flatMap((target) => problem(file, from, target) ?? [])
  })
}

function problem(file: string, from: number, target: string): string | null {
  const room = ROOMS[from]?.path ?? ''
  if (!target.startsWith('.')) {
    const isIo = room === 'build/contract' && target.startsWith('node:')
    return isIo ? `${file} imports ${target}; build/contract does no I/O` : null
  }
  const path = posix.join(dirname(file), target)
  const to = roomOf(path)
  if (to !== null && to <= from) return null
  const before = ROOMS.slice(0, from).map((one) => one.path)
  return `${file} imports ${path}; ${room} may import ${['itself', ...before].join(', ')}`
}

/** What a file imports and re-exports, types and dynamic imports included. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const named = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const later = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const text = readFileSync(file, 'utf8').slice(moduleRequest.start, moduleRequest.end)
    return /^['"`]/u.test(text) ? [text.slice(1, -1)] : []
  })
  return [...named, ...again, ...later]
}
