import { normalUin } from '../contract/uin.ts'
import type { CorrectionReport } from '../contract/submissions.ts'
import type { Inbox } from '../../functions/write/inbox.ts'
import { readAll } from '../inbox/search.ts'

/** A report that a fact is wrong, as it is in the inbox, and the day it came; who sent it is left out. */
export type ReportedFact = Required<Pick<CorrectionReport, 'uin' | 'key' | 'message' | 'evidence'>> & {
  readonly on: string
}

/** The reports of an inbox, each read once; none where there is no inbox. */
export class Reported {
  readonly #inbox: Pick<Inbox, 'keys' | 'read'> | null
  readonly #texts = new Map<string, string>()

  constructor(inbox: Pick<Inbox, 'keys' | 'read'> | null) {
    this.#inbox = inbox
  }

  /** Reports that are in the inbox now, oldest first. */
  async all(): Promise<ReportedFact[]> {
    const inbox = this.#inbox
    if (inbox === null) return []
    const keys = (await inbox.keys()).filter((key) => key.startsWith('corrections/'))
    const { found } = await readAll({ keys: () => Promise.resolve(keys), read: (key) => this.#textOf(key) })
    return found.map(({ record: { body, received } }) => {
      const { uin = '', key = '', message, evidence = '' } = body as unknown as CorrectionReport
      return { uin: normalUin(uin), key, message, evidence, on: received }
    })
  }

  async #textOf(key: string): Promise<string | null> {
    const text = this.#texts.get(key) ?? (await this.#inbox?.read(key)) ?? null
    if (text !== null) this.#texts.set(key, text)
    return text
  }
}
