import {
  type Manifest,
  type ReleaseFile,
  type ReleasePart,
  MANIFEST_FORMAT,
  PARTS,
  RELEASE,
  isReleasePath,
} from '../contract/release.ts'
import { Fault } from './fault.ts'

/** Reads a manifest and checks all of it: nothing of it is used before. `from` names its place in messages. */
export function readManifest(text: string, from: string): Manifest {
  const value = parsed(text, from)
  if (value['format'] !== MANIFEST_FORMAT)
    throw new Fault(
      'not-a-release',
      `${from} is not a manifest of format ${MANIFEST_FORMAT}. Take the current /mirror.mjs from the site.`,
    )
  const check = new Check(from)
  check.count(value, 'release')
  check.text(value, 'data_date', /^\d{4}-\d{2}-\d{2}$/u)
  check.text(value, 'base_url', /^https?:\/\/[^\s"<>]+$/u)
  check.text(value, 'digest', DIGEST)
  check.total(value)
  if (value['signed_by'] !== null) check.text(value, 'signed_by', /^[\w-]{43}$/u)
  const { previous } = value
  if (previous !== null) {
    check.count(check.object(previous, 'previous'), 'release')
    check.text(check.object(previous, 'previous'), 'digest', DIGEST)
  }
  for (const download of check.list(value, 'downloads')) check.file(download, 'downloads')
  for (const one of check.list(value, 'parts')) checkPart(check, one)
  return value as unknown as Manifest
}

const DIGEST = /^[0-9a-f]{64}$/u

function parsed(text: string, from: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Said below.
  }
  throw new Fault('not-a-release', `${from} is not a manifest: it does not parse as a JSON object.`)
}

function checkPart(check: Check, value: unknown): void {
  const part = check.object(value, 'parts') as unknown as ReleasePart & Record<string, unknown>
  if (!PARTS.includes(part.name))
    throw check.fault(`parts: ${part.name as string} is not a part this tool knows`)
  check.total(part)
  for (const list of check.list(part, 'lists')) {
    const { files, of_bytes } = check.file(list, 'lists') as ReleaseFile & Record<string, unknown>
    if (!isCount(files) || !isCount(of_bytes)) throw check.fault('lists: a count is missing')
  }
  if (part.archive !== null) check.file(part.archive, 'archive')
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/** Says where a manifest is not what it must be. */
class Check {
  readonly #from: string

  constructor(from: string) {
    this.#from = from
  }

  fault(message: string): Fault {
    return new Fault('not-a-release', `${this.#from}: ${message}.`)
  }

  object(value: unknown, name: string): Record<string, unknown> {
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
    throw this.fault(`${name} is not an object`)
  }

  list(value: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
    const list = value[name]
    if (Array.isArray(list)) return list
    throw this.fault(`${name} is not a list`)
  }

  count(value: Readonly<Record<string, unknown>>, name: string): void {
    if (!isCount(value[name])) throw this.fault(`${name} is not a count`)
  }

  total(value: Readonly<Record<string, unknown>>): void {
    this.count(value, 'files')
    this.count(value, 'bytes')
  }

  text(value: Readonly<Record<string, unknown>>, name: string, shape: RegExp): void {
    const text = value[name]
    if (typeof text !== 'string' || !shape.test(text))
      throw this.fault(`${name} does not match ${shape.source}`)
  }

  /** A file that the release describes itself with: it must be in the release's own folder. */
  file(value: unknown, name: string): Record<string, unknown> {
    const file = this.object(value, name)
    this.count(file, 'bytes')
    this.text(file, 'sha256', DIGEST)
    const path = file['path']
    if (typeof path !== 'string' || !isReleasePath(path) || !path.startsWith(`${RELEASE.folder}/`))
      throw new Fault(
        'unsafe-path',
        `${this.#from}: ${name} names the path ${JSON.stringify(path)}, which a release may not hold.`,
      )
    return file
  }
}
