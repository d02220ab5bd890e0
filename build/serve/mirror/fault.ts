/** Kind of fault, in one word for machines; the message of the fault says it to people. */
export type FaultCode =
  | 'usage'
  | 'unreachable'
  | 'too-slow'
  | 'too-late'
  | 'too-large'
  | 'unpacked'
  | 'redirected'
  | 'refused'
  | 'not-a-release'
  | 'unsafe-path'
  | 'older-release'
  | 'other-site'
  | 'unsigned'
  | 'bad-signature'
  | 'other-key'
  | 'damaged'
  | 'bad-archive'
  | 'busy'
  | 'foreign-files'
  | 'disk-full'
  | 'disk'

/** Something that stopped the work: the copy is as it was before. */
export class Fault extends Error {
  readonly code: FaultCode

  constructor(code: FaultCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** Any error as a fault: those of the disk get words. */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Fault('disk-full', 'No space is left on the disk. The copy is as it was before.', error)
  if (code === 'EADDRINUSE') return new Fault('usage', message, error)
  if (code !== undefined && path !== undefined) return new Fault('disk', `${path}: ${message}`, error)
  return new Fault('disk', message ?? String(error), error)
}
