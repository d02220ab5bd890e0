import { jsonIn } from '../../contract/decoding.ts'
import { opened } from '../../contract/primitives.ts'
import { MANIFEST_FORMAT, Manifest } from '../../contract/release.ts'
import { checker } from '../../contract/validate.ts'
import { MirrorError } from './mirror-error.ts'
import { ReleasePaths } from './listed-files.ts'

/** A later release of this format may say more: keys that the schema does not name are let be. */
const check = checker(opened(Manifest))

/** Reads a manifest and checks all of it: nothing of it is used before. `from` names its place in messages. */
export function readManifest(text: string, from: string): Manifest {
  const value = parsed(text, from)
  if (value['format'] !== MANIFEST_FORMAT)
    throw new MirrorError(
      'not-a-release',
      `${from} is not a manifest of format ${MANIFEST_FORMAT}. Take the current /mirror.mjs from the site.`,
    )
  const [problem] = check(value)
  if (problem !== undefined) {
    const code = problem.pointer.endsWith('/path') ? 'unsafe-path' : 'not-a-release'
    throw new MirrorError(code, `${from}: ${problem.pointer}: ${problem.message}.`)
  }
  const manifest = value as unknown as Manifest
  refuseUnsafe(manifest, from)
  refuseContradictions(manifest, from)
  return manifest
}

function parsed(text: string, from: string): Record<string, unknown> {
  const value = jsonIn(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new MirrorError('not-a-release', `${from} is not a manifest: it does not parse as a JSON object.`)
  // Refuses a key that is named twice: some programs read the first value and some the last.
  if (JSON.stringify(value) !== text.trimEnd())
    throw new MirrorError(
      'not-a-release',
      `${from} names a key twice, or is not written as a build writes it.`,
    )
  return value as Record<string, unknown>
}

/** Refuses paths that may not be joined to a folder, and those that are one file on some disk. */
function refuseUnsafe({ parts, downloads }: Manifest, from: string): void {
  const named = new ReleasePaths()
  const listed = parts.flatMap(({ lists, archive }) => [...lists, ...(archive === null ? [] : [archive])])
  for (const { path } of [...listed, ...downloads]) named.add(path, from)
}

/** Refuses totals that are not those of what they are made of, and a part that is named twice. */
function refuseContradictions({ parts, files, bytes }: Manifest, from: string): void {
  const wrong = (what: string) => new MirrorError('not-a-release', `${from} contradicts itself: ${what}.`)
  for (const [at, part] of parts.entries()) {
    if (parts.findIndex(({ name }) => name === part.name) !== at)
      throw wrong(`the part ${part.name} is named twice`)
    const counted = [totalOf(part.lists, 'files'), totalOf(part.lists, 'of_bytes')]
    if (counted[0] !== part.files || counted[1] !== part.bytes)
      throw wrong(`the part ${part.name} does not have the files and bytes of its lists`)
  }
  if (totalOf(parts, 'files') !== files || totalOf(parts, 'bytes') !== bytes)
    throw wrong('its files and bytes are not those of its parts')
}

function totalOf<Key extends string>(items: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return items.reduce((total, item) => total + item[key], 0)
}
