import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ExitCode, command } from '../../build/cli/command.ts'
import { build } from '../../build/pipeline/index.ts'
import { temporaryFolder } from '../support/built.ts'

const REDOCLY = '@redocly/cli@2.77.0'
const SPECTRAL = '@stoplight/spectral-cli@6.16.3'
const TYPES = 'openapi-typescript@7.13.0'

/** What somebody writes who uses the generated types. */
const USE = `import type { components, paths } from './types.ts'

type Answer<Path extends keyof paths> = paths[Path] extends { get: { responses: { 200: { content: { 'application/json': infer Body } } } } }
  ? Body
  : never

export function quotes(policy: Answer<'/api/v1/policy/{uin}'>): string[] {
  return policy.facts.flatMap(({ quote, clause }) => (quote === null || clause === null ? [] : [quote + ' ' + clause.url]))
}

export function counts(stats: Answer<'/api/v1/stats'>): number {
  return stats.products.total + stats.facts.not_stated
}

export const refusal: components['schemas']['Refusal'] = {
  error: 'policy-not-found',
  message: 'The service holds no product with this UIN.',
  docs: 'https://example.org/docs/errors#policy-not-found',
}

// @ts-expect-error: bodies are closed and typed, so a misspelt field does not compile.
export const wrong = (clause: Answer<'/api/v1/clause/{id}'>): unknown => clause.txet
`

interface Step {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

const npx = (name: string, ...args: string[]): Step => ({
  name,
  command: 'npx',
  args: ['--yes', name, ...args],
})

/** Builds the sample data, and runs every step on its description; gives the names of those that failed. */
async function failedSteps(folder: string): Promise<string[]> {
  const out = join(folder, 'public')
  const code = await build({ data: 'data', out, baseUrl: 'https://example.org' })
  if (code !== 0) return ['build']
  const document = join(out, 'api/v1/openapi.json')
  writeFileSync(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n')
  writeFileSync(join(folder, 'use.ts'), USE)
  const compiled = [
    '--noEmit',
    '--strict',
    '--allowImportingTsExtensions',
    '--module',
    'nodenext',
    '--ignoreConfig',
  ]
  const steps: Step[] = [
    npx(REDOCLY, 'lint', document, '--extends=recommended'),
    npx(SPECTRAL, 'lint', document, '--ruleset', join(folder, '.spectral.yaml'), '--fail-severity=error'),
    npx(TYPES, document, '--output', join(folder, 'types.ts')),
    { name: 'tsc', command: resolve('node_modules/.bin/tsc'), args: [...compiled, join(folder, 'use.ts')] },
  ]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return steps
    .filter(({ name, command, args }) => {
      console.log(`\n== ${name}`)
      return spawnSync(command, args, { stdio: 'inherit', cwd: folder, env }).status !== 0
    })
    .map(({ name }) => name)
}

async function lintOpenapi(): Promise<ExitCode> {
  const folder = temporaryFolder('lint-openapi')
  const failed = await failedSteps(folder)
  console.log(failed.length === 0 ? '\nno errors' : `\nfailed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

export const lintOpenapiCommand = command({
  name: 'npm run test:slow openapi',
  about:
    'Checks the emitted interface description with two independent linters, then generates TypeScript types from it and compiles them with an example of their use. Fetches the linters with npx, so it needs the npm registry.',
  options: {},
  exitsWith1: 'a linter or the compiler finds an error',
  main: lintOpenapi,
})
