import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../support/built.ts'

/** Runs the command in a folder until it ends, or serves and is told to stop. */
async function preview(cwd: string, args: readonly string[], URL: string) {
  const command = ['--import', import.meta.resolve('tsx'), resolve('build/preview/index.ts'), '--port', '0']
  const env = { ...process.env, URL, TSX_TSCONFIG_PATH: resolve('tsconfig.json') }
  const child = spawn(process.execPath, [...command, ...args], { cwd, env })
  const said = { out: '', err: '' }
  child.stderr.on('data', (bytes: Buffer) => (said.err += String(bytes)))
  child.stdout.on('data', (bytes: Buffer) => {
    said.out += String(bytes)
    if (said.out.includes('Ctrl+C')) child.kill('SIGTERM')
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...said }
}

describe.concurrent('the preview command', { timeout: 60_000 }, () => {
  test.each(['data', 'out', 'base-url', 'inbox'])(
    'refuses an empty --%s and writes nothing',
    async (name) => {
      const here = temporaryFolder('here')
      const args = [`--${name}`, '', '--data', resolve('test/golden/data')]
      const { code, out, err } = await preview(here, name === 'data' ? args.slice(0, 2) : args, '')
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(`--${name}: is empty`)
      expect(readdirSync(here)).toEqual([])
    },
  )

  test("takes the environment's empty URL for none", async () => {
    const here = temporaryFolder('here')
    const args = ['--data', resolve('test/golden/data')]
    const { code, out, err } = await preview(here, args, '')
    expect(code, err).toBe(0)
    expect(out).toContain(`Serving ${join(here, 'public')} at http://127.0.0.1:`)
    expect(existsSync(join(here, 'public/api/v1/stats'))).toBe(true)
    expect(existsSync(join(here, '.inbox/.submissions'))).toBe(true)
  })

  test("refuses an environment's URL that is none, by its name", async () => {
    const { code, err } = await preview(temporaryFolder('here'), ['--no-build'], 'nonsense')
    expect([code, err]).toEqual([
      2,
      "the environment's URL nonsense: is no address; write it like https://example.org\n",
    ])
  })
})
