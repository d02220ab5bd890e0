import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ExitCode, command } from '../../build/cli/command.ts'
import { FILES_DOCUMENT, OPENAPI_PATH } from '../../build/contract/paths.ts'
import { build } from '../../build/pipeline/index.ts'
import { temporaryFolder } from '../support/built.ts'
import { SAMPLE } from '../support/sample-data.ts'

const REDOCLY = '@redocly/cli@2.77.0'
const SPECTRAL = '@stoplight/spectral-cli@6.16.3'

/** Builds the sample data, and runs every linter on its descriptions; gives the names of those that found an error. */
async function failedLinters(folder: string): Promise<string[]> {
  const out = join(folder, 'public')
  const code = await build({ data: SAMPLE, out, baseUrl: 'https://example.org' })
  if (code !== 0) return ['build']
  const documents = [OPENAPI_PATH, FILES_DOCUMENT].map((path) => join(out, path))
  writeFileSync(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n')
  const ruleset = join(folder, '.spectral.yaml')
  const linters = [
    [REDOCLY, 'lint', ...documents, '--extends=recommended'],
    [SPECTRAL, 'lint', ...documents, '--ruleset', ruleset, '--fail-severity=error'],
  ] as const
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return linters
    .filter(([name, ...args]) => {
      console.log(`\n== ${name}`)
      const options = { stdio: 'inherit', cwd: folder, env } as const
      return spawnSync('npx', ['--yes', name, ...args], options).status !== 0
    })
    .map(([name]) => name)
}

async function lintOpenapi(): Promise<ExitCode> {
  const folder = temporaryFolder('lint-openapi')
  const failed = await failedLinters(folder)
  console.log(failed.length === 0 ? '\nno errors' : `\nfailed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

export const lintOpenapiCommand = command({
  name: 'npm run test:slow openapi',
  about:
    'Checks the emitted descriptions of the interface and of files with two independent linters. Fetches them with npx, so it needs the npm registry.',
  options: {},
  exitsWith1: 'a linter finds an error',
  main: lintOpenapi,
})
