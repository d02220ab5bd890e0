import { expect, test } from 'vitest'
import { labelsOf } from '../../build/ingest/layout/labels.ts'
import type { Entry } from '../../build/ingest/wording/blocks.ts'
import { seenIn } from '../../build/ingest/wording/seen.ts'

// The lists that labels of a document may be of.

const BASE = { heading: false, look: '', lead: '', lines: [], tables: [], page: 1, indent: 0 }

/** Lists of so many members, each beginning with 1, and the number of times that the place of an entry was looked at. */
function document(lists: number, members: number) {
  const looks = { count: 0 }
  const entries = Array.from({ length: lists * members }, (_, at): Entry => {
    const text = `${(at % members) + 1}. Cover`
    const entry = { ...BASE, text, labels: labelsOf(text), serial: at }
    return Object.defineProperty(entry, 'serial', { get: () => ((looks.count += 1), at) })
  })
  return { entries, looks, lists: seenIn(entries)[0]?.all }
}

test('a list goes on below a member until it restarts or ends', () => {
  const { entries, lists } = document(20, 3)
  for (const [at, entry] of entries.entries()) {
    const [label] = entry.labels
    if (label === undefined) throw new Error('no label')
    const rest = entries.slice(at + 1)
    const [member, first] = [label.value + 1, 1].map((value) =>
      rest.findIndex(({ labels }) => labels[0]?.value === value),
    ) as [number, number]
    const expected =
      member === first ? 'ends' : member !== -1 && (first === -1 || member < first) ? 'goes on' : 'restarts'
    expect(lists?.below(entry, entry, label)).toBe(expected)
    const [two] = rest.slice(1)
    if (two !== undefined)
      expect(lists?.beginsBetween(entry, two, label)).toBe(rest[0]?.labels[0]?.value === 1)
  }
})

test('the neighbours of a label are found without a look at every list of a document', () => {
  const { entries, looks, lists } = document(500, 2)
  const last = entries.at(-2) as Entry
  const [label] = last.labels
  looks.count = 0
  if (label !== undefined) lists?.below(last, last, label)
  expect(looks.count).toBeGreaterThan(0)
  expect(looks.count).toBeLessThan(50)
})
