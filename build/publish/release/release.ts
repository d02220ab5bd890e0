import {
  Manifest,
  type PartName,
  type ReleaseDownload,
  type ReleaseFile,
  type ReleasePart,
  MANIFEST_FORMAT,
  PARTS,
  RELEASE,
  listLine,
} from '../../contract/release.ts'
import { checkedFile } from '../answers/output-file.ts'
import { filesByPart, totalOf, writeLists } from './digest-lists.ts'
import type { Signer } from './signer.ts'
import type { Tree } from './tree.ts'

/** Options of a release. */
export interface ReleaseOptions {
  readonly dataDate: string
  readonly baseUrl: string
  /** Null: the release is not signed, and says so. */
  readonly signer: Signer | null
  readonly previous: Manifest | null
  /** Downloads beside the tree itself. */
  readonly downloads?: readonly ReleaseDownload[] | Promise<readonly ReleaseDownload[]>
  /** Whether each part is made into an archive, too. */
  readonly withArchives?: boolean
  /** Adds the pages that name the downloads with their digests; no archive holds these. */
  readonly describe?: (downloads: readonly ReleaseDownload[]) => void
}

/** Makes the release of a tree: lists, archives, signature and manifest are put into it. */
export async function makeRelease(tree: Tree, options: ReleaseOptions): Promise<Manifest> {
  const { signer, previous, withArchives = true } = options
  const seconds = Date.parse(`${options.dataDate}T00:00:00Z`) / 1000
  const madeOf = (names: readonly PartName[]) =>
    Promise.all(
      [...filesByPart(tree, names)].map(([name, files]) =>
        part(tree, name, files, withArchives ? seconds : null),
      ),
    )
  const [archived, downloads] = await Promise.all([
    madeOf(PARTS.filter((name) => name !== 'release')),
    options.downloads ?? [],
  ])
  options.describe?.([...archived.flatMap(downloadOf), ...downloads])
  const parts = [...archived, ...(await madeOf(['release']))]
  const lists = parts.flatMap(({ lists }) => lists)
  tree.put(RELEASE.lists, lists.map(listLine).join(''))
  const manifest: Manifest = {
    format: MANIFEST_FORMAT,
    release: (previous?.release ?? 0) + 1,
    data_date: options.dataDate,
    base_url: options.baseUrl,
    previous: previous && { release: previous.release, digest: previous.digest },
    files: parts.reduce((total, { files }) => total + files, 0),
    bytes: totalOf(parts),
    digest: tree.file(RELEASE.lists).sha256,
    parts,
    downloads: [...downloads],
    signed_by: signer?.kid ?? null,
  }
  const bytes = Buffer.from(checkedFile(RELEASE.manifest, manifest, Manifest).content)
  tree.put(RELEASE.manifest, bytes)
  if (signer !== null) {
    tree.put(RELEASE.signature, `${await signer.sign(bytes)}\n`)
    tree.put(RELEASE.keys, `${JSON.stringify(signer.publicKeys, null, 1)}\n`)
  }
  return manifest
}

function downloadOf({ name, files, archive }: ReleasePart): ReleaseDownload[] {
  return archive === null
    ? []
    : [{ ...archive, holds: `${files} files of the part ${name}, with their lists` }]
}

/**
 * Writes the lists and the archive of a part, where archives are made: `seconds` is the time they give their files. The
 * lists come first in it, so that what follows is known.
 */
async function part(
  tree: Tree,
  name: PartName,
  files: readonly ReleaseFile[],
  seconds: number | null,
): Promise<ReleasePart> {
  const lists = writeLists(tree, name, files)
  const hasArchive = seconds !== null && name !== 'release' && files.length > 0
  const archive = hasArchive
    ? await tree.download({
        kind: 'archive',
        path: `${RELEASE.folder}/${name}.tar.gz`,
        files: [...lists, ...files].map(({ path }) => path),
        seconds,
      })
    : null
  return { name, files: files.length, bytes: totalOf(files), lists, archive }
}
