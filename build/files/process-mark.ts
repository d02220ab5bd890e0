import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sha256 } from './digest.ts'

// Shared by rooms that use the disk. This module: names of files that say which process made them.

/** Pattern of a mark: the number of a process and a digest of when it began; `x` where the system does not say when. */
export const PROCESS_MARK = String.raw`\d+-(?:[0-9a-f]{12}|x[0-9a-f]{11})`

let own: string | null = null

/** The mark of this process. Numbers are given again, in a container at every run: the mark of another run is another. */
export function processMark(): string {
  own ??= `${process.pid}-${beganAt(process.pid) ?? `x${randomBytes(6).toString('hex').slice(1)}`}`
  return own
}

/** Whether the process of a mark runs no more, even where another one has its number now. */
export function isGone(mark: string): boolean {
  if (mark === processMark()) return false
  const [pid, began = ''] = mark.split('-')
  if (Number(pid) === process.pid || !hasProcess(Number(pid))) return true
  const now = beganAt(Number(pid))
  return now !== null && !began.startsWith('x') && now !== began
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A digest of the moment at which a process began; null where the system does not say. */
function beganAt(pid: number): string | null {
  try {
    return sha256(process.platform === 'linux' ? sinceBoot(pid) : asListed(pid)).slice(0, 12)
  } catch {
    return null
  }
}

/** The ticks from the start of the machine to that of a process: the 22nd field; the second ends with a bracket. */
function sinceBoot(pid: number): string {
  const [, fields = ''] = /^.*\) (.*)$/su.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')} ${fields.split(' ')[19]}`
}

function asListed(pid: number): string {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
