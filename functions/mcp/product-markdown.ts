import { API } from '../../build/contract/limits.ts'
import { COMPLAIN } from '../../build/contract/ladder-words.ts'
import { COMPLAINT_TOOL } from '../../build/contract/mcp.ts'
import { RESTS_ON, SILENT } from '../../build/contract/notices.ts'
import { uinFileName } from '../../build/contract/uin.ts'
import type { IndexSource } from '../query/source/reader.ts'
import { notMissing, textAt } from '../query/source/stored-records.ts'

/** How long the text of a product may be, in characters: about 4,800 tokens. */
const ROOM = 17_000

/**
 * The page of a product that is held, as Markdown: the same facts and quotes as its JSON at two fifths of the tokens.
 * Clauses are named by their numbers, which get_clause takes; what each value rests on is told by get_fact. Where it
 * would be too long, it does not list the words that were looked for in vain, nor the law of today: getPolicy and get_fact do.
 */
export async function productText(source: IndexSource, uin: string): Promise<string> {
  const path = `/policy/${uinFileName(uin)}.md`
  const page = notMissing(path, await textAt(source, path))
  const text = page
    .replace(LADDER, `$1\n\nAsk ${COMPLAINT_TOOL}.\n\n`)
    .replace(LAW_LINK, '$1')
    .replace(CLAUSE_LINK, '$1 (c$2)')
    .replaceAll(PROOF, '')
    .replace(DIGEST, '')
    .replace(BARE_LINK, '$1')
  if (text.length <= ROOM) return text
  const shorter = withoutSearches(text.replaceAll(LAW_OF_UNREAD, ''))
  return shorter.length <= ROOM ? shorter : shorter.replaceAll(LAW_LINE, '') + LAW_ELSEWHERE
}

/**
 * Links to clauses become their numbers.
 *
 * @example '[clause 4.1, Exclusions](https://example.org/api/v1/clause/12)' // 'clause 4.1, Exclusions (c12)'
 */
const CLAUSE_LINK = new RegExp(String.raw`\[((?:\\.|[^\]\\])*)\]\([^()\s]*${API}/clause/(\d+)\)`, 'gu')

/** What programs compare files by; no agent has the file. */
const DIGEST = /, SHA-256 [\da-f]{64}$/gmu

/** A link that is called what its address is. */
const BARE_LINK = /\[(https?:[^\]\s]+)\]\(\1\)/gu

/** The steps of a complaint, which are the same for every product and have a tool of their own. */
const LADDER = new RegExp(String.raw`(^## ${COMPLAIN}$)[^]*?(?=^## )`, 'mu')

/** What the law says today; its section is told by get_fact. */
const LAW_LINK = /\[(The law today: (?:\\.|[^\]\\])*)\]\([^()\s]*\)/gu

/** The same of a field that nobody has looked for, left out where the text is long: get_fact has it. */
const LAW_OF_UNREAD = /^(?!The law today).*\. The law today: .*\n\n/gmu

/** The same in full; where there is no room for it, it is said that get_fact has it. */
const LAW_LINE = /^The law today: .*\n\n/gmu

const LAW_ELSEWHERE = '\nBeside many facts the law of today is known: get_fact has it.\n'

const PROOF = new RegExp(String.raw`^${RESTS_ON} .*\n\n`, 'gmu')

/** Each fact that is not stated as one short sentence. */
function withoutSearches(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith(SILENT) ? SILENT : line))
    .join('\n')
}
