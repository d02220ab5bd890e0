import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Command } from '../../build/cli/command.ts'
import type { Subcommand } from '../../build/cli/subcommands.ts'
import { ERRORS } from '../../build/contract/errors.ts'
import { OPERATIONS } from '../../build/contract/operations.ts'
import { KINDS } from '../../build/ingest/index.ts'
import { BENCHMARKS } from '../bench/index.ts'
import { ROOMS } from '../boundaries/rooms.ts'
import { SAMPLES } from '../sample/index.ts'
import { SLOW_TESTS } from '../slow/index.ts'

// Documents name scripts, options, rooms and counts that exist, and all of them; named-files.test.ts has the files.

const NAMES = [
  'README.md',
  'CONTRIBUTING.md',
  'DESIGN.md',
  'CHANGELOG.md',
  'data/README.md',
  'docs/start-your-own.md',
] as const
const read = (name: string) => readFileSync(name, 'utf8')
const { scripts, version } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  version: string
}

/** Every match of a pattern in a text, by the name of a group. */
function found(text: string, pattern: RegExp, group: string): string[] {
  return Array.from(text.matchAll(pattern), ({ groups }) => groups?.[group] ?? '')
}

/** The scripts that a text names: `npm run check`, `npm run -s types`, `npm test`, `npm start`. */
function scriptsIn(text: string): string[] {
  const run = found(text, /npm run (?:-s )?(?<name>[a-z]+(?:[:-][a-z]+)*)/gu, 'name')
  return [...run, ...found(text, /npm (?<name>test|start)\b/gu, 'name')]
}

describe('scripts', () => {
  test.each([...NAMES, '.ci/run', 'netlify.toml', 'package.json'])('that %s names exist', (name) => {
    const unknown = scriptsIn(read(name)).filter((script) => !Object.hasOwn(scripts, script))
    expect(unknown).toEqual([])
  })

  test('are all named in README or CONTRIBUTING', () => {
    const named = new Set(scriptsIn(read('README.md') + read('CONTRIBUTING.md')))
    expect(Object.keys(scripts).filter((script) => !named.has(script))).toEqual([])
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(22)
  })
})

/** The scripts that run a module of ours, each with the module. */
const PROGRAMS = Object.entries(scripts).flatMap(([script, line]) => {
  const module = /^(?:tsx|node build\/cli\/start\.mjs) (?<path>\S+)$/u.exec(line)?.groups?.['path']
  return module === undefined ? [] : [[script, module] as const]
})

/** The command that a module declares. */
async function commandIn(module: string): Promise<Command> {
  const exported = (await import(join(process.cwd(), module))) as Record<string, unknown>
  const [command] = Object.entries(exported).flatMap(([name, value]) =>
    name.endsWith('Command') ? [value] : [],
  )
  if (command === undefined) throw new Error(`${module} exports no command`)
  return command as Command
}

/** The scripts whose first word is a name of a table. */
const TABLES: Readonly<Record<string, Readonly<Record<string, Subcommand>>>> = {
  ingest: KINDS,
  bench: BENCHMARKS,
  sample: SAMPLES,
  'test:slow': SLOW_TESTS,
}
const SUBCOMMANDS = Object.entries(TABLES).flatMap(([script, table]) =>
  Object.entries(table).map(([name, { load }]) => [`${script} ${name}`, load] as const),
)

