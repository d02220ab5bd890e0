import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flowPages } from './support/flow-pages.ts'
import { printed, wording } from './support/random-wording.ts'
import { wordingReader } from './support/read-bytes.ts'

// Random documents are laid out from known clauses: they come back as those clauses.

/** The words of a clause on each of its pages; a hyphen at a line's end may be one of the word or not. */
function words(text: string): string {
  return text
    .split('\f')
    .map((part) => part.normalize('NFKC').replace(/[\s-]/gu, ''))
    .join('\f')
}

function label(number: string): string {
  return (
    number
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  )
}

test(
  'a text that flows through columns and pages comes back as its clauses',
  { timeout: 240_000 },
  async () => {
    const read = await wordingReader()
    fc.assert(
      fc.property(wording, (drawn) => {
        const { pieces, numbers, setting } = printed(drawn)
        const laid = flowPages(pieces, setting)
        // What recurs can be told from what is said once on two pages only.
        fc.pre(laid.pages > 1)
        const wanted = laid.texts.map(({ page, text }, at) => [label(numbers[at] ?? ''), page, words(text)])
        expect(
          read(laid.bytes).clauses.map(({ number, page, text }) => [label(number), page, words(text)]),
        ).toEqual(wanted)
      }),
      { numRuns: 60, seed: 12, endOnFailure: true },
    )
  },
)
