import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { caseSite } from '../../requests/site.ts'
import { temporaryFolder } from '../../support/built.ts'
import { runProgram } from '../../support/commands.ts'
import { ask } from '../../support/http.ts'

// The whole service as a host runs it: npm run serve.

const PROGRAM = 'build/serve/preview/own-host.ts'

const running = new Set<ChildProcess>()
afterAll(() => running.forEach((one) => one.kill('SIGKILL')))

/** Starts the command on a free port; gives its port, what it logs, and how to stop it. */
async function started(site: string, inbox: string, ...more: string[]) {
  const command = ['--import', 'tsx', PROGRAM, '--site', site, '--inbox', inbox]
  const child = spawn(process.execPath, [...command, '--port', '0', ...more], { stdio: 'pipe' })
  running.add(child)
  const log: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => log.push(line))
  const [line] = (await once(createInterface({ input: child.stderr }), 'line')) as [string]
  const port = Number(/:(\d+) /u.exec(line)?.[1])
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code] = (await once(child, 'close')) as [number | null]
    return code
  }
  return { port, log, stop }
}

const REPORT = { message: 'The room rent is another.', email: 'reader@example.org' }

function report(port: number) {
  const headers = { 'content-type': 'application/json' }
  return ask(port, '/api/v1/corrections', { method: 'POST', body: JSON.stringify(REPORT), headers })
}

const stored = (inbox: string) =>
  readdirSync(join(inbox, 'entries'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())

test('submissions survive a kill, receipts a restart, and a stop is orderly', async () => {
  const { folder } = await caseSite()
  const inbox = temporaryFolder('service-inbox')
  const first = await started(folder, inbox)
  const { status, text } = await report(first.port)
  expect(status).toBe(200)
  expect(await first.stop('SIGKILL')).toBeNull()
  expect(stored(inbox)).toHaveLength(1)
  const second = await started(folder, inbox)
  // The same report of the same day is the one that is kept already, and has the same receipt.
  expect((await report(second.port)).text).toEqual(text)
  expect(stored(inbox)).toHaveLength(1)
  const health = await ask(second.port, '/healthz')
  expect([health.status, health.text]).toEqual([200, expect.stringMatching(/^ok, data of \d{4}-/u)])
  expect((await ask(second.port, '/api/v1/policies?q=secret+words')).status).toBe(200)
  expect((await ask(second.port, '/docs')).status).toBe(200)
  expect(await second.stop('SIGTERM')).toBe(0)
  const said = second.log.join('\n')
  expect(said).toMatch(/^\S+Z POST \/api\/v1\/corrections 200 \d+ ms$/mu)
  expect(said).toMatch(/GET \/api\/v1\/policies 200/u)
  // Neither who asked nor for what.
  expect(said).not.toMatch(/127\.0\.0\.1|secret|reader@/u)
  expect(readFileSync(join(inbox, '.receipt-key'), 'utf8')).toMatch(/^[\da-f]{64}$/u)
})

test('behind a proxy clients are told apart by what it says last, and by nothing they say themselves', async () => {
  const { folder } = await caseSite()
  const { port, stop } = await started(folder, temporaryFolder('service-proxy'), '--behind-proxy', '--no-log')
  const asked = async (forwarded: string) =>
    (await ask(port, '/api/v1/policies?limit=1', { headers: { 'x-forwarded-for': forwarded } })).status
  for (let count = 0; count < 120; count += 1) expect(await asked(`10.0.0.${count}, 192.0.2.1`)).toBe(200)
  expect(await asked('198.51.100.7, 192.0.2.1')).toBe(429)
  expect(await asked('192.0.2.1, 192.0.2.2')).toBe(200)
  await stop('SIGTERM')
})

test('a folder that is no site, and an inbox that would be published, are refused', async () => {
  const { folder } = await caseSite()
  for (const [site, inbox, says] of [
    ['test', temporaryFolder('service-none'), 'npm run build'],
    [folder, join(folder, 'inbox'), 'Name a folder outside it'],
  ] as const) {
    const { code, err } = await runProgram(PROGRAM, '.', '--site', site, '--inbox', inbox)
    expect([code, err]).toEqual([2, expect.stringContaining(says)])
  }
})
