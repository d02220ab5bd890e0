/** A node of a parsed file, as far as all of them are alike. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** The node below a key, or null where there is none. */
export function below(node: Node, key: string): Node | null {
  const value = node[key]
  return isNode(value) ? value : null
}

/** Every node directly below another, each with the key it is under. */
export function* children(node: Node): Generator<readonly [key: string, child: Node]> {
  for (const [key, value] of Object.entries(node))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(one)) yield [key, one]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
