import { UsageError } from '../cli/options.ts'
import { type Inbox, inboxAt, storeName } from '../../functions/write/inbox.ts'
import { INBOX_MARK, isInbox, openInbox, removeUnfinished } from '../preview/inbox-folder.ts'
import type { InboxChoice } from './inbox-options.ts'

/** An inbox that is open, and what people call it. */
export interface OpenInbox {
  readonly name: string
  readonly inbox: Inbox
  /** Removes what killed writes left behind; the platform's store leaves nothing. */
  sweep(): Promise<number>
  close(): Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/** Opens the inbox that the command line and the environment name. */
export async function openChosen(choice: InboxChoice, environment: Environment): Promise<OpenInbox> {
  const siteID = environment['NETLIFY_SITE_ID'] || undefined
  const token = environment['NETLIFY_AUTH_TOKEN'] || undefined
  const { folder, context } = choice
  if (folder !== undefined && context !== undefined)
    throw new UsageError('--inbox is a folder here, --context is of a deployed site: give one of them.')
  if (folder === undefined && siteID !== undefined && token !== undefined)
    return ofSite(siteID, token, context ?? 'production')
  if (folder === undefined && (siteID !== undefined || token !== undefined || context !== undefined))
    throw new UsageError(
      'A deployed site needs both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN in the environment. For a folder here give --inbox DIR.',
    )
  return ofFolder(folder ?? '.inbox')
}

function ofSite(siteID: string, token: string, context: string): OpenInbox {
  const name = storeName(context)
  return {
    name: `${name} of the site ${siteID}`,
    inbox: inboxAt({ name, siteID, token }),
    sweep: () => Promise.resolve(0),
    close: () => Promise.resolve(),
  }
}

async function ofFolder(folder: string): Promise<OpenInbox> {
  if (!(await isInbox(folder)))
    throw new UsageError(
      `${folder}: no inbox stands there (no file ${INBOX_MARK} in it). Is the name right? The preview makes one when it first starts (npm start); another is named by --inbox DIR.`,
    )
  const opened = await openInbox(folder)
  return {
    name: folder,
    inbox: opened.inbox,
    sweep: () => removeUnfinished(folder),
    close: () => opened.close(),
  }
}
