import { type Node, parseTree, findNodeAtLocation } from 'jsonc-parser'
import { item } from '../../contract/item.ts'

// Finds the line and column of a place in a JSON text, for editors and terminals.

/** The line and column of an offset into a text, counted from 1. */
export function positionOf(text: string, offset: number) {
  const before = text.slice(0, Math.max(offset, 0)).split('\n')
  return { line: before.length, column: item(before, before.length - 1).length + 1 }
}

/**
 * The line where the value of a JSON pointer begins: that of its key, where it has one. A pointer to something that is
 * missing leads to what it is missing from. Null where the text is not JSON, or its lists and objects are too deep inside
 * each other.
 */
export function lineOf(text: string, pointer: string): number | null {
  const root = treeOf(text)
  if (root === undefined) return null
  const path = pointer.split('/').slice(1).map(segment)
  for (let length = path.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (node === undefined) continue
    const named = node.parent?.type === 'property' ? node.parent : node
    return positionOf(text, named.offset).line
  }
  return null
}

function treeOf(text: string): Node | undefined {
  try {
    return parseTree(text)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return undefined
  }
}

/** A part of a pointer: a key, or an index in a list. */
function segment(part: string): string | number {
  const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
  return /^\d+$/u.test(key) ? Number(key) : key
}
