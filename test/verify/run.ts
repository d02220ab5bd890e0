import { performance } from 'node:perf_hooks'
import type { Case } from '../requests/case.ts'
import { caseJudge } from '../requests/judge.ts'
import { type Samples, readSamples } from '../requests/samples.ts'
import { casesFor, isSubmission } from '../requests/table.ts'
import type { Wire } from '../support/http.ts'
import type { PublicDocument } from '../support/public-document.ts'
import { RATE_LIMIT } from '../../build/contract/limits.ts'
import { LIMIT_POINTS, POINTS, type Point } from './points.ts'

/** How a site is verified: what only a deployment can show, and every case of the table. */
export interface VerifyOptions {
  /** Also use up the limit, twice. */
  readonly rateLimit: boolean
  /** Also send submissions: on a live site they are real. */
  readonly post: boolean
  /** Takes one line of the report. */
  readonly say: (line: string) => void
  readonly wait: (seconds: number) => Promise<void>
}

/** The result. */
export interface Verified {
  readonly ok: number
  readonly failed: number
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
  const judge = caseJudge((await read('/api/v1/openapi.json')) as PublicDocument)
  const cases = casesFor(samples).filter(({ place }) => place !== 'functions')
  const asked = cases.filter((one) => options.post || !isSubmission(one))
  let failed = await failedPoints(POINTS, wire, samples, say)
  let slowest = { name: 'none', milliseconds: 0 }
  for (const one of asked) {
    const { problems, milliseconds } = await tried(one, wire, judge)
    say(problems.length === 0 ? `ok ${one.name}` : `FAIL ${one.name}: ${problems.join('; ')}`)
    if (problems.length > 0) failed += 1
    if (milliseconds > slowest.milliseconds) slowest = { name: one.name, milliseconds }
  }
  const points = options.rateLimit ? [...POINTS, ...LIMIT_POINTS] : POINTS
  if (options.rateLimit) failed += await failedLimits(bare, samples, options)
  return { ok: asked.length + points.length - failed, failed, skipped: cases.length - asked.length, slowest }
}

async function tried(one: Case, wire: Wire, judge: ReturnType<typeof caseJudge>) {
  try {
    const heard = await wire.send(one.sent)
    return { problems: judge(one, heard, wire.origin), milliseconds: heard.milliseconds ?? 0 }
  } catch (fault) {
    return { problems: [`no answer: ${messageOf(fault)}`], milliseconds: 0 }
  }
}

async function failedPoints(
  points: readonly Point[],
  wire: Wire,
  samples: Samples,
  say: VerifyOptions['say'],
): Promise<number> {
  let failed = 0
  for (const { name, check } of points) {
    const { ok, seen } = await check(wire, samples).catch((fault: unknown) => ({
      ok: false,
      seen: messageOf(fault),
    }))
    say(`${ok ? 'ok' : 'FAIL'} ${name}: ${seen}`)
    if (!ok) failed += 1
  }
  return failed
}

/** Waits for a window without requests before each, so that exactly the limit passes. */
async function failedLimits(wire: Wire, samples: Samples, { say, wait }: VerifyOptions): Promise<number> {
  let failed = 0
  for (const point of LIMIT_POINTS) {
    if (!point.name.startsWith('/index/')) {
      say(`waiting ${RATE_LIMIT.seconds + 1} seconds, for a window without requests`)
      await wait(RATE_LIMIT.seconds + 1)
    }
    failed += await failedPoints([point], wire, samples, say)
  }
  return failed
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
        const seconds = Math.min(Number(heard.headers['retry-after']) || RATE_LIMIT.seconds, 180)
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

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
