import type { Dirent } from 'node:fs'
import { join } from 'node:path'

/** The path of an entry of a folder that was read; Node before 20.12 has another name for the folder. */
export function entryPath(entry: Dirent): string {
  const { parentPath } = entry as { readonly parentPath?: string }
  return join(parentPath ?? entry.path, entry.name)
}
