import { expect, test } from 'vitest'
import { labelsOf } from '../../build/ingest/layout/labels.ts'
import type { Entry } from '../../build/ingest/wording/blocks.ts'
import type { Node } from '../../build/ingest/wording/nodes.ts'
import { Outline, titlesOver } from '../../build/ingest/wording/outline.ts'
import { waysOf } from '../../build/ingest/wording/ways.ts'
import { Weights } from '../../build/ingest/wording/weights.ts'
import { drawings } from '../bench/ingest/fit/documents.ts'
import { Learning } from '../bench/ingest/fit/learn.ts'
import { readAgain } from '../bench/ingest/fit/sure.ts'
import { wantedByTrade } from '../bench/ingest/fit/weak.ts'
import { contentReader } from './support/read-bytes.ts'

// What weights are learned from, and which ways of reading they weigh.

test('weights are learned from nothing, the same each time, and tell where clauses begin', async () => {
  const read = await contentReader()
  const drawn = drawings(3, read)
  const examples = drawn.map((one, at) => ({ ...one, insurer: `insurer ${at % 2}` }))
  const learn = (from = examples) =>
    new Learning(from).from(
      () => true,
      3,
      () => undefined,
    )
  const weights = learn()
  expect(learn()).toEqual(weights)
  // What is seen at one insurer alone weighs nothing.
  expect(learn(drawn).values.filter((value) => value !== 0)).toEqual([])
  const [hits, all] = [0, 1].map((at) =>
    examples.reduce((sum, one) => sum + (readAgain(one, read(one.bytes), weights).begun[at] ?? 0), 0),
  ) as [number, number]
  expect(all).toBeGreaterThan(40)
  expect(hits / all).toBeGreaterThan(0.95)
})

const entry = (text: string, serial = 0): Entry => ({
  text,
  serial,
  labels: labelsOf(text),
  heading: true,
  look: 'bold',
  lead: text,
  lines: [],
  tables: [],
  page: 1,
  indent: 0,
})
const node = (text: string, parent: Node | null, serial = 0) =>
  ({
    entry: entry(text, serial),
    label: labelsOf(text)[0] ?? null,
    parent,
    clause: true,
  }) as unknown as Node

const set = (node: Node, look: string) => ({ ...node, entry: { ...node.entry, look } })

test('the first heading is a title where it is louder than every other, whatever it is over', () => {
  const title = set(node('Standard Perils', null), 'bold 16')
  const peril = set(node('1. Fire', title), 'bold 8')
  const exclusions = set(node('Exclusions', null), 'bold 12')
  expect(titlesOver([title, peril, exclusions])).toEqual([title])
  expect(titlesOver([set(title, 'bold 12'), peril, exclusions])).toEqual([])
})

test('a heading over all numbers is no title where it names a part, and is where it names a document', () => {
  const opening = node('Preamble', null)
  const numbers = (over: Node) => ['1. Cover', '2. Claims', '3. Law'].map((text) => node(text, over))
  const [conditions, wording] = [node('Conditions', null), node('Policy Wordings', null)]
  expect(titlesOver([opening, conditions, ...numbers(conditions)])).toEqual([])
  expect(titlesOver([opening, wording, ...numbers(wording)])).toEqual([wording])
})

test('the title over a wording contains none of its clauses', () => {
  const lines = ['Policy Wordings', '1. Cover', '2. Claims', '3. Law', '4. Notice']
  const weights = { 'clause heading': 5, 'clause number': 5, 'clause number in clause heading': 5 }
  const { drafts } = new Outline(
    lines.map((line, serial) => entry(line, serial)),
    new Weights(weights),
  )
  expect(drafts.map(({ number, parent }) => [number, parent])).toEqual([
    ['Policy Wordings', null],
    ...['1', '2', '3', '4'].map((number) => [number, null]),
  ])
})

test.each(['3.2 Optional covers', 'Section 3.2 Optional covers'])(
  'a number is read below "%s" that it names alone',
  (text) => {
    const cover = node('3. Cover', null, 1)
    const optional = node(text, cover, 2)
    const below = waysOf(entry('3.2.1 Room rent', 3), optional, new Map()).flatMap(
      ({ parent }) => parent ?? [],
    )
    expect([...new Set(below)]).toEqual([optional])
  },
)

test.each([
  ['alike', true, [true], [false]],
  ['otherwise', false, [true, false], [true, false]],
])('members of a list that are set %s are clauses or items as the first is', (_, heading, ...expected) => {
  const cover = node('3. Cover', null, 1)
  const found = [true, false].map((clause) => {
    const first = { ...node('a) Room rent', cover, 2), clause }
    const next = { ...entry('b) Ambulance', 3), heading, lead: '' }
    return waysOf(next, first, new Map()).flatMap((way) => (way.follows === first ? way.clause : []))
  })
  expect(found).toEqual(expected)
})

test('standard exclusions and terms are known to begin, and the lists right below them to be theirs', () => {
  const lines: [string, boolean?][] = [
    ['# 4.1 Pre-existing diseases (Code-Excl01)', true],
    ['a) Expenses of such a disease are excluded until the months are over.', false],
    ['b) The months count:', false],
    ['i. from the first policy;', false],
    ['ii. without a break.', false],
    ['c) The company may ask for papers.', false],
    ['# Of the months'],
    ['d) Nothing is known of what is below another heading.'],
    ['# 4.2 Specified diseases (Code-Excl02)', true],
    ['c) This goes on from nothing.'],
    ['2. Injury means harm to the body.', true],
    ['3. The number goes on with the list of the term.'],
  ]
  const entries = lines.map(([line], serial) => {
    const text = line.replace(/^# /u, '')
    return { ...entry(text, serial), heading: text !== line, lead: text === line ? '' : text }
  })
  const wanted = wantedByTrade(entries)
  expect(entries.map(({ serial }) => wanted.get(serial)?.begins)).toEqual(lines.map(([, begins]) => begins))
})

test.each([
  ['closes plain, list restarts', 'Section I 2', 'Section I 1'],
  ['alike 0 there', 'Section I 2', 'General Exceptions 1'],
  ['none', 'Section I 2', 'Section I 2.1'],
])(
  'a heading below a list is no part of it where the list restarts, and a section where set like one: %s',
  (feature, ...numbers) => {
    const lines = ['# Section I Cover', '1. Fire', '2. Theft', '# General Exceptions', '1. War', '2. Wear']
    const entries = lines.map((line, serial) => {
      const text = line.replace(/^# /u, '')
      return { ...entry(text, serial), heading: text !== line, ...(text === line && { lead: '', look: '' }) }
    })
    const inside = {
      'clause number in clause part': 1,
      'clause number in clause heading': 1,
      'goes on: next here': 6,
    }
    const always = {
      'clause part': 9,
      'clause heading': 9,
      'clause number': 9,
      'clause heading in clause number': 1,
    }
    const weights = new Weights({ ...always, ...inside, [`clause heading: ${feature}`]: 3 })
    const found = new Outline(entries, weights).drafts.map(({ number }) => number)
    expect([found[2], found[4]]).toEqual(numbers)
  },
)
