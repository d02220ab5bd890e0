import type { DeskData } from './desk-data.ts'
import type { DroppedFiles } from './drop/dropped-files.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { ReadInbox } from './reported.ts'

/** Data and services that operations work on. */
export interface Desk {
  readonly data: DeskData
  readonly pictures: Pictures
  readonly dropped: DroppedFiles
  /** Where reports of wrong facts are; null where none is read. */
  readonly inbox: ReadInbox | null
  /** The day that second readings are given. */
  readonly day: string
}

/** A part of it that holds the dataset. */
export type WithData = Pick<Desk, 'data'>
