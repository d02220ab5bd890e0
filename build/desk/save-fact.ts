import { Fact, ReaderCode } from '../contract/authored/product.ts'
import { Slug, Uin, closed, nullable } from '../contract/primitives.ts'
import { Type, type Static } from '../contract/schema.ts'
import { canonicalText } from '../check/dataset/canonical.ts'
import { COLLECTIONS } from '../check/dataset/collections.ts'
import { sha256 } from '../files/digest.ts'
import { UnsoundListing } from '../check/dataset/list.ts'
import { putFiles } from '../check/dataset/put-files.ts'
import type { DeskData } from './desk-data.ts'
import { DeskError } from './desk-error.ts'
import { proven } from './proven-fact.ts'
import { isOpen, refuseReaders } from './readers.ts'

/** What a reader gives of a field. The digest is that of the fact when the window read it ({@link digestOfFact}). */
export const ReadFact = closed({
  uin: Uin,
  key: Slug,
  fact: nullable(Fact, 'Null takes it out.'),
  digest: Type.String({ maxLength: 64 }),
  by: ReaderCode,
})
export type ReadFact = Static<typeof ReadFact>

/** A fact that was saved in this run: its number takes it back. */
export interface Saved {
  readonly saved: number
}

interface Change {
  readonly uin: string
  readonly key: string
  readonly before: Fact | null
  readonly after: Fact | null
}

const changes = new WeakMap<DeskData, Change[]>()

/** The digest of what a product says of a field now; empty where nobody has read it. */
export function digestOfFact(fact: Fact | null): string {
  return fact === null ? '' : sha256(canonicalText(Fact, fact))
}

/**
 * Saves what a person read, and who it was; a check of before is void. Throws a DeskError with both versions where the
 * fact is another one now, and one where a third reader has to settle it.
 */
export function saveFact(data: DeskData, { uin, key, fact, digest, by }: ReadFact): Saved {
  const before = data.read(uin).subject.product.facts.find((one) => one.key === key)
  if (before !== undefined && isOpen(before)) refuseReaders(before, by)
  if (fact === null) return put(data, uin, key, null, digest)
  const { checked: _, checked_by: _by, differed: _other, ...read } = fact
  const differed = before?.differed && { ...before.differed, settled_by: before.differed.settled_by ?? by }
  return put(data, uin, key, { ...read, read_by: by, ...(differed && { differed }) }, digest)
}

/**
 * Puts a fact in its product: the whole file in canonical form, or nothing. Other facts of the product may have been
 * changed meanwhile. Throws a DeskError where this one was, and one with the findings where it has an error.
 */
export function put(data: DeskData, uin: string, key: string, fact: Fact | null, digest: string): Saved {
  if (fact !== null && fact.key !== key)
    throw new DeskError(400, `The fact is of the field ${fact.key}, not ${key}.`)
  const { subject } = data.read(uin)
  const before = subject.product.facts.find((one) => one.key === key) ?? null
  if (digestOfFact(before) !== digest)
    throw new DeskError(409, 'The fact was changed meanwhile; nothing was saved.', {
      yours: fact,
      theirs: before,
      digest: digestOfFact(before),
    })
  const product = provenOrRefused(data, uin, key, fact)
  const text = canonicalText(COLLECTIONS.products.schema, product)
  replaceFile(data.folder, subject.path, text)
  data.saved(product, sha256(text))
  const after = product.facts.find((one) => one.key === key) ?? null
  const all = changes.get(data) ?? []
  changes.set(data, all)
  return { saved: all.push({ uin, key, before, after }) - 1 }
}

/** The product with a fact put in. Throws a DeskError with the findings where the build would refuse the fact. */
export function provenOrRefused(data: DeskData, uin: string, key: string, fact: Fact | null) {
  const { product, findings } = proven(data.read(uin).subject, key, fact, data.catalogue)
  if (findings.some(({ level }) => level === 'error'))
    throw new DeskError(422, 'The build would refuse this; nothing was saved.', { findings })
  return product
}

/** Takes back what was saved. Throws a DeskError where that fact was changed since. */
export function unsave(data: DeskData, { saved }: Saved): Saved {
  const change = changes.get(data)?.[saved]
  if (change === undefined) throw new DeskError(404, 'This was not saved since the desk was started.')
  const { uin, key, before, after } = change
  return put(data, uin, key, before, digestOfFact(after))
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
