import { PLATFORM } from '../contract/hosting.ts'
import { UsageError } from '../cli/options.ts'
import { type Inbox, inboxAt, storeName } from '../../functions/write/inbox.ts'
import { INBOX_MARK, inboxIn, isInbox, removeUnfinished } from '../serve/preview/submission-store.ts'

/** An inbox that is open, with its name for people. */
export interface OpenInbox {
  readonly name: string
  readonly inbox: Inbox
  /** Removes what killed writes left behind; the platform's store leaves nothing. */
  sweep(): Promise<number>
}

/** Choice of an inbox. */
interface InboxChoice {
  /** The folder of a preview. */
  readonly inbox: string | undefined
  /** The deploy context of a site. */
  readonly context: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/** Opens the inbox that the command line and the environment name. */
export async function openChosen(choice: InboxChoice, environment: Environment): Promise<OpenInbox> {
  const siteID = environment[PLATFORM.site] || undefined
  const token = environment[PLATFORM.token] || undefined
  const { inbox: folder, context } = choice
  if (folder !== undefined && context !== undefined)
    throw new UsageError(
      '--inbox names a folder of this machine, --context belongs to a deployed site. Give one of them.',
    )
  if (folder === undefined && siteID !== undefined && token !== undefined)
    return ofSite(siteID, token, context ?? 'production')
  if (folder === undefined && (siteID !== undefined || token !== undefined || context !== undefined))
    throw new UsageError(
      `A deployed site needs both ${PLATFORM.site} and ${PLATFORM.token} in the environment. For a folder of this machine, give --inbox DIR.`,
    )
  return ofFolder(folder ?? '.inbox')
}

function ofSite(siteID: string, token: string, context: string): OpenInbox {
  const name = storeName(context)
  return {
    name: `${name} of the site ${siteID}`,
    inbox: inboxAt({ name, siteID, token }),
    sweep: () => Promise.resolve(0),
  }
}

async function ofFolder(folder: string): Promise<OpenInbox> {
  if (!(await isInbox(folder)))
    throw new UsageError(
      `${folder} is not an inbox: it has no file ${INBOX_MARK}. npm start makes one when it first runs; name another with --inbox DIR.`,
    )
  return { name: folder, inbox: inboxIn(folder), sweep: () => removeUnfinished(folder) }
}
