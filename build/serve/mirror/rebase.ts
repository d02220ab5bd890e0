import { literalPattern } from '../../contract/literal-pattern.ts'
import { MCP_PATH } from '../../contract/mcp.ts'
import type { IndexSource } from '../../../functions/query/source/reader.ts'

/** Puts another address in the place of the site's, where a text names it. */
export type Rebase = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

/**
 * Makes the replacement of one address by another. An address ends where a path, a query or the text around it begins:
 * `https://a.example` is not part of `https://a.example.org`. The endpoint for agents stays the site's: a copy has none.
 */
export function rebasing(from: string, to: string): Rebase {
  const pattern = new RegExp(
    `${literalPattern(from)}(?![\\w.:-]*[\\w:-]|${MCP_PATH}(?![\\w./-]*[\\w/-]))`,
    'gu',
  )
  return (bytes) => new TextEncoder().encode(new TextDecoder().decode(bytes).replace(pattern, () => to))
}

/** A source whose files name another address. */
export function rebasedSource(source: IndexSource, rebase: Rebase): IndexSource {
  return {
    async read(path) {
      const bytes = await source.read(path)
      return bytes === null ? null : rebase(bytes)
    },
  }
}