describe('commands', () => {
  test('are many, and each is a script', () => {
    expect(PROGRAMS.length).toBeGreaterThan(12)
    const lines = Object.values(scripts).filter((line) => /^(?:tsx|node) build\//u.test(line))
    expect(lines).toHaveLength(PROGRAMS.filter(([, module]) => module.startsWith('build/')).length)
  })

  test.each(PROGRAMS)('npm run %s explains itself under its own name', async (script, module) => {
    const name = script === 'start' ? 'npm start' : `npm run ${script}`
    const { help } = await commandIn(module)
    expect(help.startsWith(`Usage: ${name} -- `)).toBe(true)
    expect(help).toContain('\n  --help')
  })

  test.each(SUBCOMMANDS)('npm run %s explains itself under its own name', async (words, load) => {
    const [script = '', name = ''] = words.split(' ')
    const typed = script === 'ingest' ? `npm run ingest -- ${name} ` : `npm run ${words} -- `
    expect((await load()).help.startsWith(`Usage: ${typed}`)).toBe(true)
  })

  test('named in documents as words of a script are in its table', () => {
    const pattern = /npm run (?<script>bench|test:slow) (?:-- )?(?<name>[a-z-]+)/gu
    const named = NAMES.flatMap((name) => Array.from(read(name).matchAll(pattern), ({ groups }) => groups))
    const unknown = named.filter(
      (groups) => !Object.hasOwn(TABLES[groups?.['script'] ?? ''] ?? {}, groups?.['name'] ?? ''),
    )
    expect(unknown).toEqual([])
    expect(named.length).toBeGreaterThan(5)
  })

  test('have the options that documents give them', async () => {
    const helps = new Map<string, string>()
    for (const [script, module] of PROGRAMS) helps.set(script, (await commandIn(module)).help)
    for (const [words, load] of SUBCOMMANDS) {
      const [script = ''] = words.split(' ')
      helps.set(script, (helps.get(script) ?? '') + (await load()).help)
    }
    const uses = NAMES.flatMap((name) =>
      Array.from(
        read(name).matchAll(/npm (?:run )?(?<script>[\w:-]+) -- (?<args>[^`\n]*)/gu),
        ({ groups }) => [groups?.['script'] ?? '', groups?.['args'] ?? ''] as const,
      ),
    )
    const ours = new Set(PROGRAMS.map(([script]) => script))
    const unknown = uses
      .filter(([script]) => ours.has(script))
      .flatMap(([script, args]) =>
        found(args, /(?<option>--[a-z-]+)/gu, 'option').filter(
          (option) => helps.get(script)?.includes(`\n  ${option}`) !== true,
        ),
      )
    expect(unknown).toEqual([])
    expect(uses.length).toBeGreaterThan(5)
  })
})

describe('rooms', () => {
  test('are those of the fence, in its order and its words', () => {
    const rows = Array.from(
      read('DESIGN.md').matchAll(/^\| `(?<path>[a-z/-]+)\/` +\| (?<purpose>.*?) +\|$/gmu),
      ({ groups }) => ({ path: groups?.['path'], purpose: groups?.['purpose'] }),
    )
    expect(rows).toEqual(ROOMS.map(({ path, purpose }) => ({ path, purpose })))
  })
})

const operations = Object.values(OPERATIONS)
const COUNTS: Readonly<Record<string, number>> = {
  operations: operations.length,
  queries: operations.filter(({ kind }) => kind === 'query').length,
  POSTs: operations.filter(({ method }) => method === 'POST').length,
  'stable codes': Object.keys(ERRORS).length,
  'error codes': Object.keys(ERRORS).length,
}
const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')

/** The counts in a text that are wrong; best are none, which nothing can make wrong. */
function wrongCountsIn(text: string): string[] {
  const pattern = new RegExp(
    `\\b(?<count>\\d+|${WORDS.join('|')}) (?<noun>${Object.keys(COUNTS).join('|')})\\b`,
    'giu',
  )
  return Array.from(text.matchAll(pattern), ({ groups }) => groups).flatMap((groups) => {
    const { count = '', noun = '' } = groups ?? {}
    const number = /\d/u.test(count) ? Number(count) : WORDS.indexOf(count.toLowerCase())
    return number === COUNTS[noun] ? [] : [`${count} ${noun}`]
  })
}

describe('counts', () => {
  test.each(NAMES)('in %s are right', (name) => {
    expect(wrongCountsIn(read(name))).toEqual([])
  })
})

test('the changelog begins with the version of the package, after what is not released yet', () => {
  expect(/^## (?!Unreleased$)(?<version>\S+)/mu.exec(read('CHANGELOG.md'))?.groups?.['version']).toBe(version)
})
