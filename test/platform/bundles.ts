import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, parseArgs, promisify } from 'node:util'
import { UsageError } from '../../build/cli/options.ts'
import { RATE_LIMIT } from '../../build/contract/limits.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BUNDLER = '@netlify/zip-it-and-ship-it@14.7.1'
const LARGEST = 1024 * 1024

const HELP = `Usage: npm run check:bundles

Bundles the functions as the platform does, with ${BUNDLER} through npx, and checks what its manifest
says: routes, methods, rate limits, and of each bundle the size (under 1 MB) and that no database is in it.
Needs the npm registry. Exits with 0 when all is as it must be, 1 when not, 2 when the bundler fails.`

/** What the bundler says of a function. */
interface Bundled {
  readonly name: string
  readonly path: string
  readonly routes?: readonly Route[]
  readonly trafficRules?: unknown
}

interface Route {
  readonly pattern?: string
  readonly methods?: readonly string[]
}

/** What the platform must make of each function's config. */
const EXPECTED: Readonly<Record<string, Omit<Bundled, 'name' | 'path'>>> = {
  query: { routes: [], trafficRules: null },
  'rate-limited': { routes: [{ pattern: '/rate-limited', methods: [] }], trafficRules: null },
  write: {
    routes: [{ pattern: '/api/*', methods: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] }],
    trafficRules: {
      action: {
        type: 'rewrite',
        config: {
          to: '/rate-limited',
          rateLimitConfig: {
            algorithm: 'sliding_window',
            windowLimit: RATE_LIMIT.requests,
            windowSize: RATE_LIMIT.seconds,
          },
          aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
        },
      },
    },
  },
}

/** Bundles the functions into a folder; gives what the manifest says of them. */
async function bundled(folder: string): Promise<Bundled[]> {
  const manifest = join(folder, 'manifest.json')
  const zips = join(folder, 'zips')
  mkdirSync(zips)
  const config = JSON.stringify({ '*': { nodeBundler: 'esbuild' } })
  await promisify(execFile)(
    'npx',
    ['--yes', BUNDLER, join(ROOT, 'functions'), zips, '--manifest', manifest, '--config', config],
    { cwd: ROOT },
  )
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { functions: Bundled[] }).functions
}

/** What is wrong with the bundles; nothing where all is as it must be. */
function problemsOf(functions: readonly Bundled[]): string[] {
  const names = functions.map(({ name }) => name).toSorted()
  const expected = Object.keys(EXPECTED)
  if (!isDeepStrictEqual(names, expected))
    return [`the functions are ${names.join(', ')}, not ${expected.join(', ')}`]
  return functions.flatMap((one) => [...configProblems(one), ...contentProblems(one)])
}

function configProblems({ name, routes = [], trafficRules = null }: Bundled): string[] {
  const plain = routes.map(({ pattern, methods }) => ({ pattern, methods }))
  const wanted = EXPECTED[name]
  return [
    ...(isDeepStrictEqual(plain, wanted?.routes) ? [] : [`${name}: routes are ${JSON.stringify(plain)}`]),
    ...(isDeepStrictEqual(trafficRules, wanted?.trafficRules)
      ? []
      : [`${name}: traffic rules are ${JSON.stringify(trafficRules)}`]),
  ]
}

// The names of files stand uncompressed in an archive.
function contentProblems({ name, path }: Bundled): string[] {
  const bytes = readFileSync(path)
  return [
    ...(bytes.length > LARGEST ? [`${name}: ${bytes.length} bytes are more than ${LARGEST}`] : []),
    ...(/sqlite/iu.test(bytes.toString('latin1')) ? [`${name}: holds SQLite`] : []),
    ...(bytes.includes('___netlify-entry-point') ? [] : [`${name}: is no bundle of a function`]),
  ]
}

function commandLine() {
  try {
    return parseArgs({ options: { help: { type: 'boolean', default: false } } }).values
  } catch (fault) {
    throw new UsageError(`${(fault as Error).message}\n\n${HELP}`)
  }
}

async function main(): Promise<number> {
  if (commandLine().help) {
    console.log(HELP)
    return 0
  }
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'))
  try {
    const functions = await bundled(folder)
    for (const { name, path, routes = [] } of functions) {
      const ways = routes.map(
        ({ pattern, methods = [] }) => `${pattern} ${methods.join(' ') || 'any method'}`,
      )
      console.log(
        `${name.padEnd(14)} ${statSync(path).size} bytes  ${ways.join(', ') || 'no route of its own'}`,
      )
    }
    const problems = problemsOf(functions)
    for (const problem of problems) console.error(problem)
    return problems.length === 0 ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  process.exitCode = await main()
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault))
  process.exitCode = 2
}
