import { performance } from 'node:perf_hooks'
import type { Case } from '../requests/case.ts'
import { caseJudge } from '../requests/judge.ts'
import { type Samples, notAsked, readSamples } from '../requests/samples.ts'
import { casesFor, isDecodable, isSubmission } from '../requests/table.ts'
import type { Wire } from '../support/http.ts'
import type { PublicDocument } from '../support/public-document.ts'
import { RATE_LIMIT } from '../../build/contract/limits.ts'
import { filePoints } from './file-points.ts'
import { PAGE_POINTS } from './page-points.ts'
import { type AskedSite, LIMIT_POINTS, POINTS, type Point } from './points.ts'
import { readRelease } from './release.ts'

/** Options for verifying a site: what only a deployment can show, its release, and every case of the table. */
export interface VerifyOptions {
  /** Also use up the limit, twice. */
  readonly rateLimit: boolean
  /** Also send submissions: on a live site they are real. */
  readonly post: boolean
  /** The site is a copy: what a copy cannot do is not asked. */
  readonly copy: boolean
  /** Takes one line of the report. */
  readonly say: (line: string) => void
  readonly wait: (seconds: number) => Promise<void>
}

/** The result. */
export interface Verified {
  readonly ok: number
  readonly failed: number
  /** Number of questions that were not asked; a line of the report says each kind, and why. */
  readonly skipped: number
  readonly slowest: { readonly name: string; readonly milliseconds: number }
}

/** Asks a site everything in the table and everything the design needs of its hosting, and reports a line for each. */
export async function verifySite(bare: Wire, given: VerifyOptions): Promise<Verified> {
  const say = (line: string) => given.say(line.replace(/(?<=\S)\s+/gu, ' '))
  const options = { ...given, say }
  const wire = paced(bare, options)
  const read = (path: string) => fileAt(wire, path)
  const samples = await readSamples(read)
  const site = { samples, release: await readRelease(wire), isCopy: options.copy }
  const counts = new Counts(say)
  for (const [what, why] of notAsked(samples)) counts.skip(what, why)
  const points = [...filePoints(site.release, samples.read.uin), ...POINTS, ...PAGE_POINTS]
  await askPoints(points, wire, site, counts)
  const judge = caseJudge((await read('/api/v1/openapi.json')) as PublicDocument)
  let slowest = { name: 'none', milliseconds: 0 }
  for (const one of askable(samples, options, counts)) {
    const { problems, milliseconds, isRefusedAhead } = await tried(one, wire, judge)
    if (isRefusedAhead) counts.skip(one.name, 'a server in front of the service refuses it with 400 itself')
    else counts.note(problems.length === 0, one.name, problems.join('; '))
    if (milliseconds > slowest.milliseconds) slowest = { name: one.name, milliseconds }
  }
  if (options.rateLimit) await askLimits(bare, site, options, counts)
  return { ok: counts.ok, failed: counts.failed, skipped: counts.skipped, slowest }
}

/** Counts of what was found, each with its line. */
class Counts {
  ok = 0
  failed = 0
  skipped = 0
  readonly #say: (line: string) => void

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  note(isOk: boolean, name: string, seen: string): void {
    this[isOk ? 'ok' : 'failed'] += 1
    this.#say(`${isOk ? 'ok' : 'FAIL'} ${name}${seen === '' ? '' : `: ${seen}`}`)
  }

  skip(what: string, why: string, count = 1): void {
    this.skipped += count
    if (count > 0) this.#say(`skip ${what}: ${why}`)
  }
}

/** The cases that a site is asked. */
function askable(samples: Samples, { post, copy }: VerifyOptions, counts: Counts): Case[] {
  const leaves: readonly (readonly [string, string, (one: Case) => boolean])[] = [
    ['submissions', copy ? 'a copy stores nothing' : 'only --post sends them', isSubmission],
    [
      'addresses with broken escapes',
      'a server before a copy may refuse them with 400 itself',
      (one) => copy && !isDecodable(one),
    ],
  ]
  let cases = casesFor(samples).filter(({ place }) => place !== 'functions')
  for (const [what, why, isLeft] of post && !copy ? [] : leaves) {
    const asked = cases.filter((one) => !isLeft(one))
    const left = cases.length - asked.length
    counts.skip(`${left} ${what}`, why, left)
    cases = asked
  }
  return cases
}

async function tried(one: Case, wire: Wire, judge: ReturnType<typeof caseJudge>) {
  try {
    const heard = await wire.send(one.sent)
    const isHtml = /^text\/html/iu.test(heard.headers['content-type'] ?? '')
    const isRefusedAhead = heard.status === 400 && isHtml && !isDecodable(one)
    const milliseconds = heard.milliseconds ?? 0
    return { problems: judge(one, heard, wire.origin), milliseconds, isRefusedAhead }
  } catch (error) {
    return { problems: [`no answer: ${messageOf(error)}`], milliseconds: 0, isRefusedAhead: false }
  }
}

async function askPoints(points: readonly Point[], wire: Wire, site: AskedSite, counts: Counts) {
  for (const { name, check, notOnCopy } of points) {
    if (site.isCopy && notOnCopy !== undefined) {
      counts.skip(name, notOnCopy)
      continue
    }
    try {
      const { ok, seen } = await check(wire, site)
      counts.note(ok, name, seen)
    } catch (error) {
      counts.note(false, name, messageOf(error))
    }
  }
}

/** Waits for a window without requests before each, so that exactly the limit passes. */
async function askLimits(wire: Wire, site: AskedSite, { say, wait }: VerifyOptions, counts: Counts) {
  for (const point of LIMIT_POINTS) {
    if (!point.name.startsWith('/index/')) {
      say(`waiting ${RATE_LIMIT.seconds + 1} seconds, for a window without requests`)
      await wait(RATE_LIMIT.seconds + 1)
    }
    await askPoints([point], wire, site, counts)
  }
}

const TRIES = 5

/** The same site, asked no faster than it allows: after a 429 it waits, and asks again. */
function paced(wire: Wire, { say, wait }: Pick<VerifyOptions, 'say' | 'wait'>): Wire {
  return {
    ...wire,
    async send(sent) {
      for (let tries = 1; ; tries += 1) {
        const start = performance.now()
        const heard = await wire.send(sent)
        const milliseconds = performance.now() - start
        if (heard.status !== 429 || tries === TRIES) return { ...heard, milliseconds }
        const seconds = Math.min(Math.max(Number(heard.headers['retry-after']) || RATE_LIMIT.seconds, 1), 180)
        say(`waiting ${seconds} seconds, as Retry-After says`)
        await wait(seconds)
      }
    },
  }
}

async function fileAt(wire: Wire, path: string): Promise<unknown> {
  const { status, text } = await wire.send({ method: 'GET', path })
  if (status !== 200)
    throw new Error(`${wire.origin}${path} answered ${status}. Is this a site of this service?`)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${wire.origin}${path} is not JSON. Is this a site of this service?`)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
