import { type Manifest, RELEASE } from '../../build/contract/release.ts'
import { uinFileName } from '../../build/contract/uin.ts'
import { grouped } from '../../build/contract/groups.ts'
import { ListedFiles, listsOf } from '../../build/serve/mirror/listed-files.ts'
import { readManifest } from '../../build/serve/mirror/manifest.ts'
import { proveManifest } from '../../build/serve/mirror/signature.ts'
import type { Wire } from '../support/http.ts'

/** The release that a site says it is. */
export interface Release {
  /** Null where the site has none that can be read. */
  readonly manifest: Manifest | null
  /** The digests of its files by their paths. */
  readonly digests: ReadonlyMap<string, string>
  /** Contradictions to it, in words. */
  readonly broken: readonly string[]
}

/** Reads the manifest of a site, its signature and its lists, as a copy does. */
export async function readRelease(wire: Wire): Promise<Release> {
  const listed = new ListedFiles()
  const broken: string[] = []
  const read = async (path: string) => {
    const { status, bytes } = await wire.send({ method: 'GET', path: `/${path}` })
    if (status !== 200) throw new Error(`/${path} answered ${status}`)
    return bytes
  }
  const noting = (work: Promise<unknown>) =>
    work.catch((error: unknown) => void broken.push(error instanceof Error ? error.message : String(error)))
  let manifest: Manifest | null = null
  await noting(
    (async () => {
      const bytes = await read(RELEASE.manifest)
      const found = readManifest(bytes.toString(), `/${RELEASE.manifest}`)
      manifest = found
      for (const list of listsOf(found)) await noting(read(list.path).then((text) => listed.add(list, text)))
      const text = async (path: string) => (found.signed_by === null ? null : String(await read(path)))
      const [signature, keys] = [await text(RELEASE.signature), await text(RELEASE.keys)]
      await proveManifest(found, { manifest: bytes, signature, keys }, {})
    })(),
  )
  return { manifest, digests: listed.digests, broken }
}

/** Number of files of a kind that are asked for. */
const OF_A_KIND = 4

/**
 * Some files of every kind, evenly over the release, with every file of one product. A kind is a folder that is named in code,
 * how deep below it the file is, and its extension; a file at the top is a kind of its own.
 */
export function sampleOf(paths: Iterable<string>, uin: string): Map<string, string[]> {
  const own = uinFileName(uin)
  const kinds = grouped(Array.from(paths, (path) => [kindOf(path), path] as const))
  return new Map(
    [...kinds].map(([kind, files]) => {
      const last = files.length - 1
      const places = Array.from({ length: OF_A_KIND }, (_, at) => Math.round((at * last) / (OF_A_KIND - 1)))
      const spread = new Set(places.map((at) => files[at]))
      return [kind, files.filter((path) => spread.has(path) || path.split(/[/.]/u).includes(own))]
    }),
  )
}

function kindOf(path: string): string {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  if (folders.length === 0) return path
  const named = folders[0] === 'api' ? 3 : folders[0] === 'index' ? 2 : 1
  const below = folders.slice(named).map(() => '*')
  return [...folders.slice(0, named), ...below, `*${/\.[a-z]+$/u.exec(name)?.[0] ?? ''}`].join('/')
}
