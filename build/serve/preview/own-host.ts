import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { command, runAsProgram } from '../../cli/command.ts'
import { UsageError, flag, folder, textOr, wholeNumber } from '../../cli/options.ts'
import type { Terminal } from '../../cli/terminal.ts'
import { INDEX_PATHS } from '../../contract/index-paths.ts'
import type { ServiceFile } from '../../contract/index-files/service.ts'
import { printableLine } from '../../contract/unseen-characters.ts'
import { RECEIPT_KEY } from '../../../functions/shared/receipt-key.ts'
import { plainAnswer } from '../site/http-exchange.ts'
import { untilStopped } from '../site/site-server.ts'
import { startPreview } from './preview-server.ts'
import { openInbox, assertInboxOutside } from './submission-store.ts'

// The whole service on a host of one's own; the command `npm run serve`.

/** Path at which the service says that it works. */
const HEALTH = '/healthz'

/** The file of an inbox with the key that receipts are made with, where the environment has none. */
const KEY_FILE = '.receipt-key'

interface ServiceOptions {
  readonly site: string
  readonly inbox: string
  readonly port: number
  readonly host: string
  readonly behindProxy: boolean
  readonly log: boolean
}

/** Serves a built site until the process is asked to stop. */
async function serve(
  { site, inbox: at, log, ...options }: ServiceOptions,
  terminal: Terminal,
): Promise<void> {
  assertInboxOutside(site, at)
  const { data_date } = serviceIn(site)
  const inbox = await openInbox(at)
  const health = plainAnswer(200, `ok, data of ${data_date}\n`, { 'cache-control': 'no-store' })
  const serving = await startPreview({
    ...options,
    folder: site,
    inbox,
    receiptKey: process.env[RECEIPT_KEY] ?? (await keptKey(at)),
    ownAnswers: new Map([[HEALTH, health]]),
    log: log ? (line) => terminal.out(`${printableLine(line)}\n`) : undefined,
  })
  await untilStopped(serving, () =>
    terminal.err(`Serving ${site} at ${serving.origin} (${HEALTH} says whether it works)\n`),
  )
}

function serviceIn(site: string): ServiceFile {
  try {
    return JSON.parse(readFileSync(join(site, INDEX_PATHS.service), 'utf8')) as ServiceFile
  } catch {
    throw new UsageError(`${site} is not a built site. Build it first (npm run build), or name another one.`)
  }
}

/** The key of an inbox, made once: what is sent again gets the same receipt after a restart. */
async function keptKey(inbox: string): Promise<string> {
  const file = join(inbox, KEY_FILE)
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(() => {})
  return readFile(file, 'utf8')
}

export const serveCommand = command({
  name: 'npm run serve',
  about: 'Serves a built site whole: files, queries, agents, submissions into a folder, and the rate limit.',
  options: {
    site: folder('public', 'the built site'),
    inbox: folder('.inbox', 'where submissions are kept; npm run inbox reads them'),
    port: wholeNumber(8888, 'the port to listen on; 0 takes any free port', 65_535),
    host: textOr('127.0.0.1', 'H', 'the address to listen on; 0.0.0.0 is every interface'),
    'behind-proxy': flag(
      'a server in front names the client: the last address of X-Forwarded-For is limited',
    ),
    'no-log': flag('print no line for each request; lines name no client and no query'),
  },
  notes: `SIGTERM and Ctrl+C stop it; requests that are being answered are finished first. Receipts are made with ${RECEIPT_KEY}, else with a key that is kept in the inbox.`,
  main: async ({ site, inbox, port, host, ...flags }, terminal) => {
    const [behindProxy, log] = [flags['behind-proxy'], !flags['no-log']]
    await serve({ site, inbox, port, host, behindProxy, log }, terminal)
    return 0
  },
})

await runAsProgram(import.meta, serveCommand)
