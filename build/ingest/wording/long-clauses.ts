import type { Entry } from './blocks.ts'
import { type Node, kindOf, levelOf } from './nodes.ts'
import { OutlineSearch } from './numbering.ts'
import type { Weights } from './weights.ts'
import { labelsOf } from '../layout/labels.ts'
import { grouped } from '../../contract/groups.ts'

// A clause that is too long to be cited, with labels in it: all that is labelled takes a place of the outline, and where
// that leaves it too long, the items of its outermost lists are clauses of their own.

/** A clause longer than this, in characters, with so many lines that begin with labels, is likely to be several. */
const [LONG, BURIED] = [2500, 3]

/** Whether a text with some labels at the beginning of lines is likely to be of several clauses. */
export function isLong(text: string, labels = labelledLines(text)): boolean {
  return text.length > LONG && labels >= BURIED
}

/** Number of lines of a text that begin with labels. */
export function labelledLines(text: string): number {
  const lines = text.split(/[\n\f]/u)
  return lines.filter((line) => labelsOf(line).some(({ style }) => style !== 'bullet')).length
}

/** The places of the best outline by their entries; clauses that are too long are several, if their labels allow. */
export function outlineOf(entries: readonly Entry[], weights: Weights): ReadonlyMap<Entry, Node> {
  const search = new OutlineSearch(entries, weights)
  return withOpened(entries, withRead(entries, search.read(search.start, search.candidates), search))
}

/** The places of an outline, and those of all labelled entries in clauses that are too long. */
function withRead(entries: readonly Entry[], plan: ReadonlyMap<Entry, Node>, search: OutlineSearch) {
  const candidates = new Set(search.candidates)
  const isClause = (entry: Entry) => plan.get(entry)?.clause === true
  const read = longOf(entries, isClause).flatMap(([first, ...rest]) => {
    const before = [...plan].filter(([{ serial }]) => serial <= (first?.serial ?? -1))
    const nodes = before.sort(([one], [two]) => one.serial - two.serial).map(([, node]) => node)
    const last = new Map(nodes.map((node) => [levelOf(node.entry, node.label), node]))
    const start = { ...search.start, top: nodes.at(-1) ?? null, last }
    return [
      ...search.read(
        start,
        rest.filter((entry) => candidates.has(entry)),
        true,
      ),
    ]
  })
  return new Map([...plan, ...read].sort(([one], [two]) => one.serial - two.serial))
}

/** The places of an outline, in which the outermost lists of clauses that are too long are lists of clauses. */
function withOpened(entries: readonly Entry[], plan: ReadonlyMap<Entry, Node>) {
  const lists = grouped([...plan.values()].map((node) => [listOf(node), node]))
  const opened = new Set<Node>()
  const isClause = (node: Node | undefined) => node !== undefined && (node.clause || opened.has(node))
  for (let before = -1; opened.size > before;) {
    before = opened.size
    for (const own of longOf(entries, (entry) => isClause(plan.get(entry)))) {
      const items = own.flatMap((entry) => plan.get(entry) ?? []).filter((node) => !isClause(node))
      const outer = items.filter(({ parent }) => parent === null || !items.includes(parent))
      for (const key of new Set(outer.map(listOf))) {
        const list = lists.get(key) ?? []
        if (list.length > 1) for (const node of list) opened.add(node)
      }
    }
  }
  const made = new Map<Node | null, Node | null>()
  return new Map(
    [...plan].map(([entry, node]) => {
      const own = { ...node, parent: made.get(node.parent) ?? node.parent, clause: isClause(node) }
      made.set(node, own)
      return [entry, own]
    }),
  )
}

function listOf({ entry, label, parent }: Node): string {
  return `${parent?.entry.serial ?? ''} ${kindOf(entry, label)}`
}

/** The entries of each clause that is too long. */
function longOf(entries: readonly Entry[], begins: (entry: Entry) => boolean): Entry[][] {
  const clauses: Entry[][] = []
  for (const entry of entries) {
    const last = clauses.at(-1)
    if (last === undefined || begins(entry)) clauses.push([entry])
    else last.push(entry)
  }
  return clauses.filter((own) =>
    isLong(own.map(({ tables, text }) => (tables.length > 0 ? '' : text)).join('\n')),
  )
}
