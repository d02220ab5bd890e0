import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('what is not a copy is named before anything is served', async () => {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url))
  const command = ['--import', 'tsx', 'build/serve/mcp/index.ts', '--site', 'test']
  const run = promisify(execFile)(process.execPath, command, { cwd })
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm run build') as string,
  })
})
