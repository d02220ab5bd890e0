import { createHash } from 'node:crypto'
import type { Tree } from '../../build/release/tree.ts'

/** A tree in which everything is made each time. */
export function plainTree({ paths, read, put }: Pick<Tree, 'paths' | 'read' | 'put'>): Tree {
  const file = (path: string) => {
    const bytes = read(path)
    return { path, bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
  }
  return { paths, read, put, file, once: (_name, _from, make) => make(put) }
}
