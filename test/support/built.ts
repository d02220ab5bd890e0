import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type BuildOptions, build } from '../../build/pipeline/index.ts'
import { captured } from './commands.ts'

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

/** A new folder with these files in it, by their paths, that is removed when the process ends. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder('files')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Result of a build: its exit code and every line it wrote. */
export interface Outcome {
  readonly code: number
  readonly said: string
}

/** Builds a dataset into a folder without a word on the terminal. */
export async function quietBuild(
  data: string,
  out: string,
  baseUrl: string,
  more: Partial<BuildOptions> = {},
): Promise<Outcome> {
  const { terminal, written } = captured()
  const code = await build({ data, out, baseUrl, ...more }, terminal)
  return { code, said: written.out + written.err }
}

/** Builds a dataset, or throws with all that the build said. */
export async function mustBuild(...asked: Parameters<typeof quietBuild>): Promise<void> {
  const { code, said } = await quietBuild(...asked)
  if (code !== 0) throw new Error(`${asked[0]} does not build:\n${said}`)
}
