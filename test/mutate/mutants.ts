import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { parseSync } from 'oxc-parser'
import type { Change } from './change.ts'
import { type Node, below, children } from './node.ts'
import { OPERATORS } from './operators.ts'
import { TRIED } from './rooms.ts'

// Every mutant of the rooms that are tried.

/** How a mutant is written into its file: in place of an expression, around a statement, at the start of a body. */
type Kind = 'expression' | 'statement' | 'body'

/** A source file that differs from the true one in one place. */
export interface Mutant {
  readonly file: string
  /** The line, from 1, and what is printed there. */
  readonly at: number
  readonly line: string
  /** What was there and what is there now: "`<` → `<=`". */
  readonly change: string
  readonly kind: Kind
  /** The stretch of the file that is written once more, and how it reads then. */
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Every file of the rooms, and every mutant of every file: the place in the list is the number of a mutant. */
export function mutantsIn(root: string): Mutant[] {
  const files = glob
    .sync(
      TRIED.map(({ code }) => `${code}/**/*.ts`),
      { cwd: root },
    )
    .toSorted()
  return files.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')))
}

/** Every mutant of one file. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = []
  const add = (kind: Kind, host: { readonly start: number; readonly end: number }, change: Change) => {
    const { from, to, text } = change
    const whole = source.slice(host.start, from) + text + source.slice(to, host.end)
    const at = source.slice(0, from).split('\n').length
    const line = (source.split('\n')[at - 1] ?? '').trim()
    const said = `${shortened(source.slice(from, to))} → ${shortened(text)}`
    found.push({ file, at, line, change: said, kind, from: host.start, to: host.end, text: whole })
  }
  walk(parsed(file, source), null, '', null)
  return found

  function walk(node: Node, parent: Node | null, key: string, chain: Node | null): void {
    if (isLeft(node, parent, key)) return
    if (node.type === 'ExpressionStatement')
      add('statement', node, { from: node.start, to: node.end, text: '' })
    const body = below(node, 'body')
    if (/Function/u.test(node.type) && body?.type === 'BlockStatement' && parent?.['kind'] !== 'constructor')
      add(
        'body',
        { start: body.start + 1, end: body.start + 1 },
        { from: body.start, to: body.end, text: '{}' },
      )
    const host = node.type === 'ChainExpression' ? node : chain
    for (const change of OPERATORS[node.type]?.({ node, source, parent, key }) ?? [])
      add('expression', host ?? narrowest(node, change), change)
    for (const [name, child] of children(node)) {
      const isLink = name === 'object' || name === 'callee' || name === 'expression'
      walk(child, node, name, isLink ? host : null)
    }
  }
}

/** The expression that a change is written in: the node, or the condition or body below it that is changed as a whole. */
function narrowest(node: Node, { from, to }: Change): Node {
  for (const [name, child] of children(node))
    if ((name === 'test' || name === 'body') && child.start === from && child.end === to) return child
  return node
}

function parsed(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return program as unknown as Node
}

/** Types, names of keys, and what is imported: nothing of them runs. */
function isLeft(node: Node, parent: Node | null, key: string): boolean {
  if (node.type.startsWith('TS')) return !/^TS(?:As|Satisfies|NonNull)/u.test(node.type)
  if (node.type === 'ImportDeclaration' || key === 'source') return true
  return key === 'key' && parent?.['computed'] !== true
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ')
  return `\`${line.length > 60 ? `${line.slice(0, 40)} … ${line.slice(-17)}` : line}\``
}
