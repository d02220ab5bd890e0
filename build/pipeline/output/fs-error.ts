// Sentences for people where the disk stops a build.

/** Message and remedy, by the code of the error. */
const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'No space is left on the disk. Make room and build again.',
  EDQUOT: 'No space is left to this user on the disk. Make room and build again.',
  EFBIG: 'A file is larger than this process may write (ulimit -f). Raise the limit and build again.',
  EROFS: 'The disk can only be read. Choose another folder, or mount it for writing.',
  EACCES: 'This user has no right to it. Change its permissions, or choose another folder.',
  EPERM: 'This user has no right to it. Change its permissions, or choose another folder.',
}

/** Codes of SQLite, which keeps what it works on in a file of the folder for temporary files. */
const SQLITE = /^SQLITE_(?:FULL|IOERR|CANTOPEN|READONLY)/u
const SQLITE_WORDS =
  'SQLite cannot write its temporary file. Make room in the folder for temporary files (TMPDIR, else /tmp) and build again.'

/** An error of the disk in words for a person; any other as it is. */
export function inWords(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code === undefined) return error
  const where = path === undefined ? '' : `${path}: `
  return new Error(`${where}${wordsOf(code) ?? `${message}.`} The previous output is unchanged.`, {
    cause: error,
  })
}

function wordsOf(code: string): string | undefined {
  return SQLITE.test(code) ? SQLITE_WORDS : WORDS[code]
}

/** An error between the renames, with what to do. */
export function halfDone(cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause)
  const what = 'Publishing stopped halfway: some files are new, the rest unchanged.'
  const next = 'Fix the cause and build again; the next build will finish.'
  return new Error(`${why}. ${what} ${next}`, { cause })
}
