import { clauseWords } from './answer-words.ts'
import { addressesUnder } from './addresses.ts'
import type { ClauseRef, Source } from './published/references.ts'

/** Place where quoted words are printed. */
interface Place {
  readonly uin: string
  readonly name: string
  /** The document, as far as it is known. */
  readonly source: Pick<Source, 'title'> | null
  readonly clause: Omit<ClauseRef, 'url'>
  readonly page: number
  readonly printed_page: number | null
}

/** The page of a clause for people. */
export function clausePage(base: string, uin: string, { id }: { readonly id: number }): string {
  return `${addressesUnder(base).productPage(uin)}/wording#c${id}`
}

/**
 * Citation after a quote: the product, the document, the clause, the leaf as it is printed, and the page for people.
 *
 * @example 'Sample Care, UIN SBH1, Policy wording, clause 4.1, Room, page 9 as printed (10 of the file), https://…/policy/SBH1/wording#c12'
 */
export function citationOf(base: string, { uin, name, source, clause, page, printed_page }: Place): string {
  const leaf =
    printed_page === null || printed_page === page
      ? `page ${page}`
      : `page ${printed_page} as printed (${page} of the file)`
  const title = source === null || source.title.startsWith(name) ? [] : [source.title]
  return [name, `UIN ${uin}`, ...title, clauseWords(clause), leaf, clausePage(base, uin, clause)].join(', ')
}

/** Citation after the words of a section, or after our summary of it. */
export function sectionCitation(title: string, number: string, url: string): string {
  return `${title}, ${/^\d/u.test(number) ? 'section ' : ''}${number}, ${url}`
}
