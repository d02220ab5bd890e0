import type { Document } from '../contract/authored/product.ts'
import { rowsOf, textOfRow } from './layout/rows.ts'
import type { PdfPage } from './pdf/pdf-model.ts'

/** Kind of a file: a document of a product, a form, or pictures of pages. */
export type FileKind = Document['kind'] | 'claim-form' | 'proposal-form' | 'scan'

/** The lines of each page of a file, from the top. */
type Lines = readonly (readonly string[])[]

/** As many lines as a title page has; as many words as a title. */
const [LINES, WORDS] = [12, 18]
/** Fewer words a page are no text of a document. */
const LEGIBLE = 12
/** A sheet of the regulator's table has no more pages; a longer one is bound with the wording. */
const SHEET = 12

/** A leaflet has no more pages. */
const LEAFLET = 4

/** Kinds by the words of a title; the first that fits. */
const TITLES: readonly (readonly [kind: FileKind, title: RegExp])[] = [
  ['proposal-form', /\b(?:proposal|application|enrol?ment)\s*(?:cum\s+\w+\s+)?form\b/iu],
  [
    'claim-form',
    /\b(?:claims?|intimation|discharge)\b[^.]*\bform\b|\bform\b[^.]*\b(?:claim(?:ing|s)?|discharge)\b/iu,
  ],
  ['customer-information-sheet', /\b(?:customer|key)\s+(?:information|features?)\s+(?:sheet|document)\b/iu],
  ['prospectus', /\bprospectus\b|\bsales\s+literature\b/iu],
  ['brochure', /\b(?:brochures?|leaflets?|pamphlets?|flyers?|one[\s-]pager)\b/iu],
]
const WORDING =
  /\bpolicy\s+(?:wordings?|document|contract|bond|clauses?|schedule)\b|\bterms\s+(?:and|&)\s+conditions\b|\badd[\s-]?on\b|\bpreamble\b|^part\s*[-–]?\s*a\b/iu
/** A title that only a wording has. */
const POLICY = /\bpolicy\s+(?:wordings?|document|contract|bond)\W*$/iu
/** Words printed for who has not bought yet. */
const SELLING =
  /\bthis\s+(?:sales\s+)?(?:brochure|leaflet|product\s+literature)\b|\bbefore\s+concluding\s+(?:a|the)\s+sale\b|\bbenefit\s+illustration\b|\bbeware\s+of\s+spurious\b|\bwhy\s+(?:should|choose|buy)\b|\bhow\s+do\s+I\s+(?:buy|claim)\b/giu
/** Words that only a contract has. */
const CONTRACT =
  /\b(?:we|the\s+company)\s+shall\s+not\s+be\s+liable\b|\bmeans\b|\bsubject\s+to\s+the\s+terms\b/giu

/** A kind that a title names, and the title. */
interface NamedKind {
  readonly kind: FileKind
  readonly line: string
}

/** The kind other than a wording that the first page names; null where it names none, or a wording is bound with it. */
export function namedKind(lines: Lines): NamedKind | null {
  const titles = lines[0]?.slice(0, LINES) ?? []
  const named = TITLES.flatMap(([kind, title]) => {
    const line = titles.find((one) => isTitle(one, title))
    return line === undefined ? [] : [{ kind, line }]
  })
  const [first] = named
  return first === undefined || isBound(first, lines) ? null : first
}

/** Tells what a document is from its titles, else from the number of lines drawn on its first page, and how it speaks. */
export function kindOfFile(lines: Lines, strokes: number): FileKind {
  const text = lines.map((page) => page.join('\n')).join('\n')
  const words = text.split(/\s+/u).length
  if (words < LEGIBLE * lines.length) return 'scan'
  const named = namedKind(lines)
  if (named !== null) return named.kind
  if (strokes > 20 * Math.sqrt(words) && lines.length <= SHEET) {
    if (/\bproposer\b/iu.test(text)) return 'proposal-form'
    if (/\bclaim/iu.test(text)) return 'claim-form'
  }
  if (lines.slice(0, 4).some((page) => page.some((line) => isTitle(line, WORDING)))) return 'policy-wording'
  const [sells, binds] = [SELLING, CONTRACT].map((says) => text.match(says)?.length ?? 0) as [number, number]
  const isLeaflet = binds === 0 && lines.length <= LEAFLET
  return isLeaflet || (sells > 1 && binds < 2 * lines.length) ? 'brochure' : 'policy-wording'
}

/** Whether what a title names is only bound with a wording, which a title or the top of a page names. */
function isBound({ kind }: NamedKind, lines: Lines): boolean {
  const isSheet = kind === 'customer-information-sheet'
  const titles = lines.flatMap((page, at) => page.slice(0, at === 0 ? LINES : 1))
  return (isSheet && lines.length > SHEET) || titles.some((line) => isTitle(line, POLICY))
}

/** Whether a short line is a title that says something: it begins with that, or all its longer words begin with capitals. */
function isTitle(line: string, says: RegExp): boolean {
  const words = line.split(/\s+/u)
  if (words.length > WORDS || /(?:[.;,]|\b(?:and|by|for|in|of|or|the|to))$/iu.test(line)) return false
  const at = says.exec(line)?.index ?? -1
  const isCapital = words.every((word) => !/^\p{Ll}{4,}/u.test(word))
  return at === 0 || (at > 0 && isCapital)
}

/** The level lines of each page. */
export function linesOf(pages: readonly PdfPage[]): Lines {
  return pages.map(({ words }) => rowsOf(words.filter(({ angle }) => angle === 0)).map(textOfRow))
}
