import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parse } from 'jsonc-parser'
import { type ExitCode, command } from '../../build/cli/command.ts'
import { text } from '../../build/cli/options.ts'
import { countsOf } from '../../build/contract/groups.ts'
import { RATE_LIMIT } from '../../build/contract/limits.ts'
import { buildCaseSite } from '../requests/site.ts'
import { caseTable } from '../requests/case-table.ts'
import { problemsOf } from '../requests/judge.ts'
import { isDecodable } from '../requests/table.ts'
import { temporaryFolder } from '../support/built.ts'
import { filesOf } from '../support/handlers.ts'
import { wireTo } from '../support/http.ts'
import { connectTo } from '../serve/mcp/client.ts'
import { answering, freePort } from './started-hosts.ts'

const WRANGLER = 'wrangler@4.86.0'
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CONFIG = join(ROOT, 'deploy/wrangler.jsonc')

/** The deployed configuration, with other paths of files and another rate limit. */
function configIn(folder: string, limit: number): string {
  const config = parse(readFileSync(CONFIG, 'utf8')) as Record<string, object>
  const [limited] = config['ratelimits'] as [object]
  const changed = {
    ...config,
    main: join(ROOT, 'build/serve/workers/cloudflare.ts'),
    assets: { ...config['assets'], directory: join(folder, 'public') },
    ratelimits: [{ ...limited, simple: { limit, period: RATE_LIMIT.seconds } }],
  }
  const file = join(folder, `wrangler-${limit}.json`)
  writeFileSync(file, JSON.stringify(changed))
  return file
}

/** Starts the service in the runtime of the host, on this machine. */
async function started(wrangler: string, folder: string, limit: number, port: number) {
  const args = ['dev', '--config', configIn(folder, limit), '--ip', '127.0.0.1', '--port', String(port)]
  const own = [
    '--persist-to',
    join(folder, 'state'),
    '--var',
    `RECEIPT_KEY:${'k'.repeat(32)}`,
    '--inspector-port',
    '0',
  ]
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' }
  const child = spawn(process.execPath, [wrangler, ...args, ...own], {
    cwd: folder,
    env,
    stdio: 'ignore',
  })
  return { child, origin: await answering(`http://127.0.0.1:${port}`, 600) }
}

async function stopped(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await ended
}

/** Faults of the answers to the table of cases. */
async function wrongAnswers(folder: string, origin: string): Promise<string[]> {
  const { judge, cases: all } = await caseTable(filesOf(folder))
  const cases = all.filter((one) => one.place !== 'functions' && isDecodable(one))
  const wire = wireTo(origin)
  const wrong = await problemsOf(judge, cases, origin, (sent) => wire.send(sent))
  wire.close()
  console.log(`${cases.length} requests, ${wrong.length} wrong`)
  return wrong
}

/** Faults of the answers to agents and to people. */
async function wrongBeyond(origin: string): Promise<string[]> {
  const { client, call } = await connectTo(origin, '2026-07-28')
  const listed = await call('list_insurers', {})
  await client.close()
  const page = await fetch(`${origin}/search?q=waiting`, { headers: { accept: 'text/html' } })
  const isPage = page.status === 200 && (await page.text()).includes('<h1')
  return [
    ...(listed.isError ? ['/mcp: list_insurers fails'] : []),
    ...(isPage ? [] : [`/search: ${page.status}`]),
  ]
}

/** Faults of how the limit is kept. */
async function wrongLimit(origin: string): Promise<string[]> {
  // Windows begin by the clock: these are more than two of them take, all at once.
  const asked = Array.from({ length: 2 * RATE_LIMIT.requests + 1 }, async () => {
    const response = await fetch(`${origin}/api/v1/policies?limit=1`)
    await response.arrayBuffer()
    return response.status
  })
  const statuses = countsOf(await Promise.all(asked))
  console.log(`over the limit: ${JSON.stringify([...statuses])}`)
  return (statuses.get(429) ?? 0) > 0 && (statuses.get(200) ?? 0) >= RATE_LIMIT.requests / 2
    ? []
    : ['the limit does not hold']
}

async function tryWorkers(given: string | undefined): Promise<ExitCode> {
  const folder = temporaryFolder('workers')
  if (given === undefined)
    await promisify(execFile)('npm', ['install', '--no-save', '--silent', '--prefix', folder, WRANGLER])
  const wrangler = join(given ?? folder, 'node_modules/wrangler/bin/wrangler.js')
  const port = await freePort()
  await buildCaseSite(`http://127.0.0.1:${port}`, join(folder, 'public'))
  const whole = await started(wrangler, folder, 100_000, port)
  const wrong = await wrongAnswers(join(folder, 'public'), whole.origin)
  wrong.push(...(await wrongBeyond(whole.origin)))
  await stopped(whole.child)
  const limited = await started(wrangler, folder, RATE_LIMIT.requests, port)
  wrong.push(...(await wrongLimit(limited.origin)))
  await stopped(limited.child)
  for (const problem of wrong) console.log(problem)
  return wrong.length === 0 ? 0 : 1
}

export const workersCommand = command({
  name: 'npm run test:slow workers',
  about:
    'Asks the table of requests of Cloudflare Workers, in their own runtime on this machine. Fetches it from the npm registry.',
  options: { wrangler: text('DIR', 'a folder in which it is already installed') },
  exitsWith1: 'an answer is wrong',
  main: ({ wrangler }) => tryWorkers(wrangler),
})
