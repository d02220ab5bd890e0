import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { FileError, requireFile } from '../file-error.ts'
import { type CsvRow, readCsv } from './csv.ts'

const LARGEST = 50

/** The rows of a list, the head first; throws a {@link FileError} where they cannot be read. */
export function rowsOf(file: string): readonly CsvRow[] {
  const read = readCsv(textOf(file))
  if ('rows' in read) return read.rows
  throw new FileError(
    `${file}: row ${read.line}: ${read.fault}; nothing was taken from the list. Close it, or double it where it is printed.`,
  )
}

function textOf(file: string): string {
  requireFile(file, LARGEST)
  const bytes = readFileSync(file)
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw new FileError(`${file}: is UTF-16; save it as CSV UTF-8`)
  if (!isUtf8(bytes))
    throw new FileError(`${file}: is not UTF-8 (line ${brokenLine(bytes)}); save it as CSV UTF-8`)
  return bytes.toString('utf8').replace(/^\ufeff/u, '')
}

function brokenLine(bytes: Buffer): number {
  const text = bytes.toString('utf8')
  return text.slice(0, text.indexOf('\ufffd')).split('\n').length
}
