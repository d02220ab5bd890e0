import { readFileSync, readdirSync } from 'node:fs'
import { DATA_PACKAGE, type Manifest, type ReleaseDownload } from '../../contract/release.ts'
import type { Publisher } from '../../contract/service-words.ts'
import { type OutputFile, inFolder, jsonFile } from '../answers/output-file.ts'
import { answersModule, clientModule, mcpModule, mirrorModule } from './bundles.ts'
import { writeChanges } from './changes.ts'
import { clientTypes } from './client-types.ts'
import { dataPackage } from './data-package.ts'
import { makeDownloads } from './downloads.ts'
import { keepUnchanged } from './unchanged-bodies.ts'
import type { Previous } from './source.ts'
import type { Tree } from './tree.ts'
import { makeRelease } from './release.ts'
import type { Signer } from './signer.ts'

// The release: what a keeper of a copy needs to fetch it, prove it and follow its changes.

/** Options of a build for its release. */
export interface AddReleaseOptions {
  readonly dataDate: string
  readonly baseUrl: string
  readonly service: Publisher
  /** Number of clauses. */
  readonly clauses: number
  /** The file of the signing key. */
  readonly sign?: string | undefined
  /** Opens the previous release, given the key that signs this one; null where there is none yet. */
  readonly previous?: ((signer: Signer | null) => Promise<Previous | null>) | undefined
  /** Whether archives, the SQLite file and the files of lines are made, too. */
  readonly withDownloads: boolean
  /** The pages that name the downloads with their digests, and the thumbprint of the key. */
  readonly pages: (downloads: readonly ReleaseDownload[], signedBy: string | null) => Iterable<OutputFile>
}

/** Adds to the files of a build everything that makes them a release. */
export async function addRelease(tree: Tree, options: AddReleaseOptions): Promise<Manifest> {
  const signer = await signerOf(options.sign)
  const previous = (await options.previous?.(signer)) ?? null
  try {
    await tree.once('modules', [], (put) => {
      put('mirror.mjs', mirrorModule())
      put('answers.mjs', answersModule())
      put('mcp.mjs', mcpModule())
      put('client.js', clientModule())
      put('client.d.ts', clientTypes())
    })
    if (previous !== null) keepUnchanged(tree, previous)
    for (const [path, content] of serverFiles()) tree.put(path, content)
    await addChanges(tree, options, previous)
    const downloads = options.withDownloads ? makeDownloads(tree, options) : []
    const describe = (all: readonly ReleaseDownload[]) => {
      if (all.length > 0) put(tree, DATA_PACKAGE, dataPackage(options, all))
      for (const { path, content } of options.pages(all, signer?.kid ?? null))
        tree.put(inFolder(path), content)
    }
    return await makeRelease(tree, {
      ...options,
      signer,
      previous: previous?.manifest ?? null,
      downloads,
      withArchives: options.withDownloads,
      describe,
    })
  } finally {
    previous?.close()
  }
}

function put(tree: Tree, path: string, body: object): void {
  const { content } = jsonFile(path, body)
  tree.put(inFolder(path), content)
}

/** A first release has no changes. */
async function addChanges(tree: Tree, options: AddReleaseOptions, previous: Previous | null): Promise<void> {
  const { dataDate, baseUrl, service } = options
  if (previous !== null) return writeChanges(tree, options, previous)
  await tree.once('changes', [dataDate, baseUrl, service], (put) =>
    writeChanges({ ...tree, put }, options, null),
  )
}

/** The key of the option, else of the environment, which holds the key itself: a build service has no file of it. */
async function signerOf(file: string | undefined): Promise<Signer | null> {
  const text = process.env['RELEASE_KEY']?.trim() ?? ''
  if (file === undefined && text === '') return null
  const { signerFrom } = await import('./signer.ts')
  return file === undefined
    ? signerFrom(text, "the environment's RELEASE_KEY")
    : signerFrom(readFileSync(file, 'utf8'), file)
}

const FOLDER = new URL('servers/', import.meta.url)

/** Configurations of common servers for a copy, as files to take: their paths in the site and what is in them. */
function* serverFiles(): Generator<readonly [path: string, content: string]> {
  for (const name of readdirSync(FOLDER).sort())
    yield [`docs/servers/${name}`, readFileSync(new URL(name, FOLDER), 'utf8')]
}
