import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { type ExitCode, command } from '../../../build/cli/command.ts'
import { startPreview } from '../../../build/serve/preview/preview-server.ts'
import { type Scenario, SCENARIOS } from './conformance-scenarios.ts'
import { mustBuild, temporaryFolder } from '../../support/built.ts'
import { SAMPLE } from '../../support/sample-data.ts'

const TESTS = '@modelcontextprotocol/conformance@0.2.0-alpha.12'
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const exec = promisify(execFile)

/** Outcome of one scenario: ids of the checks that failed, each once, and how many passed. */
interface Result {
  readonly failed: readonly string[]
  readonly passed: number
}

async function run(tests: string, url: string, { name, revision }: Scenario): Promise<Result> {
  const shim = pathToFileURL(join(ROOT, 'test/serve/mcp/node-20-fs.mjs')).href
  const args = [
    '--import',
    shim,
    tests,
    'server',
    '--url',
    url,
    '--spec-version',
    revision,
    '--scenario',
    name,
  ]
  // The command exits with 1 when a check fails; its output is what counts.
  const { stdout } = await exec(process.execPath, args).catch((error: { stdout: string }) => error)
  const lines = stripVTControlCharacters(stdout).split('\n')
  const countOf = (word: string) =>
    lines.flatMap((line) => new RegExp(String.raw`^\S+ \[(\S+)\s*\] ${word}\b`, 'u').exec(line)?.[1] ?? [])
  return { failed: [...new Set(countOf('FAILURE'))].toSorted(), passed: countOf('SUCCESS').length }
}

/** Installs the tests into a folder; gives the path of their command. */
async function installed(folder: string): Promise<string> {
  await exec('npm', ['install', '--no-save', '--silent', '--prefix', folder, TESTS])
  return join(folder, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
}

/** Runs a scenario; gives one line for each check that does not end as the list says. */
async function surprises(tests: string, url: string, scenario: Scenario): Promise<string[]> {
  const { name, revision, cannotApply } = scenario
  const { failed, passed } = await run(tests, url, scenario)
  const expected = Object.keys(cannotApply)
  const wrong = failed.filter((check) => !expected.includes(check))
  console.log(
    `${revision} ${name}: ${passed} passed, ${wrong.length} failed, ${expected.length} cannot apply`,
  )
  const gone = expected.filter((check) => !failed.includes(check))
  return [
    ...(passed === 0 ? [`${name}: nothing passed; did it run?`] : []),
    ...wrong.map((check) => `${name}: ${check} failed`),
    ...gone.map((check) => `${name}: ${check} is listed as failing and does not`),
  ]
}

async function conform(): Promise<ExitCode> {
  const folder = temporaryFolder('conformance')
  const tests = await installed(folder)
  const out = join(folder, 'public')
  await mustBuild(join(ROOT, SAMPLE), out, 'http://localhost')
  const preview = await startPreview({ folder: out, limit: false })
  const found: string[] = []
  for (const scenario of SCENARIOS)
    found.push(...(await surprises(tests, `http://localhost:${preview.port}/mcp`, scenario)))
  await preview.close()
  for (const line of found) console.error(line)
  return found.length === 0 ? 0 : 1
}

export const conformanceCommand = command({
  name: 'npm run test:slow mcp',
  about: `Runs the official conformance tests of the Model Context Protocol, ${TESTS}, against the endpoint of a preview, in both revisions. Needs the npm registry.`,
  options: {},
  exitsWith1: 'a check fails that should pass, or passes that cannot apply',
  main: conform,
})
