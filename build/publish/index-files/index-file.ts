import type { TSchema } from '../../contract/schema.ts'

/** A file under `/index/`, not yet written. */
export interface IndexFile {
  readonly path: string
  readonly body: unknown
  readonly schema: TSchema
}
