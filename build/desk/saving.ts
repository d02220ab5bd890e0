import { readOnce } from '../contract/lazily.ts'
import { UnsoundListing } from '../check/dataset/list.ts'
import { putFiles } from '../check/dataset/put-files.ts'
import type { WithData } from './desk.ts'
import type { DeskData } from './desk-data.ts'
import { DeskError } from './desk-error.ts'

// Writes files of the dataset for the desk, all or none, and takes saves of this run back.

/** A save of this run: its number takes it back. */
export interface Saved {
  readonly saved: number
}

const undoes = readOnce((_data: DeskData): (() => unknown)[] => [])

/** Keeps the function that takes a save back. */
export function undoneBy(data: DeskData, undo: () => unknown): Saved {
  return { saved: undoes(data).push(undo) - 1 }
}

/** Puts texts in the place of files of the dataset. Throws a DeskError where the disk refuses. */
export function save({ folder }: DeskData, files: Parameters<typeof putFiles>[1]): void {
  try {
    putFiles(folder, files)
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Takes back a save. Throws a DeskError where that was changed since. */
export function takeBack({ data }: WithData, { saved }: Saved): unknown {
  const undo = undoes(data)[saved]
  if (undo === undefined) throw new DeskError(404, 'This was not saved since the desk was started.')
  return undo()
}

/** Error of the desk for an error of the disk. */
export function refusalOf(error: unknown): Error {
  if (error instanceof UnsoundListing) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  const reason = code === 'ENOSPC' ? 'the disk is full; make room and save again' : message
  return new DeskError(507, `Nothing was saved, the files are as they were: ${reason}.`)
}
