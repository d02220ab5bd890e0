import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_BASE_URL } from '../contract/limits.ts'

/** What a build is asked to do. */
export interface BuildOptions {
  readonly data: string
  readonly out: string
  readonly baseUrl: string
  readonly check: boolean
  /** The file of the key that signs the release; the environment's RELEASE_KEY holds a key itself. */
  readonly sign?: string | undefined
  /** The release before: a folder or an address. */
  readonly previous?: string | undefined
}

/** A command line that cannot be followed: its message is all a person needs. */
export class UsageError extends Error {}

export const BUILD_HELP = `Usage: npm run build -- [options]

Reads the dataset, checks every rule, and writes every precomputed answer.

  --data DIR      the dataset (default: data)
  --out DIR       the output folder (default: public)
  --base-url URL  the address the service will stand at
                  (default: the environment's URL, else ${DEFAULT_BASE_URL})
  --sign FILE     the key that signs the release (default: the environment's RELEASE_KEY,
                  which holds the key itself; without one the release is unsigned)
  --previous P    the release before, a folder or an address: changes are listed against it
  --check         read and check only; write nothing, print every finding
  --help          this text

Exits with 0 when done, 1 when the dataset has errors, 2 when something else is wrong.`

const OPTIONS = {
  data: { type: 'string', default: 'data' },
  out: { type: 'string', default: 'public' },
  'base-url': { type: 'string' },
  sign: { type: 'string' },
  previous: { type: 'string' },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** The options of a build's command line, or null where help was asked for. */
export function buildOptions(args: readonly string[]): BuildOptions | null {
  const { values } = parsed(args)
  if (values.help) return null
  return {
    data: folderOption('data', values.data),
    out: folderOption('out', values.out),
    baseUrl: baseUrlOption(values['base-url'], DEFAULT_BASE_URL),
    check: values.check,
    sign: values.sign,
    previous: values.previous,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${BUILD_HELP}`)
  }
}

/** The folder an option names; none is named by nothing (the current folder has a name: a dot). */
export function folderOption(name: string, given: string): string {
  if (given.trim() === '')
    throw new UsageError(`--${name}: is empty; name a folder, or leave the option away`)
  return resolve(given)
}

/** The base URL that is given, else the environment's URL (which counts as not set where it is empty), else another. */
export function baseUrlOption(given: string | undefined, otherwise: string): string {
  if (given?.trim() === '')
    throw new UsageError('--base-url: is empty; write it like https://example.org, or leave the option away')
  if (given !== undefined) return checkedBaseUrl('--base-url', given)
  return checkedBaseUrl("the environment's URL", process.env['URL']?.trim() || otherwise)
}

/** A base URL without a slash at its end, or a usage error that says what is wrong with it. */
function checkedBaseUrl(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/u.test(url.protocol)) {
    throw new UsageError(`${name} ${text}: is no address; write it like https://example.org`)
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new UsageError(`${name} ${text}: must have no query, fragment or user name`)
  }
  return url.href.replace(/\/+$/u, '')
}
