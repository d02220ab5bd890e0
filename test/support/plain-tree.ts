import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDownload } from '../../build/publish/release/download-file.ts'
import type { Tree } from '../../build/publish/release/tree.ts'
import { temporaryFolder } from './built.ts'

/** A tree in which everything is made each time. */
export function plainTree({ paths, read, put }: Pick<Tree, 'paths' | 'read' | 'put'>): Tree {
  const file = (path: string) => {
    const bytes = read(path)
    return { path, bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
  }
  const download: Tree['download'] = (what) => {
    const place = join(temporaryFolder('download'), 'file')
    writeDownload(place, what, { paths, read, file })
    put(what.path, readFileSync(place))
    return Promise.resolve(file(what.path))
  }
  return { paths, read, put, replace: put, file, download, once: async (_name, _from, make) => make(put) }
}
