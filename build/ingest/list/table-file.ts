import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { FileError, requireFile } from '../file-error.ts'
import { type TableReading, readCsv } from './csv.ts'

/** The largest file, and the most that a workbook may hold unpacked, in MB. */
const LARGEST = 50
const LARGEST_UNPACKED = 500

/** Readings of a file: one for each sheet, or for each way in which its cells may be parted. */
export async function tablesIn(file: string): Promise<TableReading[]> {
  requireFile(file, LARGEST)
  const bytes = readFileSync(file)
  return bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
    ? sheetsOf(file, bytes)
    : readCsv(textOf(file, bytes))
}

async function sheetsOf(file: string, bytes: Buffer): Promise<TableReading[]> {
  try {
    let unpacked = 0
    unzipSync(bytes, { filter: ({ originalSize }) => ((unpacked += originalSize), false) })
    if (unpacked > LARGEST_UNPACKED * 2 ** 20)
      throw new Error(`holds more than ${LARGEST_UNPACKED} MB unpacked`)
    const { default: readSheets } = await import('read-excel-file/node')
    return (await readSheets(bytes)).map(({ data }) => ({
      rows: data.map((cells, at) => ({ line: at + 1, cells: cells.map(cellText) })),
    }))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new FileError(`${file}: cannot be read as .xlsx (${why}); save it as CSV UTF-8`)
  }
}

/** A cell of a workbook as a list in plain text would have it. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

function textOf(file: string, bytes: Buffer): string {
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
