import { readFileSync } from 'node:fs'
import type { Manifest, ReleaseDownload } from '../contract/release.ts'
import { type OutputFile, inFolder } from '../output/output-file.ts'
import { clientModule, mirrorModule } from './bundles.ts'
import { writeChanges } from './changes.ts'
import { clientTypes } from './client-types.ts'
import { writeDownloads } from './downloads.ts'
import { openPrevious } from './previous.ts'
import { makeRelease } from './release.ts'
import { type Signer, signerFrom } from './signer.ts'
import { serverFiles } from './servers.ts'
import type { Tree } from './tree.ts'

// The release: what a keeper of a copy needs to fetch it, prove it and follow its changes.

/** What a build says about its release. */
export interface AddReleaseOptions {
  readonly dataDate: string
  readonly baseUrl: string
  /** The file of the signing key. */
  readonly sign?: string | undefined
  /** The folder or the address of the release before. */
  readonly previous?: string | undefined
  /** The pages that name the downloads with their digests. */
  readonly pages: (downloads: readonly ReleaseDownload[]) => Iterable<OutputFile>
}

/** The output folder of a build, as far as a release needs it. */
interface Made extends Omit<Tree, 'read'> {
  read(path: string): Uint8Array | null
}

/** Adds to the files of a build everything that makes them a release. */
export async function addRelease(made: Made, options: AddReleaseOptions): Promise<Manifest> {
  const signer = await signerOf(options.sign)
  const previous = options.previous === undefined ? null : await openPrevious(options.previous)
  try {
    const tree = treeOf(made)
    tree.put('mirror.mjs', mirrorModule())
    tree.put('client.js', clientModule())
    tree.put('client.d.ts', clientTypes())
    for (const [path, content] of serverFiles()) tree.put(path, content)
    writeChanges(tree, options, previous)
    const downloads = writeDownloads(tree, options)
    const describe = (all: readonly ReleaseDownload[]) => {
      for (const { path, content } of options.pages(all)) tree.put(inFolder(path), content)
    }
    return await makeRelease(tree, {
      ...options,
      signer,
      previous: previous?.manifest ?? null,
      downloads,
      describe,
    })
  } finally {
    previous?.close()
  }
}

function treeOf(made: Made): Tree {
  return {
    paths: () => made.paths(),
    put: (path, content) => made.put(path, content),
    read(path) {
      const bytes = made.read(path)
      if (bytes === null)
        throw new Error(`${path}: a fault of the build: the release names a file it has not made`)
      return bytes
    },
  }
}

/** The key of the option, else of the environment, which holds the key itself: a build service has no file of it. */
async function signerOf(file: string | undefined): Promise<Signer | null> {
  if (file !== undefined) return signerFrom(readFileSync(file, 'utf8'), file)
  const text = process.env['RELEASE_KEY']?.trim() ?? ''
  return text === '' ? null : signerFrom(text, "the environment's RELEASE_KEY")
}
