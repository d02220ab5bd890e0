import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { caseSite, serveSite } from '../requests/site.ts'

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Body
}

/** Keys that the statements look at, of whichever body has them. */
interface Body {
  readonly error: string
  readonly message: string
  readonly id: string
  readonly match: string
  readonly total: number
  readonly next: string | null
  readonly previous: string | null
  readonly policies: readonly Found[]
  readonly clauses: readonly object[]
  readonly instruments: readonly { readonly slug: string }[]
  readonly sections: readonly { readonly number: string; readonly url: string }[]
}

export interface Found {
  readonly uin: string
  readonly name: string
  readonly line: string
  readonly insurer: { readonly slug: string }
}

/** A site whose pages are read and whose answers are asked for: without the rate limit, or with it. */
export interface SaidSite {
  readonly got: (path: string, init?: RequestInit, isLimited?: boolean) => Promise<Answer>
  /** The status and the code of a refusal. */
  readonly refusal: (path: string, init?: RequestInit) => Promise<readonly [number, string]>
  /** The words of a page as they are read. */
  readonly words: (page: string) => string
  readonly close: () => Promise<unknown>
}

/** Serves the site of the cases twice. */
export async function saidSite(): Promise<SaidSite> {
  const { folder } = await caseSite()
  const free = await serveSite(folder, { limit: false })
  const limited = await serveSite(folder, { clock: () => 0 })
  const got: SaidSite['got'] = async (path, init = {}, isLimited = false) => {
    const response = await fetch((isLimited ? limited : free).origin + path, init)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    const body = (isJson ? JSON.parse(text) : {}) as Body
    return { status: response.status, headers: response.headers, text, body }
  }
  return {
    got,
    refusal: async (path, init) => {
      const { status, body } = await got(path, init)
      return [status, body.error]
    },
    words: (page) =>
      readFileSync(join(page === 'README.md' ? '.' : folder, page), 'utf8').replace(/\s+/gu, ' '),
    close: () => Promise.all([free.close(), limited.close()]),
  }
}
