import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { flag } from '../../build/cli/options.ts'

/** Time that something took: by the clock, and of the processors (which a busy machine does not distort). */
export interface Seconds {
  readonly clock: number
  readonly cpu: number
}

/** Time and memory that one build took. */
export interface Taken extends Seconds {
  /** Output of the build, line by line. */
  readonly said: readonly string[]
  /** The largest resident set, in MB. */
  readonly peak: number
}

/** Tells what a process used on a further channel when it ends. */
const TELL_USE =
  'data:text/javascript,import{writeSync}from"node:fs";process.on("exit",()=>writeSync(3,JSON.stringify(process.resourceUsage())))'

/** Arguments that the script `build` of package.json gives to Node. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } }
const BUILD = scripts.build.split(' ').slice(1)

/** The option of the benchmarks that build. */
export const downloadsOption = flag('make the archives and downloads of the release, too')

/** Folders that a build reads and writes, and whether it makes the downloads. */
export interface Built {
  readonly data: string
  readonly out: string
  readonly cache: string
  readonly downloads: boolean
}

/** Runs the build as a person would, listening to what it says. */
export function timedBuild({ data, out, cache, downloads }: Built): Promise<Taken> {
  const options = ['--data', data, '--out', out, '--cache', cache]
  if (!downloads) options.push('--no-downloads')
  const args = ['--import', TELL_USE, ...BUILD, ...options]
  const started = performance.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const said: string[] = []
  let used = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => said.push(...chunk.toString().trimEnd().split('\n')))
  }
  child.stdio[3]?.on('data', (chunk: Buffer) => (used += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(`the build failed:\n${said.join('\n')}`))
      const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(used) as NodeJS.ResourceUsage
      const clock = (performance.now() - started) / 1000
      return resolve({ said, clock, cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 })
    })
  })
}

/** A number that a build said of `files     1,410, 23 changed` or of `bytes     6,000`. */
export function saidNumber({ said }: Taken, name: 'files' | 'bytes' | 'changed'): number {
  const pattern = name === 'changed' ? /^files .*, ([\d,]+) changed/u : new RegExp(`^${name} +([\\d,]+)`, 'u')
  const number = said.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined)
  return number === undefined ? NaN : Number(number.replaceAll(',', ''))
}
