import { statSync } from 'node:fs'

/** A file that cannot be used; the message is for people. */
export class FileError extends Error {}

/** A file that needs more memory to read than it was given. */
export class MemoryError extends FileError {}

/** Throws where there is no such file, or one that is larger than so many MiB. */
export function requireFile(file: string, most: number): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) throw new FileError(`${file}: there is no such file.`)
  if (!found.isFile()) throw new FileError(`${file}: is not a file. Name one file.`)
  if (found.size > most * 2 ** 20) throw new FileError(`${file}: is larger than ${most} MiB. Split it.`)
}
