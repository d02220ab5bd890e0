import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { UsageError, baseUrlOption, folderOption } from '../cli/options.ts'
import { DEFAULT_BASE_URL } from '../contract/limits.ts'
import { build } from '../index.ts'
import { openInbox, removeUnfinished } from './inbox-folder.ts'
import { type Preview, startPreview } from './server.ts'

const HELP = `Builds the site and serves it as netlify.toml says: files, headers, functions, rate limit.

  npm start -- [options]

  --data DIR       the dataset (default: data)
  --out DIR        the built site (default: public)
  --base-url URL   the address the bodies name (default: $URL, else http://localhost:<port>)
  --inbox DIR      where submissions are kept (default: .inbox); npm run inbox reads them
  --port N         where to listen (default: 8888; 0 takes any free port)
  --host H         for whom to listen (default: 127.0.0.1, this machine alone; 0.0.0.0 is everybody)
  --no-build       serve what stands in --out without building it first
  --help           this text

Ends with 0 when it was told to stop, 1 when the dataset has errors, 2 when something else is wrong.
`

const OPTIONS = {
  data: { type: 'string', default: 'data' },
  out: { type: 'string', default: 'public' },
  'base-url': { type: 'string' },
  inbox: { type: 'string', default: '.inbox' },
  port: { type: 'string', default: '8888' },
  host: { type: 'string', default: '127.0.0.1' },
  'no-build': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** The command: builds, then serves until it is told to stop. Resolves with the exit code. */
async function main(): Promise<number> {
  const values = commandLine()
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const port = portOf(values.port)
  const data = folderOption('data', values.data)
  const out = folderOption('out', values.out)
  const inboxFolder = folderOption('inbox', values.inbox)
  refuseInboxWithin(out, inboxFolder)
  const baseUrl = baseUrlOption(values['base-url'], defaultBaseUrl(port))
  if (!values['no-build']) {
    const code = await build({ data, out, baseUrl, check: false })
    if (code !== 0) return code
  }
  const inbox = await openInbox(inboxFolder)
  try {
    await removeUnfinished(inboxFolder)
    const preview = await startPreview({
      folder: out,
      toml: fileURLToPath(new URL('../../netlify.toml', import.meta.url)),
      functions: fileURLToPath(new URL('../../functions', import.meta.url)),
      port,
      host: values.host,
      store: inbox.place,
    })
    process.stdout.write(`Serving ${out} at ${preview.origin} (Ctrl+C stops it)\n`)
    await stopped(preview)
  } finally {
    await inbox.close()
  }
  return 0
}

function commandLine() {
  try {
    return parseArgs({ options: OPTIONS }).values
  } catch (fault) {
    throw new UsageError(`${explained(fault)}\n\n${HELP}`)
  }
}

// The bodies name the address they are served at; a free port is not known before they are built.
function defaultBaseUrl(port: number): string {
  return port === 0 ? DEFAULT_BASE_URL : DEFAULT_BASE_URL.replace(/\d+$/u, String(port))
}

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/u.test(text) && port <= 65535) return port
  throw new UsageError(`--port: ${text} is no port. Give a whole number from 0 to 65535.`)
}

// What people submitted must never be deployed with the site.
function refuseInboxWithin(out: string, inbox: string): void {
  const way = relative(out, inbox)
  if (way === '' || !/^(?:\.\.(?:[\\/]|$)|[\\/]|[a-z]:)/iu.test(way))
    throw new UsageError(`--inbox: ${inbox} is within ${out}, which is published. Give a folder outside it.`)
}

async function stopped(preview: Preview): Promise<void> {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
  await preview.close()
}

function explained(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  const code = 'code' in fault ? fault.code : null
  if (code === 'EADDRINUSE') return `${fault.message}. Another program listens there: give another --port.`
  return fault.message
}

try {
  process.exitCode = await main()
} catch (fault) {
  console.error(explained(fault))
  process.exitCode = 2
}
