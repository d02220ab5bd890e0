import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FactBody } from '../../../build/contract/published/fact.ts'
import { call } from '../../../functions/mcp/call.ts'
import { toolNamed } from '../../../functions/mcp/tools.ts'
import { sampleSite } from '../../support/built-once.ts'
import { wordsIn } from '../../support/sample-files.ts'
import { pageOf, sampleSource } from '../../support/sample-pages.ts'

// A value is shown in one vocabulary, with its unit and with what qualifies it, in every place that shows values.

const UIN = 'SBHHLIP25011V022425'
const OTHER = 'SSGHLIP25012V012526'

/** Written down from the records of the sample: the value with its unit, what its note says, and words that find its clause. */
const CASES: readonly [key: string, value: string, notes: readonly string[], words: string][] = [
  ['maternity', 'Not paid', ['Ectopic pregnancy is covered.'], 'maternity'],
  ['waiting-listed', '24 months', ['36 months for joint replacement'], 'listed diseases waiting'],
  ['notice-emergency', '24 hours', ['Planned admissions: at least 48 hours before.'], 'notice of emergency'],
  ['cashless-decision', '1 hour', ['Discharge: within three hours.'], 'cashless'],
  ['cataract-limit', '₹45,000', ['At most ₹90,000 in a policy year.', 'gives Rs. 40,000'], 'cataract'],
  ['no-claim-bonus-highest', '50%', ['Annexure I says 100%.', 'Another clause says'], 'no claim bonus'],
]

const file = async (path: string) => readFile(join(await sampleSite(), path), 'utf8')
const page = async (path: string) => (await pageOf(path)).html

async function tool(name: string, args: object): Promise<string> {
  return (await call(await sampleSource(), toolNamed(name), { ...args })).text
}

/** Places where what speaks against a value is only pointed at, or is a key of a record. */
const DOUBTS: Readonly<Record<string, RegExp>> = {
  'a search': /Another part of the policy says otherwise|The quote cannot be proven|Reported as wrong/u,
  'the fact for agents': /"disputed":\{|"conflicts":\[\{/u,
}

/** Text between two marks, each once and in this order. */
function between(text: string, from: string, to: string): string {
  return text.split(from)[1]?.split(to)[0] ?? ''
}

describe.each(CASES)('%s is shown as “%s”, and never without its note', (key, value, notes, words) => {
  let label = ''
  beforeAll(async () => {
    const { facts } = JSON.parse(await file(`/index/answers/policy/${UIN}`)) as { facts: FactBody[] }
    label = facts.find((fact) => fact.key === key)?.label ?? 'none'
  })

  test.each<[place: string, shown: () => Promise<string>]>([
    [
      'its card on the page',
      async () => between(await file(`/policy/${UIN}.html`), `id="${key}"`, '</article>'),
    ],
    ['the Markdown page', async () => between(await file(`/policy/${UIN}.md`), `### ${label}\n`, '\n##')],
    [
      'a search',
      async () =>
        between(await page(`/search?uin=${UIN}&q=${encodeURIComponent(words)}`), `#${key}">`, '</p>'),
    ],
    [
      'a comparison',
      async () => between(await page(`/compared?uin=${UIN}&uin=${OTHER}`), `id="${key}"`, 'B: '),
    ],
    [
      'a comparison for agents',
      async () =>
        between(
          await tool('compare_policies', { uins: `${UIN},${OTHER}`, fields: key }),
          `(${key})`,
          '\nB: ',
        ),
    ],
    ['the fact for agents', () => tool('get_fact', { uin: UIN, key })],
  ])('%s', async (place, shown) => {
    const said = wordsIn(await shown()).replaceAll('\\', '')
    expect(said, place).toContain(value)
    for (const [at, note] of notes.entries())
      if (at === 0 || DOUBTS[place] === undefined) expect(said, place).toContain(note)
      else expect(said, place).toMatch(DOUBTS[place])
  })
})
