// A release: the files of one build, with everything that lets a copy prove that it is whole and ours.

/** The format of `/manifest.json`; it grows when a tool written for the last one would misread it. */
export const MANIFEST_FORMAT = 1

/** Where a release describes itself. What is named here is in no list: the manifest speaks of it. */
export const RELEASE = {
  manifest: 'manifest.json',
  /** The detached signature of the manifest; absent where the release is not signed. */
  signature: 'manifest.jws',
  keys: '.well-known/jwks.json',
  folder: 'release',
  /** One line per list, in the format of `sha256sum`; its digest is the digest of the release. */
  lists: 'release/lists.sha256',
} as const

/**
 * The parts of the tree. `release` holds the pages that name digests of the archives, so no archive holds it.
 */
export const PARTS = ['products', 'clauses', 'law', 'index', 'pages', 'release'] as const
export type PartName = (typeof PARTS)[number]

/** A file with its size in bytes and its digest (SHA-256, lower-case hexadecimal); the path has no leading slash. */
export interface ReleaseFile {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** A list in the format of `sha256sum`: how many files it names, and how many bytes they have together. */
export interface ReleaseList extends ReleaseFile {
  readonly files: number
  readonly of_bytes: number
}

/** A part of the tree: its files, the lists that name them, and one archive of both. */
export interface ReleasePart {
  readonly name: PartName
  readonly files: number
  readonly bytes: number
  readonly lists: readonly ReleaseList[]
  readonly archive: ReleaseFile | null
}

/** A file for people who work with data; a copy need not hold it. */
export interface ReleaseDownload extends ReleaseFile {
  readonly holds: string
}

/** `/manifest.json`. */
export interface Manifest {
  readonly format: typeof MANIFEST_FORMAT
  /** Counts from 1; a later release has a higher number. */
  readonly release: number
  readonly data_date: string
  readonly base_url: string
  /** The release before, with its digest; null for the first. */
  readonly previous: { readonly release: number; readonly digest: string } | null
  readonly files: number
  readonly bytes: number
  /** The digest of `release/lists.sha256`, and so of everything the lists name. */
  readonly digest: string
  readonly parts: readonly ReleasePart[]
  readonly downloads: readonly ReleaseDownload[]
  /** The thumbprint (RFC 7638) of the key that signed it, or null: this release is unsigned. */
  readonly signed_by: string | null
}

/** The part that a file is in. */
export function partOf(path: string): PartName {
  if (path.startsWith('docs/mirrors.')) return 'release'
  if (path.startsWith('api/v1/clause/')) return 'clauses'
  if (/^(?:api\/v1\/policy|index\/answers\/policy|policy|history)\//u.test(path)) return 'products'
  if (/^(?:api\/v1\/law\/|index\/answers\/law\/|index\/law\.json$)/u.test(path)) return 'law'
  return path.startsWith('index/') ? 'index' : 'pages'
}

/** Whether a release describes itself in this file: no list names it. */
export function isOfRelease(path: string): boolean {
  return (
    path === RELEASE.manifest ||
    path === RELEASE.signature ||
    path === RELEASE.keys ||
    path.startsWith(`${RELEASE.folder}/`)
  )
}

/**
 * Whether a path may be in a release: relative, of plain names, none of them hidden except `.well-known`. What is
 * read from a manifest, a list or an archive is never joined to a folder before this was asked.
 */
export function isReleasePath(path: string): boolean {
  return path.length <= 250 && /^(?:\.well-known\/)?[\w()~-][\w()~.-]*(?:\/[\w()~-][\w()~.-]*)*$/u.test(path)
}

/** A line of a list, as `sha256sum` writes it: digest, two spaces, path. */
export function listLine({ sha256, path }: Pick<ReleaseFile, 'sha256' | 'path'>): string {
  return `${sha256}  ${path}\n`
}
