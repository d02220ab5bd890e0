import { setTimeout as after } from 'node:timers/promises'
import { type ExitCode, command, runAsProgram } from '../../build/cli/command.ts'
import { UsageError, flag, optionalFolder } from '../../build/cli/options.ts'
import type { Terminal } from '../../build/cli/terminal.ts'
import { build } from '../../build/pipeline/index.ts'
import { serveSite } from '../requests/site.ts'
import { temporaryFolder } from '../support/built.ts'
import { wireTo } from '../support/http.ts'
import { type VerifyOptions, verifySite } from './run.ts'

// Answers that a deployed site must give: the table of cases, and the points of hosting the design relies on.

/** Verifies the site at an origin; gives the exit code. */
async function verify(origin: string, options: VerifyOptions, { out }: Terminal): Promise<ExitCode> {
  const wire = wireTo(origin)
  try {
    const { ok, failed, skipped, slowest } = await verifySite(wire, options)
    out(`\n${ok} ok, ${failed} failed, ${skipped} skipped\n`)
    out(`slowest: ${slowest.milliseconds.toFixed(0)} ms, ${slowest.name.replaceAll(/\s+/gu, ' ')}\n`)
    return failed === 0 ? 0 : 1
  } finally {
    wire.close()
  }
}

/** Builds a dataset, serves it on this machine without a rate limit, and verifies it. */
async function verifyDataset(data: string, options: VerifyOptions, terminal: Terminal): Promise<ExitCode> {
  const out = temporaryFolder('verify')
  const preview = await serveSite(out, { limit: false })
  try {
    // Built when it is already served: the bodies name the address they are served at.
    const code = await build({ data, out, baseUrl: preview.origin }, terminal)
    return code === 0 ? await verify(preview.origin, options, terminal) : code
  } finally {
    await preview.close()
  }
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/u.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new UsageError(`${text} is not the address of a site. Use the form https://example.org.`)
  return url.origin
}

async function wait(seconds: number): Promise<void> {
  await after(seconds * 1000)
}

export const verifyCommand = command({
  name: 'npm run verify',
  usage: ['URL [--rate-limit] [--post] [--failures]', 'URL --copy [--failures]', '--data DIR [--failures]'],
  about:
    'Sends a deployed site every request of the test table, compares its pages and a sample of its files of every kind with its release, and checks every point of hosting that the design relies on. Prints one line for each: ok, FAIL or skip, and what was seen. Where the site answers 429, it waits as long as Retry-After says.',
  operands: [['URL', 'the address of the site, like https://example.org']],
  mostOperands: 1,
  options: {
    'rate-limit': flag(
      'also use up the rate limit, twice; this takes some minutes, in which your address is refused',
    ),
    post: flag(
      'also send submissions; on a live site they are real, so erase them afterwards (npm run inbox -- forget). Without it, no submission is sent',
    ),
    copy: flag(
      'the site is a copy that mirror.mjs serve answers for, alone or behind another server: what a copy cannot do is skipped',
    ),
    data: optionalFolder(
      'instead of a deployed site, build this dataset in a temporary folder and verify that; submissions go to a temporary inbox',
    ),
    failures: flag('print only what failed or was skipped, and the counts'),
  },
  exitsWith1: 'something is not as it must be',
  main: ({ 'rate-limit': rateLimit, post, copy, data, failures }, terminal, [url]) => {
    const say = (line: string) => {
      if (!failures || /^(?:FAIL|skip) /u.test(line)) terminal.out(`${line}\n`)
    }
    if (copy && (rateLimit || post))
      throw new UsageError(
        'A copy has no limit and stores nothing: give --copy without --rate-limit and --post.',
      )
    const options = { rateLimit, post, copy, say, wait }
    if (url !== undefined && data === undefined) return verify(originOf(url), options, terminal)
    if (url !== undefined || data === undefined || rateLimit || copy)
      throw new UsageError('Give one URL, or --data DIR without a URL, --rate-limit and --copy.')
    return verifyDataset(data, { ...options, post: true }, terminal)
  },
})

await runAsProgram(import.meta, verifyCommand)
