import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import glob from 'fast-glob'

/** A profile as `node --cpu-prof` writes it: a tree of calls, and which of them ran at each sample. */
interface Profile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly url: string; readonly functionName: string }
    readonly children?: readonly number[]
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** What the pages for people add to a build: seconds of its main thread, and files. */
export interface PagesShare {
  readonly seconds: number
  readonly ofSeconds: number
  readonly files: number
  readonly ofFiles: number
}

/** Builds a dataset under the profiler of Node. A sample is of the pages where any call on its way is in build/publish/site/. */
export function pagesShare(data: string): PagesShare {
  const folder = mkdtempSync(join(tmpdir(), 'pages-share-'))
  try {
    const out = join(folder, 'public')
    const args = ['--cpu-prof', '--cpu-prof-dir', folder, '--import', 'tsx', 'build/pipeline/index.ts']
    const { status } = spawnSync(process.execPath, [...args, '--data', data, '--out', out], {
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error(`${data} does not build`)
    const profiles = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))
    const [seconds, ofSeconds] = profiles
      .map((name) => secondsIn(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Profile))
      .reduce(([pages, whole], [more, all]) => [pages + more, whole + all], [0, 0])
    const files = glob.sync(['**/*.html', '**/*.md', 'assets/*', 'sitemap*.xml'], { cwd: out }).length
    return { seconds, ofSeconds, files, ofFiles: glob.sync('**', { cwd: out, dot: true }).length }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The seconds of a profile in which something ran: those of the pages, and all. */
function secondsIn({ nodes, samples, timeDeltas }: Profile): [pages: number, all: number] {
  const ofPages = new Set<number>()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const mark = (id: number): void => {
    ofPages.add(id)
    for (const child of byId.get(id)?.children ?? []) mark(child)
  }
  for (const { id, callFrame } of nodes) if (callFrame.url.includes('/build/publish/site/')) mark(id)
  const idle = new Set(
    nodes
      .filter(({ callFrame }) => /^\((?:idle|program)\)$/u.test(callFrame.functionName))
      .map(({ id }) => id),
  )
  let [pages, all] = [0, 0]
  for (const [at, id] of samples.entries()) {
    if (idle.has(id)) continue
    const seconds = (timeDeltas[at] ?? 0) / 1e6
    all += seconds
    if (ofPages.has(id)) pages += seconds
  }
  return [pages, all]
}
