import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Lexicon } from '../../build/ingest/layout/lexicon.ts'
import { type Engine, loadEngine } from '../../build/ingest/pdf/engine.ts'
import { openDocument } from '../../build/ingest/pdf/document.ts'
import { type WordingReading, readWording } from '../../build/ingest/wording/reading.ts'
import { normalForm } from '../../build/check/proof/normal-text.ts'
import { flowPages } from './support/flow-pages.ts'
import { layOut } from './support/lay-out.ts'
import { printed, wording } from './support/random-wording.ts'

// Random documents are laid out from known clauses: they come back as those clauses.

const WORDS =
  'policy insured person hospital treatment premium claim benefit schedule company shall pay within days after date cover limit amount period illness accident notice given written document proof loss damage vehicle owner driver repair cost sum'.split(
    ' ',
  )
const word = fc.constantFrom(...WORDS)
const sentence = fc.array(word, { minLength: 8, maxLength: 30 }).map((words) => `The ${words.join(' ')}.`)
const heading = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map((words) => words.map((one) => one[0]?.toUpperCase() + one.slice(1)).join(' '))
const row = fc.tuple(word, word).map(([one, two]) => `${one} of the ${two}\t${two.length * 1000}`)
const table = fc
  .array(row, { minLength: 2, maxLength: 4 })
  .map((rows) => ['Item\tAmount', ...rows].join('\n'))
const items = fc
  .array(sentence, { minLength: 2, maxLength: 4 })
  .map((all) => all.map((text, at) => `(${'abcd'[at]}) ${text}`).join('\n'))
const body = fc
  .tuple(sentence, fc.option(fc.oneof(table, items, sentence)))
  .map(([text, more]) => (more === null ? text : `${text}\n${more}`))
const member = fc.record({ heading, body, breaks: fc.boolean() })
const section = fc.record({ heading, members: fc.array(member, { minLength: 1, maxLength: 5 }) })
const drawn = fc.record({
  columns: fc.constantFrom(1 as const, 2 as const),
  sections: fc.array(section, { minLength: 3, maxLength: 5 }),
})

interface Known {
  readonly number: string
  readonly title: string
  readonly text: string
  readonly page: number
}

/** Numbers the sections and their members, and puts each section on a page of its own; a clause may end on the next. */
function clausesOf({
  sections,
}: {
  sections: readonly {
    heading: string
    members: readonly { heading: string; body: string; breaks: boolean }[]
  }[]
}): Known[] {
  let page = 1
  return sections.flatMap(({ heading: title, members }, at) => {
    const own: Known[] = [{ number: `${at + 1}`, title, text: `${at + 1}. ${title.toUpperCase()}`, page }]
    for (const [of, { heading: name, body: text, breaks }] of members.entries()) {
      const number = `${at + 1}.${of + 1}`
      const isLast = breaks && of === members.length - 1
      own.push({
        number,
        title: name,
        text: `${number} ${name}\n${text}${isLast ? `\fThe ${WORDS.slice(at, at + 12).join(' ')}.` : ''}`,
        page,
      })
      if (isLast) page += 1
    }
    page += 1
    return own
  })
}

/** Reads the pages of a file without starting a process for it. */
function reading(engine: Engine, bytes: Buffer, pages: number): WordingReading {
  const open = openDocument(engine, bytes)
  const all = Array.from({ length: pages }, (_, at) => open.page(at + 1))
  open.close()
  return readWording({ head: open.head, pages: all, controls: [], memory: 0 }, new Lexicon())
}

test('sections on pages of their own come back as their clauses', { timeout: 240_000 }, async () => {
  const engine = await loadEngine(2 ** 28)
  fc.assert(
    fc.property(drawn, ({ columns, sections }) => {
      const known = clausesOf({ sections })
      const pages = Math.max(...known.map(({ text, page }) => page + text.split('\f').length - 1))
      const bytes = layOut(known, pages, {
        columns,
        header: 'A policy wording of the Company',
        footer: 'UIN SBHHLIP25011V022425',
        offset: 0,
      })
      const read = reading(engine, bytes, pages)
      expect(
        read.clauses.map(({ number, page, text }) => ({ number, page, text: normalForm(text) })),
      ).toEqual(known.map(({ number, page, text }) => ({ number, page, text: normalForm(text) })))
    }),
    { numRuns: 60, seed: 12, endOnFailure: true },
  )
})

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
    const engine = await loadEngine(2 ** 28)
    fc.assert(
      fc.property(wording, (drawn) => {
        const { pieces, numbers, setting } = printed(drawn)
        const laid = flowPages(pieces, setting)
        // What recurs can be told from what is said once on two pages only.
        fc.pre(laid.pages > 1)
        const read = reading(engine, laid.bytes, laid.pages)
        const wanted = laid.texts.map(({ page, text }, at) => [label(numbers[at] ?? ''), page, words(text)])
        expect(read.clauses.map(({ number, page, text }) => [label(number), page, words(text)])).toEqual(
          wanted,
        )
      }),
      { numRuns: 60, seed: 12, endOnFailure: true },
    )
  },
)
