import type { IndexSource } from '../../functions/query/source/load.ts'
import { type FileGroup, type OutputFile, inFolder } from '../publish/answers/output-file.ts'
import { digestOf } from '../files/digest.ts'
import type { Download } from '../publish/release/download-file.ts'
import type { Tree } from '../publish/release/tree.ts'
import type { Cache } from './cache/cache.ts'
import { type Step, run } from './cache/step.ts'
import type { Output } from './output/output.ts'
import type { KeptFile } from './output/output-paths.ts'
import type { WorkerPool } from './worker-pool.ts'

/** Files of the output that a step read, and those it made. */
export interface MadeFiles {
  readonly read: readonly Digested[]
  readonly made: readonly KeptFile[]
}

/** A path and the digest of its content; null where there was no such file. */
type Digested = readonly [path: string, digest: string | null]

/** Makes files: reads the output where it needs to, puts files there, gives their paths. */
type MakeFiles = (read: (path: string) => Buffer<ArrayBuffer> | null) => Promise<readonly string[]>

/** A step that puts files into the output. It holds while they, and what it read there, are as they were. */
export function outputStep(output: Output, name: string, inputs: unknown, make: MakeFiles): Step<MadeFiles> {
  const digestNow = (path: string) => output.made(path)?.sha256 ?? null
  return {
    name,
    inputs: digestOf(inputs),
    holds: ({ read, made }) =>
      read.every(([path, digest]) => digestNow(path) === digest) && output.keep(made),
    work: async () => {
      const read = new Set<string>()
      const made = await make((path) => {
        read.add(path)
        return output.read(path)
      })
      return {
        read: Array.from(read, (path) => [path, digestNow(path)]),
        made: made.map((path) => {
          const { sha256, bytes } = output.made(path) ?? missing(path)
          return [path, sha256, bytes]
        }),
      }
    },
  }
}

/** Makes files from `inputs` and from what they read of the output, unless both are as they were; gives their paths. */
export async function makeFiles(
  cache: Cache,
  output: Output,
  name: string,
  inputs: unknown,
  files: (source: IndexSource) => AsyncIterable<OutputFile | FileGroup> | Iterable<OutputFile>,
): Promise<readonly string[]> {
  const step = outputStep(output, name, inputs, async (read) => {
    const made: string[] = []
    const source: IndexSource = { read: (path) => Promise.resolve(read(inFolder(path))) }
    for await (const one of files(source)) {
      if ('files' in one) made.push(...(await makeFiles(cache, output, one.name, one.from, one.files)))
      else {
        output.put(inFolder(one.path), one.content)
        made.push(inFolder(one.path))
      }
    }
    return made
  })
  const { made } = await run(cache, step)
  return made.map(([path]) => path)
}

/** The output as a release is made in it; the pool makes what is for download. */
export function releaseTree(cache: Cache, output: Output, pool: WorkerPool): Tree {
  const file = (path: string) => {
    const { bytes, sha256 } = output.made(path) ?? missing(path)
    return { path, bytes, sha256 }
  }
  const put = (path: string, content: string | Uint8Array) => output.put(path, content)
  return {
    paths: () => output.paths(),
    read: (path) => output.read(path) ?? missing(path),
    file,
    put,
    replace: (path, content) => output.replace(path, content),
    once: async (name, from, make) => {
      const made: string[] = []
      const step = outputStep(output, name, from, async () => {
        make((path, content) => {
          put(path, content)
          made.push(path)
        })
        return made
      })
      await run(cache, step)
    },
    download: async (what) => {
      await run(cache, downloadStep(what, output, pool))
      return file(what.path)
    },
  }
}

/** Makes a download from its files. */
function downloadStep(what: Download, output: Output, pool: WorkerPool): Step<MadeFiles> {
  const { path } = what
  const files = new Map(what.files.map((one) => [one, output.made(one) ?? missing(one)]))
  const inputs = [what, Array.from(files.values(), ({ sha256 }) => sha256)]
  return outputStep(output, path, inputs, async () => {
    const placed = (one: string) => output.placeNow(one) ?? missing(one)
    const staged = await pool.run('download', () => ({
      path,
      what,
      files: new Map(
        Array.from(files, ([one, { bytes, sha256 }]) => [one, { bytes, sha256, place: placed(one) }]),
      ),
    }))
    output.take(staged)
    return [path]
  })
}

function missing(path: string): never {
  throw new Error(`${path}: a fault of the build: the release names a file it has not made`)
}
