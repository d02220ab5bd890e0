import { expect, test } from 'vitest'
import { labelsOf } from '../../build/ingest/layout/labels.ts'
import type { Entry } from '../../build/ingest/wording/blocks.ts'
import type { Node } from '../../build/ingest/wording/nodes.ts'
import { titlesOver } from '../../build/ingest/wording/outline.ts'
import { waysOf } from '../../build/ingest/wording/ways.ts'
import { contentReader, drawings } from '../bench/ingest/fit/documents.ts'
import { learned } from '../bench/ingest/fit/learn.ts'
import { readAgain } from '../bench/ingest/fit/sure.ts'

// What weights are learned from, and which ways of reading they weigh.

test('weights are learned from nothing, the same each time, and tell where clauses begin', async () => {
  const read = await contentReader()
  const examples = drawings(3, read)
  const learn = () => learned(examples, 3, () => undefined)
  const weights = learn()
  expect(learn()).toEqual(weights)
  const [hits, all] = [0, 1].map((at) =>
    examples.reduce((sum, one) => sum + (readAgain(one, read(one.bytes), weights).begun[at] ?? 0), 0),
  ) as [number, number]
  expect(all).toBeGreaterThan(40)
  expect(hits / all).toBeGreaterThan(0.95)
})

const entry = (text: string, serial = 0) =>
  ({ text, serial, labels: labelsOf(text), heading: true, look: 'bold', tables: [] }) as unknown as Entry
const node = (text: string, parent: Node | null, serial = 0) =>
  ({
    entry: entry(text, serial),
    label: labelsOf(text)[0] ?? null,
    parent,
    clause: true,
  }) as unknown as Node

test('the one heading over all numbers is no part of them, headings over some of them are', () => {
  const title = node('Policy Wordings', null)
  const numbers = ['1. Cover', '2. Claims', '3. Law', '4. Notice', '5. Term'].map((text) => node(text, title))
  const others = node('Annexures', null)
  expect(titlesOver([title, ...numbers, others, node('1. Offices', others)])).toEqual([title])
  expect(titlesOver([title, ...numbers.slice(3), others, node('1. Offices', others)])).toEqual([])
})

test('a number that names its parents is read below the nearest of them alone', () => {
  const cover = node('3. Cover', null, 1)
  const optional = node('3.2 Optional covers', cover, 2)
  const below = waysOf(entry('3.2.1 Room rent', 3), optional, new Map()).flatMap(({ parent }) => parent ?? [])
  expect([...new Set(below)]).toEqual([optional])
})
