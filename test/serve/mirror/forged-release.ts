import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import type { Manifest } from '../../../build/contract/release.ts'
import type { SyncOptions } from '../../../build/serve/mirror/sync.ts'
import { tarHeader } from '../../../build/publish/release/tar.ts'
import { type Meddle, SITE, errorOf } from './made-release.ts'

// Releases as somebody who means harm writes them: by hand, every digest in them fits.

/** Contents of a part: the files its list names, and the entries of its archive where it has one. */
export interface ForgedPart {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly archive?: Uint8Array
}

type Served = Map<string, Uint8Array>

/** The files of a forged release; `change` has the last word on its manifest. */
export function forgedRelease(
  parts: readonly ForgedPart[],
  change: (manifest: Manifest) => string | void = () => {},
): Served {
  const files: Served = new Map()
  const describe = (path: string, bytes: Uint8Array) => {
    files.set(path, bytes)
    return { path, bytes: bytes.length, sha256: sha256(bytes) }
  }
  const described = parts.map(({ name, files: named, archive }, at) => {
    const lines = Object.entries(named).map(([path, text]) => `${sha256(Buffer.from(text))}  ${path}\n`)
    for (const [path, text] of Object.entries(named)) files.set(path, Buffer.from(text))
    const counts = {
      files: lines.length,
      bytes: Object.values(named).reduce((total, { length }) => total + length, 0),
    }
    const list = describe(`release/lists/${at}.sha256`, Buffer.from(lines.join('')))
    return {
      name,
      ...counts,
      lists: [{ ...list, files: counts.files, of_bytes: counts.bytes }],
      archive: archive === undefined ? null : describe(`release/${at}.tar.gz`, archive),
    }
  })
  const lists = described.flatMap((part) => part.lists.map(({ sha256, path }) => `${sha256}  ${path}\n`))
  const total = (key: 'files' | 'bytes') => described.reduce((sum, part) => sum + part[key], 0)
  const manifest = {
    format: 1,
    release: 1,
    data_date: '2026-01-02',
    base_url: SITE,
    previous: null,
    files: total('files'),
    bytes: total('bytes'),
    digest: sha256(Buffer.from(lists.join(''))),
    parts: described,
    downloads: [],
    signed_by: null,
  } as unknown as Manifest
  const text = change(manifest) ?? JSON.stringify(manifest)
  files.set('manifest.json', Buffer.from(text))
  return files
}

/** The part of a forged release that holds its indexes. */
export function indexPart(files: Readonly<Record<string, string>>): ForgedPart {
  return { name: 'index', files }
}

/** Syncs a new folder from forged files; gives the code of the fault, or `none`, and what it said. */
export function syncedFrom(files: Served, copy: string, options: Partial<SyncOptions> = {}) {
  const forged: Meddle = (path, outgoing) => {
    const bytes = files.get(path)
    if (bytes !== undefined) outgoing.end(bytes)
    return bytes !== undefined
  }
  return errorOf(copy, '/nonexistent', forged, { patience: 2000, ...options })
}

/** Nothing was put in the place of the copy or beside it, except what the next run may go on from. */
export function expectNothingMade(copy: string): void {
  expect(existsSync(copy)).toBe(false)
  expect(readdirSync(dirname(copy)).filter((name) => name !== 'copy.sync')).toEqual([])
}

/** A `tar.gz` of entries; a change may be made to each header, whose sum then fits again. */
export function forgedArchive(
  entries: readonly {
    readonly path: string
    readonly text: string
    readonly change?: (header: Buffer) => void
  }[],
): Buffer {
  const blocks = entries.flatMap(({ path, text, change = () => {} }) => {
    const header = Buffer.from(tarHeader(path, text.length, 0))
    change(header)
    header.write(' '.repeat(8), 148)
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return [header, Buffer.from(text), Buffer.alloc((512 - (text.length % 512)) % 512)]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
