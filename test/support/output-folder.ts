import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Output } from '../../build/output/output.ts'
import { temporaryFolder } from './built.ts'

/** An output folder that is not there yet. */
export class OutputFolder {
  readonly path = join(temporaryFolder('output'), 'public')

  at(path: string): string {
    return join(this.path, path)
  }

  /** One build's worth of files. */
  write(files: Readonly<Record<string, string>>) {
    const output = Output.open(this.path)
    for (const [path, text] of Object.entries(files)) output.put(path, text)
    return output.commit()
  }

  /** Puts a file there that is somebody else's. */
  put(path: string, text = 'not ours'): void {
    mkdirSync(dirname(this.at(path)), { recursive: true })
    writeFileSync(this.at(path), text)
  }

  /** Makes the lock that of a process that is no more: its number was given to this one since. */
  abandon(): void {
    rmSync(this.at('.lock'), { recursive: true })
    this.put(`.lock/${process.pid}.another-life.0`, '')
  }

  /** What a person sees in the folder, notes and all. */
  snapshot(): Record<string, string> {
    const seen: Record<string, string> = {}
    for (const entry of readdirSync(this.path, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      seen[path.slice(this.path.length + 1)] = entry.isFile() ? readFileSync(path, 'utf8') : 'folder'
    }
    return seen
  }
}
