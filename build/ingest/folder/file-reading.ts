import { type FormReading, readForm } from '../form/reading.ts'
import { Lexicon } from '../layout/lexicon.ts'
import type { PdfContent } from '../pdf/pdf-model.ts'
import { type WordingReading, readWording } from '../wording/reading.ts'
import type { Document } from '../../contract/authored/product.ts'
import { kindOfFile, linesOf } from '../file-kind.ts'

/** A file of a folder, read as what it is; of pictures nothing is read. */
export type FileReading = DocumentReading | ReadingOfForm | { readonly kind: 'scan' }

export interface DocumentReading {
  readonly kind: Document['kind']
  readonly wording: WordingReading
}

export interface ReadingOfForm {
  readonly kind: 'claim-form' | 'proposal-form'
  readonly form: FormReading
}

/** Tells what a file is, and reads it as that. */
export function readFileOfKind(content: PdfContent): FileReading {
  const kind = kindOfFile(linesOf(content.pages), content.pages[0]?.strokes.length ?? 0)
  if (kind === 'scan') return { kind }
  if (kind === 'claim-form' || kind === 'proposal-form') return { kind, form: readForm(content) }
  return { kind, wording: readWording(content, new Lexicon()) }
}
