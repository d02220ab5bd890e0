import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, promisify } from 'node:util'
import { type ExitCode, command } from '../../build/cli/command.ts'
import { FUNCTION_METHODS, FUNCTION_PATHS } from '../../build/contract/hosting.ts'
import { RATE_LIMIT } from '../../build/contract/limits.ts'
import { temporaryFolder } from '../support/built.ts'

// Work of the platform and other tools on the service: bundles, netlify.toml, the interface description.

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BUNDLER = '@netlify/zip-it-and-ship-it@16.2.3'
/** The MCP library and its schemas are 1.2 MB of `write`; the rest of it is under 700 kB. */
const LARGEST = 2 * 1024 * 1024

/** Entry of a function in the manifest. */
interface Bundled {
  readonly name: string
  readonly path: string
  readonly bundler: string
  readonly routes?: readonly Route[]
  readonly trafficRules?: unknown
}

interface Route {
  readonly pattern?: string
  readonly methods?: readonly string[]
  readonly prefer_static?: boolean
}

/** The rule that counts requests; the platform adds up rules of equal numbers. */
const LIMITED = {
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
}

function routesOf(patterns: readonly string[], methods: readonly string[], prefer_static: boolean): Route[] {
  return patterns.map((pattern) => ({ pattern, methods, prefer_static }))
}

/** Manifest that the platform must make of each function's config. */
const EXPECTED: Readonly<Record<string, Pick<Bundled, 'routes' | 'trafficRules'>>> = {
  query: {
    routes: routesOf(FUNCTION_PATHS.query, FUNCTION_METHODS.query, true),
    trafficRules: LIMITED,
  },
  'rate-limited': { routes: routesOf(['/rate-limited'], [], false), trafficRules: null },
  write: {
    routes: routesOf(FUNCTION_PATHS.write, FUNCTION_METHODS.write, false),
    trafficRules: LIMITED,
  },
}

/** Bundles the functions into a folder; gives what the manifest says of them. */
async function bundled(folder: string): Promise<Bundled[]> {
  const manifest = join(folder, 'manifest.json')
  const zips = join(folder, 'zips')
  mkdirSync(zips)
  await promisify(execFile)(
    'npx',
    ['--yes', BUNDLER, join(ROOT, 'functions'), zips, '--manifest', manifest],
    { cwd: ROOT },
  )
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { functions: Bundled[] }).functions
}

/** Problems of the bundles; empty where there are none. */
function problemsOf(functions: readonly Bundled[]): string[] {
  const names = functions.map(({ name }) => name).toSorted()
  const expected = Object.keys(EXPECTED)
  if (!isDeepStrictEqual(names, expected))
    return [`the functions are ${names.join(', ')}, not ${expected.join(', ')}`]
  return functions.flatMap((one) => [...configProblems(one), ...contentProblems(one)])
}

/** The bundler that netlify.toml names. */
const NODE_BUNDLER = 'nft'

function configProblems({ name, bundler, routes = [], trafficRules = null }: Bundled): string[] {
  const plain = routes.map(({ pattern, methods, prefer_static = false }) => ({
    pattern,
    methods,
    prefer_static,
  }))
  const wanted = EXPECTED[name]
  return [
    ...(bundler === NODE_BUNDLER ? [] : [`${name}: bundled by ${bundler}, not by ${NODE_BUNDLER}`]),
    ...(isDeepStrictEqual(plain, wanted?.routes) ? [] : [`${name}: routes are ${JSON.stringify(plain)}`]),
    ...(isDeepStrictEqual(trafficRules, wanted?.trafficRules)
      ? []
      : [`${name}: traffic rules are ${JSON.stringify(trafficRules)}`]),
  ]
}

// The names of files are not compressed in an archive.
function contentProblems({ name, path }: Bundled): string[] {
  const bytes = readFileSync(path)
  return [
    ...(bytes.length > LARGEST ? [`${name}: ${bytes.length} bytes are more than ${LARGEST}`] : []),
    ...(/sqlite/iu.test(bytes.toString('latin1')) ? [`${name}: contains SQLite`] : []),
    ...(bytes.includes('___netlify-entry-point') ? [] : [`${name}: is not the bundle of a function`]),
  ]
}

async function checkBundles(): Promise<ExitCode> {
  const folder = temporaryFolder('bundles')
  const functions = await bundled(folder)
  for (const { name, path, routes = [] } of functions) {
    const shown = routes.map(({ pattern, methods = [] }) => `${pattern} ${methods.join(' ') || 'any method'}`)
    const size = `${statSync(path).size} bytes`
    console.log(`${name.padEnd(14)} ${size}  ${shown.join(', ') || 'no route of its own'}`)
  }
  const problems = problemsOf(functions)
  for (const problem of problems) console.error(problem)
  return problems.length === 0 ? 0 : 1
}

export const checkBundlesCommand = command({
  name: 'npm run test:slow bundles',
  about: `Bundles the functions as the platform does, with ${BUNDLER} through npx. Checks what the manifest says (routes, methods, rate limits) and that each bundle is under 2 MB and has no database in it. Needs the npm registry.`,
  options: {},
  exitsWith1: 'a bundle is not as it must be',
  main: checkBundles,
})
