/** Kind of error, in one word for machines; its message says it to people. */
export type MirrorErrorCode =
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
export class MirrorError extends Error {
  readonly code: MirrorErrorCode

  constructor(code: MirrorErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** Any error as one of the mirror: those of the disk get words. */
export function mirrorErrorOf(error: unknown): MirrorError {
  if (error instanceof MirrorError) return error
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new MirrorError('disk-full', 'No space is left on the disk. The copy is as it was before.', error)
  if (code === 'EADDRINUSE') return new MirrorError('usage', message, error)
  if (code !== undefined && path !== undefined) return new MirrorError('disk', `${path}: ${message}`, error)
  return new MirrorError('disk', message ?? String(error), error)
}
