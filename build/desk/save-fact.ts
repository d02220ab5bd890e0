import { Fact } from '../contract/authored/product.ts'
import { Sha256, Slug, Uin, closed, nullable } from '../contract/primitives.ts'
import type { Static } from '../contract/schema.ts'
import { canonicalText } from '../check/dataset/canonical.ts'
import { COLLECTIONS } from '../check/dataset/collections.ts'
import { sha256 } from '../files/digest.ts'
import { UnsoundListing } from '../check/dataset/list.ts'
import { putFiles } from '../check/dataset/put-files.ts'
import type { DeskData } from './desk-data.ts'
import { DeskError } from './desk-error.ts'
import { proven } from './proven-fact.ts'

/** A fact to save; null takes it out. The digest is that of the product's file when the window read it. */
export const SavedFact = closed({ uin: Uin, key: Slug, fact: nullable(Fact), digest: Sha256 })

/**
 * Saves one fact: the whole file of its product in canonical form, or nothing. Gives what was there before. Throws a DeskError with both versions
 * where the file is another one now, and one with the findings where the fact has an error.
 */
export function saveFact(data: DeskData, { uin, key, fact, digest }: Static<typeof SavedFact>) {
  if (fact !== null && fact.key !== key)
    throw new DeskError(400, `The fact is of the field ${fact.key}, not ${key}.`)
  const now = data.read(uin)
  const before = now.subject.product.facts.find((one) => one.key === key) ?? null
  if (now.digest !== digest)
    throw new DeskError(409, 'The file was changed meanwhile; nothing was saved.', {
      yours: fact,
      theirs: before,
      digest: now.digest,
    })
  const { product, findings } = proven(now.subject, key, fact, data.catalogue)
  if (findings.some(({ level }) => level === 'error'))
    throw new DeskError(422, 'The build would refuse this; nothing was saved.', { findings })
  const text = canonicalText(COLLECTIONS.products.schema, product)
  replaceFile(data.folder, now.subject.path, text)
  const saved = sha256(text)
  data.saved(product, saved)
  return { before, digest: saved, findings }
}

/** Puts a text in the place of a file. Throws a DeskError where the disk refuses. */
function replaceFile(folder: string, path: string, after: string): void {
  try {
    putFiles(folder, [{ path, after }])
  } catch (fault) {
    if (fault instanceof UnsoundListing) throw fault
    const { code = '', message } = fault as NodeJS.ErrnoException
    const reason = code === 'ENOSPC' ? 'the disk is full; make room and save again' : message
    throw new DeskError(507, `Nothing was saved, the file is as it was: ${reason}.`)
  }
}
