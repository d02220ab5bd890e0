import { relative } from 'node:path'

/** Whether a path is a folder itself, or anything below it. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return !/^(?:\.\.(?:[\\/]|$)|[\\/]|[a-z]:)/iu.test(way)
}
