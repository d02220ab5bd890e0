import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'
import { type Inbox, type InboxPlace, inboxAt, storeName } from '../../functions/write/inbox.ts'
import { readKey } from '../../functions/write/record.ts'

/** An inbox in a folder, behind the server that stands in for the platform's. */
export interface FolderInbox {
  /** What the function is given to reach it. */
  readonly place: InboxPlace
  readonly inbox: Inbox
  close(): Promise<void>
}

const SITE = 'local'
const NAME = storeName('local')

/** The file that tells an inbox from any other folder. */
export const INBOX_MARK = '.submissions'
const MARK_TEXT = 'What people submitted to the preview. Read it with: npm run inbox -- --help\n'
/** What an inbox may hold before it is marked. */
const UNMARKED = new Set(['.gitignore', 'entries', 'metadata'])

/**
 * Opens the inbox in a folder, which is made where it does not stand; refuses a folder of other things. Several may
 * have it open at once.
 */
export async function openInbox(folder: string): Promise<FolderInbox> {
  if (!(await isInbox(folder))) await makeInbox(folder)
  const token = randomBytes(32).toString('hex')
  // The server would listen on every interface; what it passes on to `listen` keeps it to this machine.
  const loopback = { port: 0, host: '127.0.0.1' } as unknown as number
  const server = new BlobsServer({ directory: folder, token, port: loopback })
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

// The mark comes last: what has it is whole.
async function makeInbox(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const foreign = (await readdir(folder)).filter((name) => !UNMARKED.has(name) && name !== INBOX_MARK)
  if (foreign.length > 0)
    throw new Error(
      `${folder}: holds other things (${foreign[0]}) and is no inbox; give --inbox a new or an empty folder`,
    )
  await writeFile(join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch(ifExists)
  await writeFile(join(folder, INBOX_MARK), MARK_TEXT)
}

/** Removes what writes that were killed left behind, which nobody was told is stored. Gives how many there were. */
export async function removeUnfinished(folder: string): Promise<number> {
  const unfinished = (await filesIn(folder)).filter((path) => readKey(path) === null)
  for (const path of unfinished) await rm(join(storeFolder(folder), path), { force: true })
  return unfinished.length
}

// Not the server's own list: it stops short, without a word, where a file vanishes under it, as every write's
// temporary file does. A search for what is to be forgotten has to see everything.
async function keysIn(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter((path) => readKey(path) !== null)
}

async function filesIn(folder: string): Promise<string[]> {
  const root = storeFolder(folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(ifAbsent)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
}

function ifExists(fault: unknown): void {
  if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
}

function ifAbsent(fault: unknown): [] {
  if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return []
  throw fault
}

function storeFolder(folder: string): string {
  return join(folder, 'entries', SITE, `site:${NAME}`)
}
