import { PLATFORM } from '../../contract/hosting.ts'
import { PATHS } from '../../contract/paths.ts'
import { Cache } from '../../pipeline/cache/cache.ts'
import { foldersOf } from '../../check/dataset/list.ts'
import { baseUrlFrom, baseUrlOption } from '../../cli/base-url.ts'
import { type ExitCode, command, runAsProgram } from '../../cli/command.ts'
import { UsageError, datasetFolder, flag, folder, textOr, wholeNumber } from '../../cli/options.ts'
import type { Terminal } from '../../cli/terminal.ts'
import { DEFAULT_BASE_URL } from '../../contract/limits.ts'
import { build } from '../../pipeline/index.ts'
import { openInbox, assertInboxOutside } from './submission-store.ts'
import { assertPortFree } from '../site/listen.ts'
import { untilStopped } from '../site/site-server.ts'
import { startPreview } from './preview-server.ts'
import { FolderWatch } from './watch.ts'

// The preview: serves a built site with its functions as the rules of the platform say; the command `npm start`.

const OPTIONS = {
  data: datasetFolder(),
  out: folder('public', 'the built site'),
  'base-url': baseUrlOption('http://localhost:PORT'),
  inbox: folder('.inbox', 'where submissions are kept; npm run inbox reads them'),
  port: wholeNumber(8888, 'the port to listen on; 0 takes any free port', 65_535),
  host: textOr(
    '127.0.0.1',
    'H',
    'the address to listen on: 127.0.0.1 is this machine only, 0.0.0.0 every interface',
  ),
  'no-build': flag('serve what is in --out without building it first'),
  cache: folder('.cache', 'what earlier builds found and made, so that only what changed is done again'),
  watch: flag('build again whenever a record is saved'),
} as const

/** Folders of the preview, and the address on which it listens. */
interface Serving {
  readonly out: string
  readonly inbox: string
  readonly port: number
  readonly host: string
  /** The folder to watch, and what to do when something in it has changed; null: nothing is watched. */
  readonly watched: { readonly folder: string; readonly rebuild: () => Promise<void> } | null
}

/** Serves a built site until the process is asked to stop. */
async function serveUntilStopped(
  { out, inbox: inboxFolder, port, host, watched }: Serving,
  terminal: Terminal,
) {
  const inbox = await openInbox(inboxFolder)
  const preview = await startPreview({ folder: out, port, host, inbox })
  const watch = watched && new FolderWatch(watched.folder, () => watched.rebuild().then(preview.reload))
  await untilStopped(preview, () => {
    terminal.out(`Serving ${out} at ${preview.origin} (Ctrl+C stops it)\n`)
    terminal.out(`  Reference: ${preview.origin}/docs\n`)
    terminal.out(`  Try:       curl ${preview.origin}${PATHS.stats}\n`)
    if (watched !== null) terminal.out(`  Watching:  ${foldersOf(watched.folder).join(', ')}\n`)
  })
  await watch?.close()
}

// The bodies name the address they are served at; a free port is not known before they are built.
function defaultBaseUrl(port: number): string {
  return port === 0 ? DEFAULT_BASE_URL : DEFAULT_BASE_URL.replace(/\d+$/u, String(port))
}

/** Builds again; where that fails, the last good site stays up. */
async function rebuilt(built: () => Promise<0 | 1>, terminal: Terminal): Promise<void> {
  try {
    const code = await built()
    if (code !== 0) terminal.err('The site that is served is the last one without errors.\n')
  } catch (error) {
    terminal.err(`${error instanceof Error ? error.message : String(error)}\n`)
  }
}

export const startCommand = command({
  name: 'npm start',
  about: `Builds the site without its downloads and serves it as ${PLATFORM.rules} says: files, headers, functions, rate limit.`,
  options: OPTIONS,
  exitsWith1: 'the dataset has errors',
  notes: 'Ctrl+C stops it; requests that are being answered are finished first.',
  main: async (values, terminal): Promise<ExitCode> => {
    const { data, out, inbox, port, host } = values
    assertInboxOutside(out, inbox)
    const baseUrl = baseUrlFrom(values['base-url'], defaultBaseUrl(port))
    await assertPortFree(port, host)
    if (values['no-build'] && values.watch)
      throw new UsageError('--no-build and --watch exclude each other. Leave one of them out.')
    const cache = Cache.open(values.cache, out)
    const built = () => build({ data, out, baseUrl, cache, downloads: false }, terminal)
    const code = values['no-build'] ? 0 : await built()
    if (code !== 0) return code
    const watched = values.watch ? { folder: data, rebuild: () => rebuilt(built, terminal) } : null
    await serveUntilStopped({ out, inbox, port, host, watched }, terminal)
    return 0
  },
})

await runAsProgram(import.meta, startCommand)
