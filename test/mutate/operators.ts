import type { Change } from './change.ts'
import { type Node, below } from './node.ts'
import { patternChanges } from './pattern-changes.ts'

// The operators: what is changed in a source file, one change a mutant.

/** A node, the text of its file, and the key under which its parent holds it. */
interface Seen {
  readonly node: Node
  readonly source: string
  readonly parent: Node | null
  readonly key: string
}

type Operator = (seen: Seen) => Change[]

/** THE TABLE of operators, by the type of a node. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  BinaryExpression: (seen) => otherOperators(seen, BINARY),
  LogicalExpression: (seen) =>
    seen.node['operator'] === '??'
      ? [becomes(seen.node, textOf(seen, 'left'))]
      : otherOperators(seen, { '&&': ['||'], '||': ['&&'] }),
  AssignmentExpression: (seen) =>
    otherOperators(seen, { '+=': ['-='], '-=': ['+='], '*=': ['/='], '/=': ['*='] }),
  UpdateExpression: ({ node, source }) => {
    const text = source.slice(node.start, node.end)
    return [becomes(node, text.includes('++') ? text.replace('++', '--') : text.replace('--', '++'))]
  },
  UnaryExpression: (seen) =>
    seen.node['operator'] === '!' || seen.node['operator'] === '-'
      ? [becomes(seen.node, textOf(seen, 'argument'))]
      : [],
  Literal: literal,
  TemplateLiteral: ({ node, source, parent }) =>
    parent?.type === 'TaggedTemplateExpression' || node.end - node.start <= 2
      ? []
      : [becomes(node, source[node.start] === '`' ? '``' : "''")],
  TaggedTemplateExpression: rawTemplate,
  ArrayExpression: ({ node }) => ((node['elements'] as unknown[]).length > 0 ? [becomes(node, '[]')] : []),
  ObjectExpression: ({ node }) => ((node['properties'] as unknown[]).length > 0 ? [becomes(node, '{}')] : []),
  ConditionalExpression: (seen) => condition(seen, ['true', 'false']),
  IfStatement: (seen) => condition(seen, ['true', 'false']),
  WhileStatement: (seen) => condition(seen, ['false']),
  DoWhileStatement: (seen) => condition(seen, ['false']),
  ForStatement: (seen) => condition(seen, ['false']),
  MemberExpression: optional,
  CallExpression: (seen) => [...optional(seen), ...otherMethod(seen)],
  ArrowFunctionExpression: ({ node }) => {
    const body = below(node, 'body')
    return body === null || body.type === 'BlockStatement' || isSmall(body)
      ? []
      : [becomes(body, 'undefined')]
  },
}

const BINARY: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
}

/** Methods and what is called in their place; null where the object itself is taken. */
const METHODS: Readonly<Record<string, string | null>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  min: 'max',
  max: 'min',
  find: 'findLast',
  findLast: 'find',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  filter: null,
  slice: null,
  trim: null,
  trimEnd: null,
  trimStart: null,
  toSorted: null,
  sort: null,
  toReversed: null,
  normalize: null,
}

function becomes({ start, end }: Node, text: string): Change {
  return { from: start, to: end, text }
}

function textOf({ node, source }: Seen, key: string): string {
  const child = below(node, key)
  return child === null ? '' : source.slice(child.start, child.end)
}

/** Whether a node is changed by an operator of its own in a way that says the same as leaving it out. */
function isSmall(body: Node): boolean {
  return ['Literal', 'ArrayExpression', 'TemplateLiteral'].includes(body.type)
}

function otherOperators(seen: Seen, table: Readonly<Record<string, readonly string[]>>): Change[] {
  const { node, source, parent, key } = seen
  const [left, right, operator] = [below(node, 'left'), below(node, 'right'), String(node['operator'])]
  if (left === null || right === null || joinsTexts(operator, [left, right])) return []
  // A condition becomes true and false: that it is the wrong way round says nothing more.
  if (key === 'test' && parent?.type !== 'SwitchCase' && /^[!=]==$/u.test(operator)) return []
  const at = source.indexOf(operator, left.end)
  const others = table[operator] ?? []
  return (key === 'test' ? others.slice(0, 1) : others).map((text) => ({
    from: at,
    to: at + operator.length,
    text,
  }))
}

function joinsTexts(operator: string, sides: readonly Node[]): boolean {
  const isText = ({ type, value }: Node & { value?: unknown }) =>
    type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')
  return operator === '+' && sides.some(isText)
}

function condition({ node }: Seen, texts: readonly string[]): Change[] {
  const test = below(node, 'test')
  return test === null || test.type === 'Literal' ? [] : texts.map((text) => becomes(test, text))
}

function literal({ node, source }: Seen): Change[] {
  const { value } = node
  if (typeof value === 'boolean') return [becomes(node, String(!value))]
  if (typeof value === 'number') return [becomes(node, String(value + 1))]
  if (typeof value === 'string') return [becomes(node, value === '' ? "'?'" : "''")]
  if (node['regex'] === undefined) return []
  const text = source.slice(node.start, node.end)
  const end = text.lastIndexOf('/')
  const never = text.startsWith('/(?!)/') ? [] : [becomes(node, `/(?!)${text.slice(end)}`)]
  return [...never, ...patternChanges(text.slice(1, end), node.start + 1)]
}

/** Patterns are written as String.raw, too: they are changed like those between slashes. */
function rawTemplate({ node, source }: Seen): Change[] {
  const [tag, quasi] = [below(node, 'tag'), below(node, 'quasi')]
  if (tag === null || quasi === null || source.slice(tag.start, tag.end) !== 'String.raw') return []
  const parts = quasi['quasis'] as readonly Node[]
  return [
    becomes(quasi, '``'),
    ...parts.flatMap(({ start, end }) => patternChanges(source.slice(start, end), start)),
  ]
}

function optional({ node, source }: Seen): Change[] {
  const before = below(node, 'object') ?? below(node, 'callee')
  if (node['optional'] !== true || before === null) return []
  const at = source.indexOf('?.', before.end)
  return [{ from: at, to: at + 2, text: /[[(]/u.test(source[at + 2] ?? '') ? '' : '.' }]
}

function otherMethod({ node, source }: Seen): Change[] {
  const callee = below(node, 'callee')
  const [object, property] = [callee && below(callee, 'object'), callee && below(callee, 'property')]
  if (!callee || !object || property?.type !== 'Identifier' || callee['computed'] === true) return []
  const name = String(property['name'])
  if (!Object.hasOwn(METHODS, name)) return []
  const other = METHODS[name] ?? null
  return [other === null ? becomes(node, source.slice(object.start, object.end)) : becomes(property, other)]
}
