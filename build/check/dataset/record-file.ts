import { isUtf8 } from 'node:buffer'
import { join } from 'node:path'
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { jsonIn } from '../../contract/decoding.ts'
import { mayHoldRefused, refusedIn } from '../../contract/unseen-characters.ts'
import { bytesAt } from '../../files/bytes-at.ts'
import { sha256 } from '../../files/digest.ts'
import { canonicalLine, canonicalText, firstDifferentLine } from './canonical.ts'
import type { CollectionName } from './collection-paths.ts'
import { COLLECTIONS } from './collections.ts'
import type { Finding } from './finding.ts'
import type { FiledRecord } from './model.ts'
import { positionOf } from './json-pointer.ts'

/** A folder of data, and what was read of it so far. */
export interface Folder {
  readonly folder: string
  readonly digests: InputDigests
}

/** A record that could be read, or null with the findings that say why not. */
export interface Reading<T> {
  readonly read: FiledRecord<T> | null
  readonly findings: readonly Finding[]
}

/** The digests of the files that were read, by path: what is published is what was checked. */
export type InputDigests = Map<string, string>

/**
 * Reads one file of the dataset: UTF-8, JSON, of its collection's schema, in canonical form. Notes its digest; throws
 * where another one is noted.
 */
export function readRecord<T>({ folder, digests }: Folder, path: string, name: CollectionName): Reading<T> {
  return recordIn(path, readOnce(folder, digests, path), name)
}

/** Reads the bytes of a record, or of a row. */
export function recordIn<T>(path: string, bytes: Buffer, name: CollectionName): Reading<T> {
  try {
    return readingOf(path, bytes, name)
  } catch (error) {
    // A value nested too deeply runs out of stack.
    if (!(error instanceof RangeError)) throw error
    return { read: null, findings: [errorIn(path, '', TOO_DEEP, 'json')] }
  }
}

const TOO_DEEP = 'has lists or objects inside each other, thousands deep, as no record has; write it anew'

function readingOf<T>(path: string, bytes: Buffer, name: CollectionName): Reading<T> {
  const text = bytes.toString('utf8')
  const encoding = encodingFinding(path, bytes, text)
  if (encoding !== null) return { read: null, findings: [encoding] }
  const value = jsonIn(text)
  if (value === undefined) return { read: null, findings: [jsonFinding(path, text)] }
  const characters = characterFindings(path, text, value)
  if (characters.length > 0) return { read: null, findings: characters }
  const { check, schema } = COLLECTIONS[name]
  const record = withoutSchemaKey(value)
  const problems = check(record).map(({ pointer, message }) => errorIn(path, pointer, message, 'schema'))
  if (problems.length > 0) return { read: null, findings: problems }
  const isRow = name === 'listed'
  const canonical = (isRow ? canonicalLine : canonicalText)(schema, value)
  if (isRow && canonical !== text)
    return { read: { path, record: record as T }, findings: [errorIn(path, '', ROW_FORM, 'canonical-json')] }
  const findings = canonical === text ? [] : [canonicalFinding(path, text, canonical)]
  return { read: { path, record: record as T }, findings }
}

const ROW_FORM =
  'is not in canonical form (no spaces between keys and values, keys in schema order, no key twice); run npm run format'

/** Reads a record that was checked before, for the second pass; throws where the file is no longer the one checked. */
export function rereadRecord<T>({ folder, digests }: Folder, path: string): T {
  const bytes = bytesAt(join(folder, path))
  if (bytes === null || digests.get(path) !== sha256(bytes)) throw otherNow(path, bytes, 'checked')
  return withoutSchemaKey(JSON.parse(bytes.toString('utf8'))) as T
}

function readOnce(folder: string, digests: InputDigests, path: string): Buffer {
  const bytes = bytesAt(join(folder, path))
  const digest = bytes && sha256(bytes)
  if (bytes === null || digest === null || (digests.get(path) ?? digest) !== digest)
    throw otherNow(path, bytes, 'listed')
  digests.set(path, digest)
  return bytes
}

function otherNow(path: string, bytes: Buffer | null, before: 'listed' | 'checked'): Error {
  return new Error(
    `${path}: was ${bytes === null ? 'removed' : 'changed'} after it was ${before}; nothing was written. Build again when nobody is changing the dataset.`,
  )
}

function withoutSchemaKey(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, '$schema')) return value
  const { $schema: _, ...record } = value as Record<string, unknown>
  return record
}

export function encodingFinding(path: string, bytes: Buffer, text: string): Finding | null {
  if (!isUtf8(bytes)) {
    const { line, column } = positionOf(text, text.indexOf('\uFFFD'))
    return errorIn(path, `line ${line}, column ${column}`, 'is not UTF-8; save the file as UTF-8', 'encoding')
  }
  if (!text.startsWith('\uFEFF')) return null
  return errorIn(
    path,
    'line 1',
    'begins with a byte order mark; save the file as UTF-8 without one',
    'encoding',
  )
}

const HALF = 'holds half of a character (a lone surrogate, \\ud800 to \\udfff); write the whole character'

/** Findings on characters that no text or key of a record may hold. */
function characterFindings(path: string, text: string, record: unknown): Finding[] {
  if (!mayHoldRefused(text)) return []
  return [...textsIn(record)].flatMap(([where, one]) => {
    const halves = one.isWellFormed() ? [] : [HALF]
    const refused = refusedIn(one).map((what) => `holds ${what}; take it out`)
    return [...halves, ...refused].map((message) => errorIn(path, where, message, 'encoding'))
  })
}

/** The texts of a record with their places; a key counts as a text of what holds it. */
function* textsIn(value: unknown, where = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [where, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield [where, key]
    yield* textsIn(inner, `${where}/${key}`)
  }
}

function jsonFinding(path: string, text: string): Finding {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true, allowTrailingComma: false })
  const first = errors[0]
  const { line, column } = positionOf(text, first?.offset ?? 0)
  const code = first === undefined ? 'NotJson' : printParseErrorCode(first.error)
  const reason = code.replace(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase()
  return errorIn(path, `line ${line}, column ${column}`, `does not parse as JSON: ${reason}`, 'json')
}

function canonicalFinding(path: string, text: string, canonical: string): Finding {
  const line = firstDifferentLine(text, canonical)
  const isOnlyLineEnds = text.replaceAll('\r\n', '\n') === canonical
  const message = isOnlyLineEnds
    ? 'has CRLF line ends, where a record has LF; run npm run format, and have git keep LF (.gitattributes: * text=auto eol=lf)'
    : 'is not in canonical form (two-space indent, keys in schema order, no key twice, LF line ends, a newline at the end); run npm run format'
  return errorIn(path, `line ${line}`, message, 'canonical-json')
}

/** A finding of level error, for what is refused before any rule looks at it. */
export function errorIn(path: string, where: string, message: string, rule: string): Finding {
  return { path, where, message, rule, level: 'error' }
}
