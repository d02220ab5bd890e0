import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { UsageError, checkedBaseUrl } from './command.ts'
import { DEFAULT_BASE_URL } from './contract/service.ts'
import { build } from './index.ts'
import { type Preview, startPreview } from './preview/server.ts'

const HELP = `Builds the site and serves it as netlify.toml says: files, headers, functions, rate limit.

  npm start -- [options]

  --data DIR       the dataset (default: data)
  --out DIR        the built site (default: public)
  --base-url URL   the address the bodies name (default: $URL, else http://localhost:<port>)
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
  const baseUrl = checkedBaseUrl(values['base-url'] ?? process.env['URL'] ?? defaultBaseUrl(port))
  if (!values['no-build']) {
    const code = await build({ data: values.data, out: values.out, baseUrl, check: false })
    if (code !== 0) return code
  }
  const preview = await startPreview({
    folder: values.out,
    toml: fileURLToPath(new URL('../netlify.toml', import.meta.url)),
    functions: fileURLToPath(new URL('../functions', import.meta.url)),
    port,
    host: values.host,
  })
  process.stdout.write(`Serving ${values.out} at ${preview.origin} (Ctrl+C stops it)\n`)
  await stopped(preview)
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
