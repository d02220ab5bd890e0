import { parseArgs } from 'node:util'
import { MirrorError } from './mirror-error.ts'

export const HELP = `Usage: node mirror.mjs COMMAND [options]

Keeps a copy of a site's release, proves that it is whole, and serves it. Needs Node 20 and nothing else.

  sync URL DIR    make the copy in DIR, or bring it up to date: the archives of what changed, then single files
  verify DIR      compare every file of the copy with its release
  serve DIR       answer every GET of the service from the copy
  mcp DIR         answer agents (Model Context Protocol) over standard input and output

Options of sync:
  --timeout N         seconds without a byte after which a server counts as unresponsive (default: 30)
  --older-than DAYS   exit with 1, once all is copied, where the data is older
  --within N          seconds for the whole (default: 7200)
  --allow-older       accept a release older than that of the copy
  --allow-other-site  accept a release of a different site
  --allow-unsigned    accept an unsigned release where the copy is signed
  --remove-extra      remove files that are not of the release, which else stop a sync; a server's own files
                      (serve.json, hidden files) are kept

Options of sync and verify:
  --key THUMBPRINT    trust this key and those it vouches for (repeatable; default: the key of the copy, at first
                      the one it comes with)
  --json              print the result as one JSON object

Options of serve:
  --port N            where to listen (default: 8080; 0 takes any free port)
  --host H            address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0: all interfaces)
  --rebase URL        name this address in the answers instead of the site's

  --help              show this text

verify exits with 0 (whole), 1 (not whole) or 2 (not checked); sync and serve with 0 (done) or 2 (stopped: the copy
is as it was before), sync with 1 only as --older-than says.`

const OPTIONS = {
  timeout: { type: 'string', default: '30' },
  'older-than': { type: 'string' },
  within: { type: 'string', default: '7200' },
  'allow-older': { type: 'boolean', default: false },
  'allow-other-site': { type: 'boolean', default: false },
  'allow-unsigned': { type: 'boolean', default: false },
  'remove-extra': { type: 'boolean', default: false },
  key: { type: 'string', multiple: true, default: [] as string[] },
  json: { type: 'boolean', default: false },
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  rebase: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** A command line of the tool, checked. */
export type MirrorCommand = ReturnType<typeof commandOf>

/** Reads a command line; throws an error of usage that says what is allowed. */
export function commandOf(args: readonly string[]) {
  const { values, positionals } = parsed(args)
  const [name = 'help', ...rest] = positionals
  const command = values.help ? 'help' : name
  if (!isCommand(command)) throw usage(`${command} is not a command; there are sync, verify, serve and mcp`)
  const wanted = { sync: 2, verify: 1, serve: 1, mcp: 1, help: rest.length }[command]
  if (rest.length !== wanted) throw usage(`${command} takes ${wanted === 2 ? 'URL and DIR' : 'DIR'}`)
  return {
    name: command,
    url: command === 'sync' ? address('URL', rest[0] ?? '') : '',
    folder: rest.at(-1) ?? '',
    json: values.json,
    keys: values.key.map(thumbprint),
    patience: 1000 * wholeNumber('timeout', values.timeout, 3600),
    olderThan:
      values['older-than'] === undefined ? null : wholeNumber('older-than', values['older-than'], 36_500),
    within: 1000 * wholeNumber('within', values.within, 86_400),
    allowOlder: values['allow-older'],
    allowOtherSite: values['allow-other-site'],
    allowUnsigned: values['allow-unsigned'],
    removeExtra: values['remove-extra'],
    port: wholeNumber('port', values.port, 65_535),
    host: values.host,
    rebase: values.rebase === undefined ? null : address('--rebase', values.rebase),
  }
}

function isCommand(name: string): name is 'sync' | 'verify' | 'serve' | 'mcp' | 'help' {
  return ['sync', 'verify', 'serve', 'mcp', 'help'].includes(name)
}

/** Reads the options. A thumbprint after `--key` may begin with a hyphen, as one in 64 does. */
function parsed(given: readonly string[]) {
  const isOfKey = (at: number) => given[at - 1] === '--key' && /^-[\w-]{42}$/u.test(given[at] ?? '')
  const args = given.flatMap((argument, at) =>
    isOfKey(at) ? [] : isOfKey(at + 1) ? [`--key=${given[at + 1]}`] : [argument],
  )
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw usage((error as Error).message)
  }
}

function address(name: string, given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null
  if (url === null || !/^https?:$/u.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw usage(`${name} ${given} is not an address; use the form https://example.org`)
  return url.href.replace(/\/+$/u, '')
}

/** A thumbprint of a key (RFC 7638): a SHA-256 in base64url. */
function thumbprint(given: string): string {
  if (/^[\w-]{43}$/u.test(given)) return given
  throw usage(
    `--key ${given} is not the thumbprint of a key: 43 letters, digits, - and _, as sync and verify print it after "signed by"`,
  )
}

function wholeNumber(name: string, given: string, most: number): number {
  if (/^\d{1,5}$/u.test(given) && Number(given) <= most) return Number(given)
  throw usage(`--${name} ${given} is not a whole number from 0 to ${most}`)
}

function usage(message: string): MirrorError {
  return new MirrorError('usage', `${message}.\n\n${HELP}`)
}
