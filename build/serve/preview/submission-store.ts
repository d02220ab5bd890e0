import { randomBytes } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { entryPath } from '../../files/entry-path.ts'
import { type Inbox, storeName } from '../../../functions/write/inbox.ts'
import { keyOf, readKey } from '../../../functions/write/record.ts'
import { isInside } from '../../cli/inside.ts'
import { UsageError } from '../../cli/options.ts'

/** The file that marks a folder as an inbox. */
export const INBOX_MARK = '.submissions'
const MARK_TEXT = 'What people submitted to the preview. Read it with: npm run inbox -- --help\n'
/** Names that may be in an inbox before it is marked. */
const UNMARKED = new Set(['.gitignore', 'entries', 'metadata'])

/**
 * Opens the inbox in a folder without what killed writes left there, and makes the folder where there is none; refuses a
 * folder of other things. Several processes may have it open at once.
 */
export async function openInbox(folder: string): Promise<Inbox> {
  if (!(await isInbox(folder))) await makeInbox(folder)
  await removeUnfinished(folder)
  return inboxIn(folder)
}

/** The inbox in a folder: each submission is a file, named by its key. */
export function inboxIn(folder: string): Inbox {
  const fileOf = (key: string) => join(storeFolder(folder), key)
  return {
    async put(record) {
      const [file, text] = [fileOf(keyOf(record)), JSON.stringify(record)]
      const unfinished = join(dirname(file), `.${randomBytes(8).toString('hex')}`)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(unfinished, text)
      await rename(unfinished, file)
      if ((await readFile(file, 'utf8')) !== text)
        throw new Error('the folder does not hold what was written to it')
    },
    // A search for what is to be erased must see everything, also while files come and go.
    keys: async () => (await filesIn(folder)).filter((path) => readKey(path) !== null),
    read: (key) => readFile(fileOf(key), 'utf8').catch((error) => ifAbsent(error, null)),
    async remove(key) {
      // Inboxes of earlier versions have a second file of the same name.
      await rm(join(folder, 'metadata', STORE, key), { force: true })
      await rm(fileOf(key), { force: true })
    },
  }
}

/** Whether an inbox was ever opened in a folder. */
export async function isInbox(folder: string): Promise<boolean> {
  const found = await stat(join(folder, INBOX_MARK)).catch(() => null)
  return found?.isFile() === true
}

// The mark is written last: a folder that has it is complete.
async function makeInbox(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const foreign = (await readdir(folder)).filter((name) => !UNMARKED.has(name) && name !== INBOX_MARK)
  if (foreign.length > 0)
    throw new Error(
      `${folder} is not an inbox and has other files in it (${foreign[0]}). Name a new or an empty folder with --inbox.`,
    )
  await writeFile(join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch(ifExists)
  await writeFile(join(folder, INBOX_MARK), MARK_TEXT)
}

/** Removes what killed writes left behind; nobody has a receipt for it. Gives how many files there were. */
export async function removeUnfinished(folder: string): Promise<number> {
  const unfinished = (await filesIn(folder)).filter((path) => readKey(path) === null)
  for (const path of unfinished) await rm(join(storeFolder(folder), path), { force: true })
  return unfinished.length
}

async function filesIn(folder: string): Promise<string[]> {
  const root = storeFolder(folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error) =>
    ifAbsent(error, []),
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      entryPath(entry)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
}

function ifExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

function ifAbsent<T>(error: NodeJS.ErrnoException, none: T): T {
  if (error.code !== 'ENOENT') throw error
  return none
}

/** The folder of the store of this machine, as the platform's own tools name it. */
const STORE = `local/site:${storeName('local')}`

function storeFolder(folder: string): string {
  return join(folder, 'entries', STORE)
}

/** Refuses an inbox inside what is published: what people submitted must never be served with the site. */
export function assertInboxOutside(out: string, inbox: string): void {
  if (isInside(out, inbox))
    throw new UsageError(`--inbox ${inbox} is inside ${out}, which is published. Name a folder outside it.`)
}
