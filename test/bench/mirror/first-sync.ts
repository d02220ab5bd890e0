import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../../build/contract/release.ts'
import type { SyncReport } from '../../../build/serve/mirror/sync.ts'
import type { Figure } from './figure.ts'

/** Runs a command to its end while this process goes on serving; gives what it printed and how long it took. */
function timed(
  name: string,
  args: readonly string[],
  cwd?: string,
): Promise<{ out: string; seconds: number }> {
  const started = performance.now()
  const child = spawn(name, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve({ out, seconds: (performance.now() - started) / 1000 })
      else reject(new Error(`${name} ${args.join(' ')} ended with ${code}: ${out}`))
    })
  })
}

/** A sync with the tool of a site. */
export async function synced(tool: string, url: string, copy: string) {
  const { out, seconds } = await timed(process.execPath, [tool, 'sync', url, copy, '--json'])
  return { report: JSON.parse(out) as SyncReport, seconds }
}

/** Copies a site for the first time, beside curl and tar doing the same without checking anything. */
export async function firstSync(origin: string, place: string, site: string): Promise<Figure[]> {
  const { parts } = JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8')) as Manifest
  const archives = parts.flatMap(({ archive }) => archive?.path ?? [])
  const bare = join(place, 'bare')
  mkdirSync(bare)
  const script = archives
    .map((path) => `curl -sS -o a.tar.gz ${origin}/${path} && tar -xzf a.tar.gz -C ${bare}`)
    .join(' && ')
  const floor = await timed('sh', ['-c', script], place)
  const { report, seconds } = await synced(join(site, 'mirror.mjs'), origin, join(place, 'copy'))
  return [
    {
      what: 'first sync, requests',
      measured: report.requests,
      limit: 60,
      from: `${report.files} files, ${(report.received / 1e6).toFixed(1)} MB`,
    },
    {
      what: 'first sync / curl and tar -x',
      measured: seconds / floor.seconds,
      limit: 3,
      from: `${seconds.toFixed(2)} s / ${floor.seconds.toFixed(2)} s`,
    },
  ]
}

/** Verifies a copy, beside sha256sum over the same files. */
export function verifying(tool: string, copy: string): Figure[] {
  const lists = readdirSync(join(copy, 'release/lists')).map((name) => `release/lists/${name}`)
  const best = (name: string, args: readonly string[], cwd: string) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const started = performance.now()
        const { status } = spawnSync(name, args, { cwd, stdio: 'ignore' })
        if (status !== 0) throw new Error(`${name} ended with ${status}`)
        return (performance.now() - started) / 1000
      }),
    )
  const floor = best('sha256sum', ['-c', '--quiet', ...lists], copy)
  const ours = best(process.execPath, [tool, 'verify', copy], copy)
  return [
    {
      what: 'verify / sha256sum',
      measured: ours / floor,
      limit: 2,
      from: `${ours.toFixed(2)} s / ${floor.toFixed(2)} s`,
    },
  ]
}
