import { readOnce } from '../contract/lazily.ts'
import { UnsoundListing } from '../check/dataset/list.ts'
import { putFiles } from '../check/dataset/put-files.ts'
import type { WithData } from './desk.ts'
import type { DeskData } from './desk-data.ts'
import { DeskError } from './desk-error.ts'

// Files of the dataset as the desk writes them: all or none, and how each save of this run is taken back.

/** What was saved in this run: its number takes it back. */
export interface Saved {
  readonly saved: number
}

const undoes = readOnce((_data: DeskData): (() => unknown)[] => [])

/** Keeps how something that was saved is taken back. */
export function undoneBy(data: DeskData, undo: () => unknown): Saved {
  return { saved: undoes(data).push(undo) - 1 }
}

/** Puts texts in the place of files of the dataset. Throws a DeskError where the disk refuses. */
export function save({ folder }: DeskData, files: Parameters<typeof putFiles>[1]): void {
  try {
    putFiles(folder, files)
  } catch (fault) {
    throw refusalOf(fault)
  }
}

/** Takes back what was saved. Throws a DeskError where that was changed since. */
export function takeBack({ data }: WithData, { saved }: Saved): unknown {
  const undo = undoes(data)[saved]
  if (undo === undefined) throw new DeskError(404, 'This was not saved since the desk was started.')
  return undo()
}

/** The refusal of the desk where the disk refused. */
export function refusalOf(fault: unknown): Error {
  if (fault instanceof UnsoundListing) return fault
  const { code = '', message } = fault as NodeJS.ErrnoException
  const reason = code === 'ENOSPC' ? 'the disk is full; make room and save again' : message
  return new DeskError(507, `Nothing was saved, the files are as they were: ${reason}.`)
}
