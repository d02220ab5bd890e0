import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { flag } from '../../build/cli/options.ts'

/** How long something took: by the clock, and of the processors (which a busy machine does not blur). */
export interface Seconds {
  readonly clock: number
  readonly cpu: number
}

/** What one build took. */
export interface Taken extends Seconds {
  /** When each of its lines was said, in seconds from the start. */
  readonly said: readonly { readonly line: string; readonly at: number }[]
  /** The largest resident set, in MB. */
  readonly peak: number
}

/** Tells what a process used on a further channel when it ends. */
const TELL_USE =
  'data:text/javascript,import{writeSync}from"node:fs";process.on("exit",()=>writeSync(3,JSON.stringify(process.resourceUsage())))'

/** What the script `build` of package.json gives to Node. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } }
const BUILD = scripts.build.split(' ').slice(1)

/** The option of the benchmarks that build. */
export const downloadsOption = flag('make the archives and downloads of the release, too')

/** Where a build reads and writes. */
export interface Built {
  readonly data: string
  readonly out: string
  readonly cache: string
  readonly downloads: boolean
}

/** Runs the build as a person would, listening to what it says and when. */
export function timedBuild({ data, out, cache, downloads }: Built): Promise<Taken> {
  const options = ['--data', data, '--out', out, '--cache', cache]
  if (!downloads) options.push('--no-downloads')
  const args = ['--import', TELL_USE, ...BUILD, ...options]
  const started = performance.now()
  const since = () => (performance.now() - started) / 1000
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const said: { line: string; at: number }[] = []
  let used = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().trimEnd().split('\n')) said.push({ line, at: since() })
    })
  }
  child.stdio[3]?.on('data', (chunk: Buffer) => (used += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code !== 0)
        return reject(new Error(`the build failed:\n${said.map(({ line }) => line).join('\n')}`))
      const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(used) as NodeJS.ResourceUsage
      return resolve({ said, clock: since(), cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 })
    })
  })
}
