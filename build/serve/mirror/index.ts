import { printable } from '../../contract/unseen-characters.ts'
import { type MirrorCommand, HELP, commandOf } from './arguments.ts'
import { mirrorErrorOf } from './mirror-error.ts'
import { untilStopped } from '../site/site-server.ts'
import { serveAgents, serveFolder } from './serve.ts'
import { isMidSwap } from './staging.ts'
import { type SyncReport, syncFolder } from './sync.ts'
import { type Verification, verifyFolder } from './verify.ts'

// The command: node mirror.mjs. The build bundles it into one file that is published with the site.

/** Writes to standard output; what would control the screen is escaped. */
function print(text: string): void {
  console.log(printable(text))
}

/** Runs a command line and gives its exit code. */
async function main(args: readonly string[]): Promise<number> {
  const isJson = args.includes('--json')
  try {
    const command = commandOf(args)
    if (command.name === 'sync') return await sync(command)
    if (command.name === 'verify') return await verify(command)
    if (command.name === 'serve') return await serve(command)
    // Nothing but messages may go to standard output until the client closes its end.
    if (command.name === 'mcp') await serveAgents(command.folder)
    else print(HELP)
    return 0
  } catch (error) {
    const known = mirrorErrorOf(error)
    if (isJson) print(JSON.stringify({ error: known.code, message: known.message }))
    else console.error(printable(known.message))
    return 2
  }
}

async function sync(command: MirrorCommand): Promise<number> {
  const say = (line: string) => void process.stderr.write(`${printable(line)}\n`)
  const report = await syncFolder(command.url, command.folder, {
    ...command,
    ...(command.json ? {} : { progress: say }),
  })
  print(command.json ? JSON.stringify(report) : syncLine(report, command.folder))
  const age = Math.floor((Date.now() - Date.parse(report.data_date)) / DAY)
  if (command.olderThan === null || age <= command.olderThan) return 0
  say(`The data is of ${report.data_date}, ${age} ${age === 1 ? 'day' : 'days'} ago: the site may be frozen.`)
  return 1
}

const DAY = 86_400_000

const STATES: Readonly<Record<SyncReport['state'], string>> = {
  new: 'copied',
  updated: 'updated',
  repaired: 'repaired',
  current: 'was whole and up to date already',
}

function syncLine(report: SyncReport, folder: string): string {
  const { release, data_date, base_url, files, fetched, reused, removed } = report
  return [
    `${folder} ${STATES[report.state]}: release ${release} of ${base_url}, data of ${data_date}`,
    signatureLine(report),
    `${files} files: ${fetched} fetched, ${reused} kept, ${removed} removed`,
    `${report.requests} requests, ${Math.ceil(report.received / 1000)} kB, ${report.seconds.toFixed(1)} s`,
  ].join('\n')
}

type Signed = Pick<SyncReport, 'signed_by' | 'vouched' | 'base_url'>

function signatureLine({ signed_by, vouched, base_url }: Signed): string {
  if (signed_by === null) return 'not signed: the digests show that the copy is whole, not whose it is'
  if (vouched) return `signed by ${signed_by}`
  return `signed by ${signed_by}. Nobody vouched for this key: compare ${base_url}/docs/mirrors; use --key`
}

async function verify({ folder, keys, json }: MirrorCommand): Promise<number> {
  if (isMidSwap(folder))
    console.error(
      printable(
        `A sync of ${folder} was cut short just before it was done. Run it again: it finishes at once.`,
      ),
    )
  const verdict = await verifyFolder(folder, { keys })
  print(json ? JSON.stringify(verdict) : verdictLines(verdict, folder).join('\n'))
  return verdict.whole ? 0 : 1
}

/** Serves until it is asked to stop. */
async function serve(command: MirrorCommand): Promise<number> {
  const serving = await serveFolder(command)
  await untilStopped(serving, () => print(`Serving ${command.folder} at ${serving.origin} (Ctrl+C stops it)`))
  return 0
}

function verdictLines(verdict: Verification, folder: string): string[] {
  const { release, base_url, data_date, files, broken, missing, changed, extra } = verdict
  const problems = [
    ...broken,
    ...missing.map((path) => `missing: ${path}`),
    ...changed.map((path) => `changed: ${path}`),
    ...extra.map((path) => `not of the release: ${path}`),
  ]
  const subject = `release ${release} of ${base_url}, data of ${data_date}`
  if (problems.length === 0) return [`${folder} is whole: ${subject}, ${files} files`, signatureLine(verdict)]
  const count = problems.length === 1 ? '1 fault' : `${problems.length} faults`
  return [...problems, `${folder} is NOT whole: ${count} in ${subject}. ${remedyOf(verdict)}`]
}

/** Remedy that makes a copy whole again. */
function remedyOf({ broken, missing, changed, extra }: Verification): string {
  const remove = 'sync --remove-extra removes what is not of the release'
  if (extra.length === 0) return 'sync repairs it.'
  if (broken.length + missing.length + changed.length === 0) return `${remove}; or move it out of the copy.`
  return `${remove} and repairs the rest.`
}

process.exitCode = await main(process.argv.slice(2))
