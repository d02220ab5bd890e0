import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Inputs of the program beside data: its own sources, the settings of the bundler, the packages it names, the changelog it publishes. */
export const SOURCES = [
  'build',
  'functions',
  'data/common/texts/en.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'CHANGELOG.md',
]

/** The digest of the code that builds and of the Node that runs it: other code may make other files of the same data. */
export function sourcesDigest() {
  // A bundled program knows what it was made of, and does not read it again.
  if (typeof SOURCES_DIGEST === 'string') return SOURCES_DIGEST
  const hash = createHash('sha256').update(JSON.stringify(process.versions))
  for (const file of SOURCES.flatMap((source) => [...filesAt(source)])) {
    const bytes = readFileSync(join(ROOT, file))
    hash.update(`${file} ${bytes.byteLength}\n`).update(bytes)
  }
  return hash.digest('hex')
}

function* filesAt(path) {
  if (/[.](?:json|md)$/.test(path)) {
    yield path
    return
  }
  const entries = readdirSync(join(ROOT, path), { withFileTypes: true })
  const named = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of named) {
    if (entry.isDirectory()) yield* filesAt(`${path}/${entry.name}`)
    else if (entry.isFile()) yield `${path}/${entry.name}`
  }
}
