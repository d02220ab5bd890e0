import { type FormReading, readForm } from '../form/reading.ts'
import { Lexicon } from '../layout/lexicon.ts'
import type { PdfContent } from '../pdf/pdf-model.ts'
import { type WordingReading, readWording } from '../wording/reading.ts'
import { type FileKind, kindOfFile, signsOf } from '../file-kind.ts'

/** A file of a folder, read as what it is. */
export interface FileReading {
  readonly kind: FileKind
  /** Of a document of a product; null of others. */
  readonly wording: WordingReading | null
  /** Of a form; null of others. */
  readonly form: FormReading | null
}

/** Tells what a file is, and reads it as that; of pictures nothing is read. */
export function readFileOfKind(content: PdfContent): FileReading {
  const kind = kindOfFile(signsOf(content.pages))
  const isForm = kind === 'claim-form' || kind === 'proposal-form'
  return {
    kind,
    wording: isForm || kind === 'scan' ? null : readWording(content, new Lexicon()),
    form: isForm ? readForm(content) : null,
  }
}
