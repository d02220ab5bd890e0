import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { wireTo } from '../cases/wire.ts'
import { UsageError } from '../../build/cli/options.ts'
import { build } from '../../build/index.ts'
import { openInbox } from '../../build/preview/inbox-folder.ts'
import { startPreview } from '../../build/preview/server.ts'
import { type VerifyOptions, verifySite } from './run.ts'

const HELP = `Usage: npm run verify -- URL [--rate-limit] [--post] [--failures]
       npm run verify -- --data DIR [--failures]

Asks a deployed site every case of the test table and every point of hosting the design rests on. One line each:
ok or FAIL, and what was seen. Where the site says 429, it waits as long as Retry-After says.

  URL           where the site stands, like https://example.org
  --rate-limit  also use up the rate limit, twice: this takes some minutes, in which your address is refused
  --post        also send submissions. On a live site they are real: forget them afterwards
                (npm run inbox -- forget). Without it nothing is sent to the addresses of submissions
  --data DIR    instead of a deployed site, build this dataset in a temporary folder and verify that; submissions
                go to a temporary inbox
  --failures    print the failures and the counts alone
  --help        this text

Exits with 0 when everything is as it must be, 1 when something is not, 2 when something else is wrong.`

const OPTIONS = {
  'rate-limit': { type: 'boolean', default: false },
  post: { type: 'boolean', default: false },
  data: { type: 'string' },
  failures: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

async function main(): Promise<number> {
  const { values, positionals } = commandLine()
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const say = (line: string) => {
    if (!values.failures || line.startsWith('FAIL ')) console.log(line)
  }
  const options = { rateLimit: values['rate-limit'], post: values.post, say, wait }
  const [url, ...more] = positionals
  if (values.data !== undefined && url === undefined && !values['rate-limit']) {
    return await verifyDataset(values.data, { ...options, post: true })
  }
  if (url === undefined || more.length > 0 || values.data !== undefined)
    throw new UsageError(`Give one URL, or --data DIR alone.\n\n${HELP}`)
  return await verify(originOf(url), options)
}

async function wait(seconds: number): Promise<void> {
  await after(seconds * 1000)
}

/** Verifies the site at an origin; gives the exit code. */
async function verify(origin: string, options: VerifyOptions): Promise<number> {
  const wire = wireTo(origin)
  try {
    const { ok, failed, skipped, slowest } = await verifySite(wire, options)
    const left = skipped === 0 ? '' : `, ${skipped} submissions not sent (--post sends them)`
    console.log(`\n${ok} ok, ${failed} failed${left}`)
    console.log(`slowest: ${slowest.milliseconds.toFixed(0)} ms, ${slowest.name}`)
    return failed === 0 ? 0 : 1
  } finally {
    wire.close()
  }
}

/** Builds a dataset, serves it on this machine without a rate limit, and verifies it. */
async function verifyDataset(data: string, options: VerifyOptions): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'))
  const out = join(folder, 'site')
  mkdirSync(out)
  const inbox = await openInbox(join(folder, 'inbox'))
  const preview = await startPreview({
    folder: out,
    toml: fileURLToPath(new URL('../../netlify.toml', import.meta.url)),
    functions: fileURLToPath(new URL('../../functions', import.meta.url)),
    port: 0,
    host: '127.0.0.1',
    limit: false,
    store: inbox.place,
  })
  try {
    // Built once it is served: the bodies name the address they are served at.
    const code = await build({ data, out, baseUrl: preview.origin, check: false })
    return code === 0 ? await verify(preview.origin, options) : code
  } finally {
    await preview.close()
    await inbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function commandLine() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch (fault) {
    throw new UsageError(`${(fault as Error).message}\n\n${HELP}`)
  }
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/u.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new UsageError(`${text}: is no address of a site; write it like https://example.org`)
  return url.origin
}

try {
  process.exitCode = await main()
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault))
  process.exitCode = 2
}
