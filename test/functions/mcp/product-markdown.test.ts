import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, test } from 'vitest'
import { shortened } from '../../../functions/mcp/product-markdown.ts'

// Texts of products as MCP has them before they are shortened: the oracle for tokens is a tokenizer of a model.

const QUOTE = 'The Company shall indemnify the expenses that are reasonably incurred for a covered illness'
const LAW = {
  period: 'The law today: 15 days from the submission of a claim, since 5 September 2024.',
  words: 'The law today: late notice is no ground to reject a claim.',
}
type Law = keyof typeof LAW

const SILENT = '**The documents do not say**'

/** A fact; `law` stands beside it, and a silent one says for what was searched. */
function fact(at: number, law: Law | null, isSilent = false): string {
  return [
    `### Benefit number ${at}`,
    isSilent ? SILENT : `**Paid up to ${at} days (Read once: compare with the quote)**`,
    ...(law === null ? [] : [LAW[law]]),
    isSilent
      ? `Do not fill it in from elsewhere. Searched: wording (90 clauses), for “benefit ${at}”, “benefits”.`
      : `> ${QUOTE} for ${at} days (printed overleaf)\n>\n> clause C.${at}, What is paid in a year (c${1000 + at}), page ${at} (printed ${at - 2})`,
  ].join('\n\n')
}

/** A product with as many facts: every third has the law beside it, and every ninth is silent. */
function product(facts: number): string {
  const blocks = Array.from({ length: facts }, (_, at) =>
    fact(at + 1, at % 3 > 0 ? null : at % 2 > 0 ? 'words' : 'period', at % 9 === 0),
  )
  return `# A product\n\n- Data of: 2026-11-25\n\n## What is paid\n\n${blocks.join('\n\n')}\n\n## Not read yet\n\nBenefit 99\n`
}

/** Each fact of a text by its heading. */
const factsIn = (text: string) => text.split(/^(?=##)/mu).filter((part) => part.startsWith('###'))
const lawsIn = (text: string) => text.match(/^The law today: .*$/gmu) ?? []

describe('get_policy over MCP', () => {
  test('leaves a text that has room as it is', () => {
    expect(shortened(product(20))).toBe(product(20))
  })

  test.each([40, 50])(
    'keeps the law beside each of %i facts and every quote within 5,000 tokens',
    (facts) => {
      const long = product(facts)
      const text = shortened(long)
      expect(encode(text).length).toBeLessThanOrEqual(5000)
      expect(lawsIn(text)).toEqual(lawsIn(long))
      factsIn(text).forEach((part, at) => {
        const [before = ''] = [factsIn(long)[at]]
        expect(part.split('\n')[0]).toBe(before.split('\n')[0])
        expect(lawsIn(part)).toEqual(lawsIn(before))
        if (before.includes(SILENT)) expect(part).toContain(`${SILENT}\n`)
        else expect(part).toMatch(/Paid up to \d+ days[^]*\(printed overleaf\)[^]*\(c1\d+\), page \d+/u)
      })
    },
  )

  test('keeps the law of a longer product where the documents are silent and where it sets a period, and names the rest', () => {
    const facts = Array.from({ length: 78 }, (_, at) =>
      fact(at + 1, at % 2 > 0 ? 'words' : 'period', at % 8 === 1),
    )
    const text = shortened(`# A product\n\n- Data of: 2026-11-25\n\n${facts.join('\n\n')}\n\n`)
    const kept = new Set(
      factsIn(text)
        .filter((part) => lawsIn(part).length > 0)
        .map((part) => part.split('\n')[0]),
    )
    const [, named = ''] = /get_fact has it: (.*)\.$/mu.exec(text) ?? []
    facts.forEach((before, at) => {
      const isKept = at % 2 === 0 || before.includes(SILENT)
      expect(kept.has(`### Benefit number ${at + 1}`), `benefit ${at + 1}`).toBe(isKept)
      expect(named.split('; ').includes(`Benefit number ${at + 1}`)).toBe(!isKept)
    })
  })

  test('names the facts beside which a very long product has the law no more', () => {
    const text = shortened(product(110))
    const named = Array.from(text.matchAll(/get_fact has it: (.*)\.$/gmu), ([, labels = '']) =>
      labels.split('; '),
    )
    expect(named.flat().length).toBe(lawsIn(product(110)).length - lawsIn(text).length)
    for (const part of factsIn(text)) expect(lawsIn(part).length > 0 && !part.includes(SILENT)).toBe(false)
  })
})
