import { type Static, Type } from './schema.ts'
import { isDeviceName } from './windows-names.ts'
import { Count, Day, Sha256, Text, closed, described, named, nullable, oneOf } from './primitives.ts'

// A release: the files of one build, with everything that lets a copy prove that it is whole and ours.

/** The format of `/manifest.json`; it grows when a tool written for the last one would misread it. */
export const MANIFEST_FORMAT = 1

/** Files in which a release describes itself. No list names them: the manifest speaks of them. */
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
/** The downloads as a Data Package; it names their digests, as those pages do. */
export const DATA_PACKAGE = '/datapackage.json'

export type PartName = (typeof PARTS)[number]

/** A file in which a release describes itself, or which it offers beside the tree. */
const file = {
  path: Type.String({ pattern: `^${RELEASE.folder}/`, description: 'Without a leading slash.' }),
  bytes: Count,
  sha256: described(Sha256, 'SHA-256, lower-case hexadecimal.'),
}
const ReleaseFile = named('ReleaseFile', file)

const ReleaseList = named(
  'ReleaseList',
  {
    ...file,
    files: described(Count, 'How many files it names.'),
    of_bytes: described(Count, 'How many bytes they have together.'),
  },
  'A list of digests and paths in the format of sha256sum.',
)

const ReleasePart = named(
  'ReleasePart',
  {
    name: oneOf([...PARTS]),
    files: Count,
    bytes: Count,
    lists: Type.Array(ReleaseList),
    archive: nullable(ReleaseFile, 'A tar.gz of its lists and its files.'),
  },
  'A part of the tree.',
)

const ReleaseDownload = named(
  'ReleaseDownload',
  { ...file, holds: described(Text, 'What it is.') },
  'A file for people who work with data; a copy need not hold it.',
)

/** The last number of a release: above it there are numbers that programs cannot tell apart. */
export const LAST_RELEASE = Number.MAX_SAFE_INTEGER

/** The number of a release. */
export const ReleaseNumber = Type.Integer({
  minimum: 1,
  maximum: LAST_RELEASE,
  description: 'Counts from 1; a later release has a higher number.',
})

/** `/manifest.json`. */
export const Manifest = named('Manifest', {
  format: Type.Literal(MANIFEST_FORMAT),
  release: ReleaseNumber,
  data_date: Day,
  base_url: Type.String({
    format: 'uri',
    pattern: '^https?://[^/\\s]',
    description: 'The address of the site.',
  }),
  previous: nullable(
    closed({ release: ReleaseNumber, digest: Sha256 }),
    'The previous release, with its digest; null for the first.',
  ),
  files: Count,
  bytes: Count,
  digest: described(Sha256, `The digest of ${RELEASE.lists}, and so of everything the lists name.`),
  parts: Type.Array(ReleasePart),
  downloads: Type.Array(ReleaseDownload),
  signed_by: nullable(
    Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
    'The thumbprint (RFC 7638) of the key that signed it, or null: this release is unsigned.',
  ),
})

/** A file with its size in bytes and its digest; the path has no leading slash. */
export type ReleaseFile = Static<typeof ReleaseFile>
/** A list in the format of `sha256sum`: how many files it names, and how many bytes they have together. */
export type ReleaseList = Static<typeof ReleaseList>
/** A part of the tree: its files, the lists that name them, and one archive of both. */
export type ReleasePart = Static<typeof ReleasePart>
/** A file for people who work with data; a copy need not hold it. */
export type ReleaseDownload = Static<typeof ReleaseDownload>
export type Manifest = Static<typeof Manifest>

/** The part that a file is in. */
export function partOf(path: string): PartName {
  if (path.startsWith('docs/mirrors.') || `/${path}` === DATA_PACKAGE) return 'release'
  if (path.startsWith('api/v1/clause/')) return 'clauses'
  if (/^(?:api\/v1\/policy|index\/answers\/policy|policy)\//u.test(path)) return 'products'
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
  return (
    path.length <= 250 &&
    path
      .replace(/^\.well-known\//u, '')
      .split('/')
      .every(isPlainName)
  )
}

/** Whether every file system takes a name for what it is: Windows drops a dot at the end and has devices called `nul`. */
function isPlainName(name: string): boolean {
  return /^[\w()~-](?:[\w()~.-]*[\w()~-])?$/u.test(name) && !isDeviceName(name)
}

/** A line of a list, as `sha256sum` writes it: digest, two spaces, path. */
export function listLine({ sha256, path }: Pick<ReleaseFile, 'sha256' | 'path'>): string {
  return `${sha256}  ${path}\n`
}
