import type { Mutant } from './mutants.ts'
import { type Node, below, children } from './node.ts'
import { parseSync } from 'oxc-parser'

// All mutants of a file in one text: which of them is in force is asked where it runs, so that a file is read once.

/** The function that says whether a mutant, by its number, is in force. */
const ASKED = 'globalThis.$mutant'
/** The function that counts the turns of loops, so that one without an end is cut. */
const COUNTED = 'globalThis.$turn()'

/** A stretch of the text that is written differently; `inner` is what was there, with its own stretches written. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly depth: number
  readonly write: (inner: string) => string
}

/** The text of a file with all its mutants in it; `first` is the number of the first. */
export function allInOne(file: string, source: string, mutants: readonly Mutant[], first: number): string {
  const groups = new Map<string, (Mutant & { number: number })[]>()
  for (const [at, mutant] of mutants.entries()) {
    const key = `${mutant.from} ${mutant.to} ${mutant.kind}`
    groups.set(key, [...(groups.get(key) ?? []), { ...mutant, number: first + at }])
  }
  const stretches = [...groups.values()].flatMap((group) => stretchOf(group) ?? [])
  const loops = loopsIn(parseSync(file, source).program as unknown as Node)
  return written(source, [...stretches, ...loops].toSorted(outerFirst))
}

function outerFirst(one: Stretch, two: Stretch): number {
  const isEmpty = (stretch: Stretch) => (stretch.from === stretch.to ? 0 : 1)
  return one.from - two.from || isEmpty(one) - isEmpty(two) || two.to - one.to || one.depth - two.depth
}

function stretchOf(group: readonly (Mutant & { number: number })[]): Stretch | null {
  const [one] = group
  if (one === undefined) return null
  const { from, to, kind, number } = one
  if (kind === 'body') return { from, to, depth: 1, write: () => ` if (${ASKED}(${number})) return; ` }
  if (kind === 'statement')
    return { from, to, depth: 1, write: (inner) => `{ if (!${ASKED}(${number})) ${inner} }` }
  const others = group.map((mutant) => `${ASKED}(${mutant.number}) ? ${mutant.text} : `).join('')
  return { from, to, depth: 2, write: (inner) => `(${others}${inner})` }
}

function* loopsIn(node: Node): Generator<Stretch> {
  const body = below(node, 'body')
  if (body !== null && /^(?:For|While|DoWhile)/u.test(node.type)) {
    const at = body.start + 1
    if (body.type === 'BlockStatement') yield { from: at, to: at, depth: 0, write: () => ` ${COUNTED}; ` }
    else yield { from: body.start, to: body.end, depth: 0, write: (inner) => `{ ${COUNTED}; ${inner} }` }
  }
  for (const [, child] of children(node)) yield* loopsIn(child)
}

/** A text with its stretches written, the inner ones within the outer ones. They are in order, the outer ones first. */
function written(source: string, stretches: readonly Stretch[], start = 0, end = source.length): string {
  const [first] = stretches
  if (first === undefined) return source.slice(start, end)
  const { from, to, write } = first
  const rest = stretches.slice(1)
  const outside = rest.findIndex((one) => from === to || one.from >= to)
  const inner = outside < 0 ? rest : rest.slice(0, outside)
  const after = outside < 0 ? [] : rest.slice(outside)
  return source.slice(start, from) + write(written(source, inner, from, to)) + written(source, after, to, end)
}
