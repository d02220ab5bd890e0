import { expect, test } from 'vitest'
import { inPageOrder } from '../../build/ingest/wording/page-order.ts'
import type { ClauseDraft } from '../../build/ingest/wording/outline.ts'

// Clauses in the order of the pages they begin on, however late a box beside the text was read.

function clauses(rows: readonly (readonly [name: string, page: number, parent: string | null])[]) {
  const drafts = new Map<string, ClauseDraft>()
  return rows.map(([name, page, parent]) => {
    const around = parent === null ? null : (drafts.get(parent) ?? null)
    const draft = { number: name, title: '', parent: around, entries: [] }
    drafts.set(name, draft)
    return { draft, page }
  })
}

test('a box that was read in what begins on a later page stands on its own page, in what is around both', () => {
  const read = clauses([
    ['Benefits', 1, null],
    ['Cover', 1, 'Benefits'],
    ['Terms', 2, 'Benefits'],
    ['Day care', 2, 'Terms'],
    ['Box', 1, 'Day care'],
    ['In the box', 1, 'Box'],
    ['Conditions', 2, null],
  ])
  expect(
    inPageOrder(read).map(({ draft, page, around }) => [draft.number, page, around?.number ?? null]),
  ).toEqual([
    ['Benefits', 1, null],
    ['Cover', 1, 'Benefits'],
    ['Box', 1, 'Benefits'],
    ['In the box', 1, 'Box'],
    ['Terms', 2, 'Benefits'],
    ['Day care', 2, 'Terms'],
    ['Conditions', 2, null],
  ])
})
