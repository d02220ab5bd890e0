import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { type ExitCode, command } from '../../../build/cli/command.ts'
import { FILES_DOCUMENT, OPENAPI_PATH } from '../../../build/contract/paths.ts'
import { build } from '../../../build/pipeline/index.ts'
import { serveSite } from '../../requests/site.ts'
import { temporaryFolder } from '../../support/built.ts'
import { type Call, callsOf, plainAnswer } from './calls.ts'
import { TOOLS, type Tool } from './tools.ts'
import { SAMPLE } from '../../support/sample-data.ts'

// Clients made by generators that nobody here wrote: do they compile, and do they answer as a plain request does?

const exec = promisify(execFile)

/** The descriptions of the operations and of the files beyond them. */
const DESCRIPTIONS = [OPENAPI_PATH, FILES_DOCUMENT]

const STRICT = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  types: [],
  noEmit: true,
  strict: true,
}

/** Runs a program to its end; throws with what it printed. */
async function run(folder: string, program: string, ...args: string[]): Promise<string> {
  const limits = { cwd: folder, maxBuffer: 2 ** 26 }
  const { stdout } = await exec(program, args, limits).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${program} ${args.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`)
    },
  )
  return stdout
}

/** Installs a generator in a folder. */
async function installed(tool: Tool, folder: string): Promise<void> {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n')
  const config = { compilerOptions: STRICT, files: ['use.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), `${JSON.stringify(config)}\n`)
  for (const [name, text] of Object.entries(tool.files)) writeFileSync(join(folder, name), text)
  await run(folder, 'npm', 'install', '--no-save', '--silent', ...tool.packages)
}

/** Makes a client, compiles it with its use, and runs it; gives the bodies by operation. */
async function answersOf(
  tool: Tool,
  folder: string,
  document: string,
  origin: string,
  calls: readonly Call[],
) {
  writeFileSync(join(folder, 'use.ts'), `${tool.use(origin, calls)}export {}\n`)
  copyFileSync(document, join(folder, 'openapi.json'))
  const bin = join(folder, 'node_modules/.bin')
  const [program, ...args] = tool.generate
  const node = existsSync(join(bin, 'node')) ? join(bin, 'node') : process.execPath
  await run(folder, node, join(bin, program), ...args)
  await run(folder, resolve('node_modules/.bin/tsc'), '--project', 'tsconfig.json')
  return JSON.parse(await run(folder, resolve('node_modules/.bin/tsx'), 'use.ts')) as Record<string, unknown>
}

/** The operations that a generated client does not answer as a plain request does. */
async function differing(origin: string, calls: readonly Call[], answers: Record<string, unknown>) {
  const differ: string[] = []
  for (const call of calls)
    if (!isDeepStrictEqual(answers[call.id], await plainAnswer(origin, call))) differ.push(call.id)
  return differ
}

/** Tries one generator on a description; gives what is wrong, or null. */
async function problemOf(
  tool: Tool,
  folder: string,
  document: string,
  origin: string,
): Promise<string | null> {
  const calls = callsOf(document)
  try {
    const differ = await differing(origin, calls, await answersOf(tool, folder, document, origin, calls))
    console.log(
      `${tool.name}, ${basename(document)}: compiles; ${calls.length - differ.length} of ${calls.length} operations answered`,
    )
    return differ.length === 0
      ? null
      : `${tool.name}, ${basename(document)}: another answer to ${differ.join(', ')}`
  } catch (error) {
    return `${tool.name}: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Tries every generator against a site; gives what is wrong. */
async function problemsOf(site: string, folder: string): Promise<string[]> {
  const preview = await serveSite(site, { limit: false })
  // Each mostly waits for the registry and for one program after another.
  const problemsWith = async (tool: Tool, at: number): Promise<string[]> => {
    const own = join(folder, String(at))
    await installed(tool, own)
    const problems: (string | null)[] = []
    for (const document of DESCRIPTIONS)
      problems.push(await problemOf(tool, own, join(site, document), preview.origin))
    return problems.filter((problem) => problem !== null)
  }
  try {
    return (await Promise.all(TOOLS.map(problemsWith))).flat()
  } finally {
    await preview.close()
  }
}

async function tryClients(): Promise<ExitCode> {
  const folder = temporaryFolder('clients')
  const site = join(folder, 'public')
  const code = await build({ data: SAMPLE, out: site, baseUrl: 'http://localhost' })
  if (code !== 0) return code
  const problems = await problemsOf(site, folder)
  for (const problem of problems) console.error(problem)
  return problems.length === 0 ? 0 : 1
}

export const testClientsCommand = command({
  name: 'npm run test:slow clients',
  about:
    'Makes clients of the emitted descriptions with four generators, compiles them in strict mode, and asks all operations of a preview through them. Installs the generators, so it needs the npm registry.',
  options: {},
  exitsWith1: 'a client does not compile, or its answers differ from those of plain requests',
  main: tryClients,
})
