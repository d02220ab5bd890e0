import { API } from '../../build/contract/limits.ts'
import { COMPLAIN } from '../../build/contract/ladder-words.ts'
import { COMPLAINT_TOOL } from '../../build/contract/mcp.ts'
import { RESTS_ON, SILENT } from '../../build/contract/notices.ts'
import { ANSWER_WORDS } from '../../build/contract/reader-words.ts'
import { uinFileName } from '../../build/contract/uin.ts'
import type { IndexSource } from '../query/source/reader.ts'
import { notMissing, textAt } from '../query/source/stored-records.ts'
import { tokensIn } from './token-count.ts'

/** How long the text of a product may be, in tokens as they are counted here: at most 5,000 to a model. */
const ROOM = 4850

/**
 * The page of a product that is held, as Markdown: the same facts and quotes as its JSON at two fifths of the tokens.
 * Clauses are named by their numbers, which get_clause takes; what each value rests on is told by get_fact. Where it
 * would be too long, it does without one thing after the other until it is short enough: getPolicy and get_fact have them.
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
  return shortened(text)
}

/** A text without what there is no room for. */
export function shortened(text: string): string {
  return DISPENSABLE.reduce((held, without) => (tokensIn(held) <= ROOM ? held : without(held)), text)
}

/** What a long text does without, the least needed first; the law beside a fact goes last, and what is silent keeps it. */
const DISPENSABLE: readonly ((text: string) => string)[] = [
  (text) => withoutSearches(text.replaceAll(LAW_OF_UNREAD, '')),
  (text) => text.replaceAll(SOURCE, '\n> ').replaceAll(PRINTED, ''),
  readOnce,
  (text) => text.replaceAll(CLAUSE_TITLE, '$1'),
  (text) => withoutLaw(text, (line, fact) => isSilent(fact) || PERIOD.test(line)),
  (text) => withoutLaw(text, (_, fact) => isSilent(fact)),
]

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

/** The same in full. */
const LAW_LINE = /^The law today: .*\n\n/gmu

/** A time or a share that the law sets. */
const PERIOD = /\d|\b(?:hours?|days?|months?|years?|per cent)\b/u

/** Where a quote has its clause and its page: on a line of its own, the number on the page beside its place in the file. */
const SOURCE = /\n>\n> clause (?=.*\(c\d+\), page \d)/gu
const PRINTED = /(?<=\(c\d+\), page \d+) \(printed [^)]*\)$/gmu

/** The title of a clause beside its number. */
const CLAUSE_TITLE = /^(> [^,\n]*), .*(?= \(c\d+\), page \d)/gmu

/** How far most values were read, and where it is said once of all. */
const READ_ONCE = ` (${ANSWER_WORDS.quoted.reading})**`
const DATA_OF = /^(- Data of: .*)$/mu

const PROOF = new RegExp(String.raw`^${RESTS_ON} .*\n\n`, 'gmu')

/** Each fact that is not stated as one short sentence. */
function withoutSearches(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith(SILENT) ? SILENT : line))
    .join('\n')
}

function readOnce(text: string): string {
  const said = `$1\n- Values without such words: ${ANSWER_WORDS.quoted.reading?.toLowerCase()}`
  return text.replaceAll(READ_ONCE, '**').replace(DATA_OF, said)
}

/** Whether the documents do not say what a fact asks. */
function isSilent(fact: string): boolean {
  return fact.includes(SILENT)
}

/** A text with the law beside those facts alone that it is kept for; it says beside which others the law is known. */
function withoutLaw(text: string, isKept: (line: string, fact: string) => boolean): string {
  const elsewhere = new Set<string>()
  const facts = text.split(/^(?=##)/mu).map((fact) =>
    fact.replaceAll(LAW_LINE, (line) => {
      if (isKept(line, fact)) return line
      elsewhere.add(/^#+ (.*)/u.exec(fact)?.[1] ?? '')
      return ''
    }),
  )
  if (elsewhere.size === 0) return text
  return `${facts.join('')}\nThe law of today is known beside these, too, and get_fact has it: ${[...elsewhere].join('; ')}.\n`
}
