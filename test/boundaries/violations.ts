import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import glob from 'fast-glob'
import { parseSync } from 'oxc-parser'
import { ROOMS, roomOf, type Room } from './rooms.ts'

/** Rooms whose files use no Node modules: they run in functions, browsers and workers alike. */
const PURE = new Set(['build/contract', 'build/search', 'build/view'])

/** Every import below a folder that breaks the list of rooms, and every pair of folders importing each other. */
export function violations(root: string): string[] {
  const files = glob.sync(['build/**/*.{ts,tsx}', 'functions/**/*.{ts,tsx}', 'test/**/*.ts'], {
    cwd: root,
    ignore: ['test/golden/public/**'],
  })
  const imports = files.toSorted().map((file) => ({ file, targets: importsOf(join(root, file)) }))
  return [
    ...imports.flatMap(({ file, targets }) => {
      const from = ROOMS[roomOf(file) ?? -1]
      if (from === undefined) return [`${file} is in no room; add its folder to test/boundaries/rooms.ts`]
      return targets.flatMap((target) => problem(file, from, target) ?? [])
    }),
    ...mutual(imports),
  ]
}

function problem(file: string, room: Room, target: string): string | null {
  if (!target.startsWith('.')) {
    const isIo = PURE.has(room.path) && target.startsWith('node:')
    return isIo ? `${file} imports ${target}; ${room.path} does no I/O` : null
  }
  const path = posix.join(dirname(file), target)
  const to = ROOMS[roomOf(path) ?? -1]
  const allowed = room.only ?? ROOMS.slice(0, ROOMS.indexOf(room)).map((before) => before.path)
  if (to === room || (to !== undefined && allowed.includes(to.path))) return null
  return `${file} imports ${path}; ${room.path} may import ${['itself', ...allowed].join(', ')}`
}

interface FileImports {
  readonly file: string
  readonly targets: readonly string[]
}

/** Pairs of folders of the shipped code in which each imports the other; a folder and its sub-folder may. */
function mutual(imports: readonly FileImports[]): string[] {
  const arrows = new Set<string>()
  for (const { file, targets } of imports) {
    if (file.startsWith('test/')) continue
    for (const target of targets) {
      if (target.startsWith('.')) arrows.add(`${dirname(file)} ${dirname(posix.join(dirname(file), target))}`)
    }
  }
  return [...arrows].flatMap((arrow) => {
    const [from = '', to = ''] = arrow.split(' ')
    const isNested = to.startsWith(from) || from.startsWith(to)
    if (isNested || from > to || !arrows.has(`${to} ${from}`)) return []
    return [`${from} and ${to} import each other; move what both need below them`]
  })
}

/** Imports and re-exports of a file, types and dynamic imports included. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { module } = parseSync(file, text)
  const named = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const later = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const written = text.slice(moduleRequest.start, moduleRequest.end)
    return /^['"`]/u.test(written) ? [written.slice(1, -1)] : []
  })
  return [...named, ...again, ...later]
}
