import { groupsOf } from '../../contract/groups.ts'
import type { FoundBlank } from './found-blank.ts'

// Reads what a form says beside its blanks: time limits, papers to send, declarations, who fills it, what must be filled.

/** A line of a page, and where it is. */
export interface Said {
  readonly page: number
  readonly y: number
  readonly text: string
}

const WITHIN =
  /\bwithin\s+(?:a\s+period\s+of\s+)?(?:[\p{L}-]+\s+)?\(?\d*\)?\s*(?:\([\p{L}\s-]+\)\s*)?(?:working\s+|calendar\s+|clear\s+)?(?:days?|hours?|hrs|weeks?|months?)\b/iu
const DECLARES =
  /^[\s\d.()•*-]*I\s*(?:\/\s*we|\s+and\/or\s+we)?\b.{0,160}\b(?:declare|warrant|certify|undertake|consent|agree|authori[sz]e|confirm|understand)\b/isu
const FILLED_BY =
  /\bto\s+be\s+(?:filled|completed)(?:[\s-]+(?:in|up|out))?(?:\s*(?:and|&)\s*signed)?\s+by\s+(?:the\s+)?([\p{L}][\p{L}\s/&'’-]{3,70})/iu
const PAPERS =
  /check\s?list|\bdocuments?\b.*\b(?:required|submit|enclos|attach|check)|\blist of\b.*\bdocuments?\b|^enclosures?\b/iu

/** The sentences of paragraphs that say within which time something is to be done. */
export function deadlinesIn(paragraphs: readonly string[]): string[] {
  const sentences = paragraphs.flatMap((text) =>
    text.replace(/\s+/gu, ' ').split(/(?<=[.;])\s+(?=\p{Lu}|\d|\()/u),
  )
  return [...new Set(sentences.filter((one) => WITHIN.test(one)).map((one) => one.trim()))]
}

/** The paragraphs in which whoever signs declares, agrees or consents. */
export function declarationsIn(paragraphs: readonly string[]): string[] {
  return paragraphs
    .map((text) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text.length > 50 && DECLARES.test(text))
}

/** The papers that are ticked off as enclosed. */
export function papersIn(
  blanks: readonly { readonly title: string; readonly blank: FoundBlank }[],
): string[] {
  const isAnswer = (option: string) => /^(?:yes|no)$/iu.test(option)
  const lists = blanks.filter(
    ({ title, blank }) =>
      blank.isTicked && !blank.options.some(isAnswer) && (PAPERS.test(blank.label) || PAPERS.test(title)),
  )
  return [...new Set(lists.flatMap(({ blank }) => blank.options))]
}

/** Filler of the form, or of the part that follows, by a line; empty where it names none. */
export function fillerIn(text: string): string {
  const [, who = ''] = FILLED_BY.exec(text) ?? []
  return who.replace(/\s+(?:only|in|and|with|if|who|for|before|at|using)\b.*$/iu, '').trim()
}

/** The head of a table that explains how each blank is filled, or the title over it. */
const GUIDE = /\bguid(?:ance|elines?)\b.*\bfill|\bdata\s+elements?\b.*\bdescription\b/iu

/** Pages on which a form explains itself: from such a line to the end of its page, and on until a page begins with a part of the form. */
export function guidesIn(lines: readonly Said[]): (page: number, y: number) => boolean {
  const pages = groupsOf(lines, ({ page }) => page)
  const starts = new Map<number, number>()
  let isOn = false
  for (const [page, own] of pages) {
    const isPart = own.slice(0, 8).some(({ text }) => /\bpart\s*[-–]?\s*[A-Z]\b|\bform\b/iu.test(text))
    const line = own.find(({ text }) => GUIDE.test(text))
    if (line !== undefined) starts.set(page, line.y)
    else if (isOn && !isPart) starts.set(page, 0)
    isOn = starts.has(page)
  }
  return (page, y) => y >= (starts.get(page) ?? Infinity)
}

/** Whether a blank must be filled, as its label or what is printed beside it says; null where nothing is said. */
export function isRequired(printed: string): boolean | null {
  if (/\boptional\b/iu.test(printed)) return false
  return /\*|\bmandatory\b|\bcompulsory\b/iu.test(printed) ? true : null
}
