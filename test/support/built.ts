import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import glob from 'fast-glob'
import { vi } from 'vitest'
import { build } from '../../build/index.ts'

const folders: string[] = []

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A new empty folder that is removed when the process ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  folders.push(folder)
  return folder
}

/** What a build gave: its exit code and every line it wrote. */
export interface Outcome {
  readonly code: number
  readonly said: string
}

/** Builds a dataset into a folder without a word on the terminal. */
export async function quietBuild(
  data: string,
  out: string,
  baseUrl: string,
  check = false,
): Promise<Outcome> {
  const lines: string[] = []
  const keep = (...words: unknown[]) => void lines.push(words.join(' '))
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(keep),
    vi.spyOn(console, 'error').mockImplementation(keep),
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true),
  ]
  try {
    return { code: await build({ data, out, baseUrl, check }), said: lines.join('\n') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Every file below a folder but the build's own notes, by its path, in the order of the paths. */
export function treeOf(folder: string): Map<string, Buffer> {
  const paths = glob.sync('**', { cwd: folder, dot: true, ignore: ['.built', '.gitignore'] }).sort()
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]))
}
