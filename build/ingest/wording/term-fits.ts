import type { Entry } from './blocks.ts'
import { isWrittenAsTerm } from './definitions.ts'
import type { Opened } from './heading-fits.ts'
import { type Node, isTermNode } from './nodes.ts'

// Terms without labels in the outline: each closes the lists in the one before it.
//
//     2. Definitions
//       Hospital means …      ← a term in 2
//         a) has nurses       ← a list in the term
//       Illness means …       ← the next term in 2, and no text of a)

/** A term below the innermost heading about definitions, beside the terms there. */
export function terms(entry: Entry, open: readonly Node[]): Opened[] {
  const [top] = open
  const isBare = top !== undefined && top.entry.serial === entry.serial - 1 && isOnlyName(top)
  if (!isWrittenAsTerm(entry, isBare) || (isBare && entry.lead === '')) return []
  const parent = open.find((node) => !isTermNode(node) && isAboutDefinitions(node))
  if (parent === undefined) return []
  const beside = open.find((node) => isTermNode(node) && node.parent === parent)
  return [{ score: beside === undefined ? 1 : 1.5, parent, follows: beside ?? null }]
}

function isAboutDefinitions({ entry }: Node): boolean {
  const name = entry.heading ? entry.text : entry.lead
  return /\bdefinitions?\b/iu.test(name) && !isWrittenAsTerm(entry)
}

/** Whether a place is so far only a name on a line of its own. */
function isOnlyName(node: Node): boolean {
  return node.label === null && node.entry.lead.length >= node.entry.text.length - 2
}
