import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import type { ListenOptions } from 'node:net'
import { join } from 'node:path'
import { entryPath } from '../../files/entry-path.ts'
import { BlobsServer } from './platform-rules.ts'
import { type Inbox, type InboxPlace, inboxAt, storeName } from '../../../functions/write/inbox.ts'
import { readKey } from '../../../functions/write/record.ts'
import { isInside } from '../../cli/inside.ts'
import { UsageError } from '../../cli/options.ts'

/** An inbox in a folder, behind a local server that takes the place of the platform's store. */
export interface FolderInbox {
  /** Place by which the function reaches it. */
  readonly place: InboxPlace
  readonly inbox: Inbox
  close(): Promise<void>
}

const SITE = 'local'
const NAME = storeName('local')

/** The file that marks a folder as an inbox. */
export const INBOX_MARK = '.submissions'
const MARK_TEXT = 'What people submitted to the preview. Read it with: npm run inbox -- --help\n'
/** Names that may be in an inbox before it is marked. */
const UNMARKED = new Set(['.gitignore', 'entries', 'metadata'])

/** BlobsServer listens on every interface; these options in place of its port keep it on this machine. */
const LOOPBACK: ListenOptions = { port: 0, host: '127.0.0.1' }

/**
 * Opens the inbox in a folder, and makes the folder where there is none; refuses a folder of other things. Several
 * processes may have it open at once.
 */
export async function openInbox(folder: string): Promise<FolderInbox> {
  if (!(await isInbox(folder))) await makeInbox(folder)
  const token = randomBytes(32).toString('hex')
  // @ts-expect-error It is typed as a number, but goes to `listen` as it is, and that takes options too.
  const server = new BlobsServer({ directory: folder, token, port: LOOPBACK })
  const { port } = await server.start()
  const edgeURL = `http://127.0.0.1:${port}`
  const place = { name: NAME, siteID: SITE, token, edgeURL, uncachedEdgeURL: edgeURL }
  return {
    place,
    inbox: { ...inboxAt(place), keys: () => keysIn(folder) },
    close: async () => server.stop(),
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

// Not the server's own list: it silently stops where a file vanishes while it lists, as every write's temporary file
// does. A search for what is to be erased must see everything.
async function keysIn(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter((path) => readKey(path) !== null)
}

async function filesIn(folder: string): Promise<string[]> {
  const root = storeFolder(folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(ifAbsent)
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

function ifAbsent(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT') throw error
  return []
}

function storeFolder(folder: string): string {
  return join(folder, 'entries', SITE, `site:${NAME}`)
}

/** Refuses an inbox inside what is published: what people submitted must never be served with the site. */
export function assertInboxOutside(out: string, inbox: string): void {
  if (isInside(out, inbox))
    throw new UsageError(`--inbox ${inbox} is inside ${out}, which is published. Name a folder outside it.`)
}
