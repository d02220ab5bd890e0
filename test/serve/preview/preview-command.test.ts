import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startCommand } from '../../../build/serve/preview/index.ts'
import { temporaryFolder } from '../../support/built.ts'
import { runCommand } from '../../support/commands.ts'

// The program itself, started and stopped.

const DATA = resolve('test/golden/data')

/** Runs the program in a folder until it serves, and stops it. */
async function preview(cwd: string, ...args: readonly string[]) {
  const command = ['--import', import.meta.resolve('tsx'), resolve('build/serve/preview/index.ts'), ...args]
  const child = spawn(process.execPath, command, { cwd, env: { ...process.env, URL: '' } })
  const said = { out: '', err: '' }
  child.stderr.on('data', (bytes: Buffer) => (said.err += String(bytes)))
  child.stdout.on('data', (bytes: Buffer) => {
    said.out += String(bytes)
    if (said.out.includes('curl')) child.kill('SIGTERM')
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...said }
}

describe('the preview command', () => {
  test('builds, serves, says what to look at, and stops on SIGTERM', async () => {
    const here = temporaryFolder('here')
    const { code, out, err } = await preview(here, '--data', DATA, '--port', '0')
    expect(code, err).toBe(0)
    const { origin = '' } = /at (?<origin>http:\/\/127\.0\.0\.1:\d+)/u.exec(out)?.groups ?? {}
    expect(out).toContain(
      [
        `Serving ${join(here, 'public')} at ${origin} (Ctrl+C stops it)`,
        `  Reference: ${origin}/docs`,
        `  Try:       curl ${origin}/api/v1/stats`,
        '',
      ].join('\n'),
    )
    expect(existsSync(join(here, 'public/api/v1/stats'))).toBe(true)
    expect(existsSync(join(here, '.inbox/.submissions'))).toBe(true)
  })

  test('finds out before it builds that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const out = join(temporaryFolder('here'), 'public')
    const { code, err } = await runCommand(startCommand, '--data', DATA, '--out', out, '--port', String(port))
    other.close()
    expect([code, err]).toEqual([
      2,
      `Port ${port} of 127.0.0.1 is in use. Stop the program that listens there, or name another --port.\n`,
    ])
    expect(existsSync(out)).toBe(false)
  })

  test.each(['public', 'public/inbox'])(
    'refuses to keep submissions in what is published: %s',
    async (inbox) => {
      const here = temporaryFolder('here')
      const args = ['--out', join(here, 'public'), '--inbox', join(here, inbox)]
      const { code, err } = await runCommand(startCommand, ...args)
      expect([code, err]).toEqual([2, expect.stringContaining('is inside')])
      expect(readdirSync(here)).toEqual([])
    },
  )

  test('refuses to serve a folder without a site', async () => {
    const here = temporaryFolder('here')
    const args = ['--no-build', '--out', join(here, 'none'), '--inbox', join(here, '.inbox'), '--port', '0']
    const { code, err } = await runCommand(startCommand, ...args)
    expect([code, err]).toEqual([
      2,
      `${join(here, 'none')}: there is no site in this folder. Build it first: npm run build\n`,
    ])
  })
})
