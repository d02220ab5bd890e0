import { readFileSync } from 'node:fs'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, test } from 'vitest'
import type { FactBody } from '../../../build/contract/published/fact.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { briefText } from '../../../functions/mcp/product-markdown.ts'

// Texts of products of any length, as MCP has them: the oracle for tokens is a tokenizer of a model.

const READ = JSON.parse(
  readFileSync('test/golden/public/api/v1/policy/SFHHLIP24001V022324', 'utf8'),
) as PolicyBody
const [QUOTED, SILENT] = (['quoted', 'not-stated'] as const).map((status) =>
  READ.facts.find((fact) => fact.status === status),
) as [FactBody, FactBody]
const WORDS = 'The Company shall indemnify the expenses that are reasonably incurred for a covered illness'
const LAW = {
  period: { says: '15 days from the submission of a claim', since: '2024-09-05' },
  words: { says: 'late notice is no ground to reject a claim', since: null },
}
type Law = keyof typeof LAW

/** A fact; `law` stands beside it. */
function fact(at: number, law: Law | null, isSilent = false): FactBody {
  const { law: _, ...base } = isSilent ? SILENT : QUOTED
  const own = {
    ...base,
    key: `benefit-${at}`,
    label: `Benefit number ${at}`,
    group: 'What is paid',
    note: null,
  }
  const read = isSilent ? {} : { quote: `${WORDS} for ${at} days`, page: at, printed_page: at + 2 }
  const beside =
    law === null
      ? {}
      : { law: [{ ...LAW[law], for: null, law: 'x', section: '1', url: 'https://example.org/1' }] }
  return { ...own, ...read, ...beside } as FactBody
}

const INPUTS = { knownFor: [], withdrawalLaw: [], newest: null, service: 'S', complain: '## C' }

function textOf(facts: readonly FactBody[]): string {
  return briefText({ ...INPUTS, policy: { ...READ, facts: [...facts], unread: [] } })
}

/** So many facts: every third has the law beside it, and every ninth is silent. */
function product(facts: number): FactBody[] {
  return Array.from({ length: facts }, (_, at) =>
    fact(at + 1, at % 3 > 0 ? null : at % 2 > 0 ? 'words' : 'period', at % 9 === 0),
  )
}

/** Each fact of a text by its heading. */
const factsIn = (text: string) => text.split(/^(?=##)/mu).filter((part) => part.startsWith('###'))
const lawsIn = (text: string) => text.match(/^The law today: .*$/gmu) ?? []
const namedIn = (text: string) =>
  Array.from(text.matchAll(/get_fact has it: (.*)\.$/gmu), ([, labels = '']) => labels.split('; ')).flat()
const lawsOf = (facts: readonly FactBody[]) => facts.filter(({ law }) => law !== undefined).length

describe('get_policy over MCP', () => {
  test('says of a short product all that is known of its facts', () => {
    const text = textOf(product(12))
    expect(lawsIn(text)).toHaveLength(lawsOf(product(12)))
    expect(text).toContain('Searched:')
    expect(text).toContain('(printed 4)')
  })

  test.each([35, 45])(
    'keeps the law beside each of %i facts and every quote within 5,000 tokens',
    (count) => {
      const text = textOf(product(count))
      expect(encode(text).length).toBeLessThanOrEqual(5000)
      const parts = factsIn(text)
      expect(parts).toHaveLength(count)
      product(count).forEach((each, at) => {
        const part = parts[at] ?? ''
        expect(part).toMatch(new RegExp(`^### ${each.label}\n`, 'u'))
        expect(lawsIn(part)).toHaveLength(each.law?.length ?? 0)
        if (each.quote !== null) expect(part.replaceAll('\n> ', ' ')).toContain(each.quote)
      })
    },
  )

  test('keeps the law of a longer product where the documents are silent and where it sets a period, and names the rest', () => {
    const facts = Array.from({ length: 84 }, (_, at) =>
      fact(at + 1, at % 2 > 0 ? 'words' : 'period', at % 8 === 1),
    )
    const text = textOf(facts)
    const parts = factsIn(text)
    facts.forEach(({ label, searched }, at) => {
      const isKept = at % 2 === 0 || searched !== null
      expect(lawsIn(parts[at] ?? '').length > 0, label).toBe(isKept)
      expect(namedIn(text).includes(label), label).toBe(!isKept)
    })
  })

  test.each([
    [20, 3],
    [55, 2],
    [90, 1],
    [180, 0],
  ])('of %i fields that nobody has read, each keeps its first %i places', (count, kept) => {
    const unread = Array.from({ length: count }, (_, at) => ({ key: `k${at}`, label: `Benefit ${at}` }))
    const clause = { id: 7, number: '3', title: 'Room', url: 'c7' }
    const places = [1, 2, 3].map((page) => ({ clause, page, sentence: WORDS }))
    const policy = {
      ...READ,
      facts: [],
      unread,
      look_at: unread.map(({ key }) => ({ key, places })),
    } as never
    const text = briefText({ ...INPUTS, policy })
    expect(encode(text).length).toBeLessThanOrEqual(5000)
    expect(text.match(/^- Benefit \d+: /gmu) ?? []).toHaveLength(count * kept)
  })

  test('names the facts beside which a very long product has the law no more', () => {
    const text = textOf(product(110))
    expect(namedIn(text)).toHaveLength(lawsOf(product(110)) - lawsIn(text).length)
    for (const part of factsIn(text)) if (lawsIn(part).length > 0) expect(part).not.toContain('> ')
  })
})
