import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Lexicon } from '../../build/ingest/layout/lexicon.ts'
import { loadEngine } from '../../build/ingest/pdf/engine.ts'
import { openDocument } from '../../build/ingest/pdf/document.ts'
import { readWording } from '../../build/ingest/wording/reading.ts'
import { normalForm } from '../../build/proof/normal-text.ts'
import { layOut } from './support/lay-out.ts'

// Random documents are laid out from known clauses, in one column or two, with tables, running headers and clauses that
// run over a page: they come back as those clauses.

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

test('a document comes back as the clauses it was laid out from', { timeout: 240_000 }, async () => {
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
      const open = openDocument(engine, bytes)
      const content = {
        head: open.head,
        pages: Array.from({ length: pages }, (_, at) => open.page(at + 1)),
        controls: [],
        memory: 0,
      }
      open.close()
      const read = readWording(content, new Lexicon())
      expect(
        read.clauses.map(({ number, page, text }) => ({ number, page, text: normalForm(text) })),
      ).toEqual(known.map(({ number, page, text }) => ({ number, page, text: normalForm(text) })))
    }),
    { numRuns: 40, endOnFailure: true },
  )
})
