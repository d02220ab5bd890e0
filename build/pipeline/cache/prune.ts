import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { aboutOf, removeRowFile } from '../../publish/store/row-file.ts'
import { digestOf } from './input-digest.ts'

/** The name of the file that keeps what builds of an output folder found and made. */
export function cacheName(out: string): string {
  return `${digestOf(out).slice(0, 16)}.sqlite`
}

/** Removes from a folder of caches those whose output folder is gone: there are never more than outputs. */
export function pruneCaches(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/^[\da-f]{16}\.sqlite$/u.test(name)) continue
    const out = aboutOf(join(folder, name))
    const isOurs = out !== null && cacheName(out) === name
    if (isOurs && statSync(out, { throwIfNoEntry: false }) === undefined) removeRowFile(join(folder, name))
  }
}
