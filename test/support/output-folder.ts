import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Output } from '../../build/pipeline/output/output.ts'
import { temporaryFolder } from './built.ts'
import { wholeTreeOf } from './tree.ts'

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

  /** Makes the lock that of an earlier process with the number of this one. */
  abandon(): void {
    writeFileSync(this.at('.lock'), `${process.pid} another-life\n`)
  }

  /** Contents of the folder as a person sees it, notes and all. */
  snapshot(): Record<string, string> {
    const entries = [...wholeTreeOf(this.path)]
    return Object.fromEntries(entries.map(([path, bytes]) => [path, bytes?.toString() ?? 'folder']))
  }
}
