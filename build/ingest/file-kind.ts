import { rowsOf, textOfRow } from './layout/rows.ts'
import type { PdfPage } from './pdf/pdf-model.ts'

/** Kind of a file: a document of a product, a form, or pictures of pages. */
export type FileKind =
  | 'policy-wording'
  | 'prospectus'
  | 'customer-information-sheet'
  | 'brochure'
  | 'claim-form'
  | 'proposal-form'
  | 'scan'

/** Signs that tell kinds apart. */
export interface FileSigns {
  /** The lines of each page, from the top. */
  readonly lines: readonly (readonly string[])[]
  /** Number of lines drawn on the first page with text, and of words printed in all. */
  readonly strokes: number
  readonly words: number
}

/** As many lines as a title page has; as many words as a title; as few words as a cover. */
const [LINES, WORDS, COVER] = [12, 18, 60]
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

type Lines = FileSigns['lines']

/** The kind other than a wording that the titles of a document name; null where they name none, or a wording beside it. */
export function namedKind(lines: Lines): NamedKind | null {
  const titled = titledKind(lines)
  return titled === null || isBound(titled, lines) ? null : titled
}

/** Tells what a document is from its titles, else from what it draws and says. */
export function kindOfFile({ lines, strokes, words }: FileSigns): FileKind {
  if (words < LEGIBLE * lines.length) return 'scan'
  const titled = titledKind(lines)
  if (titled !== null && !isBound(titled, lines)) return titled.kind
  const text = lines.map((page) => page.join('\n')).join('\n')
  if (titled === null && strokes > 20 * Math.sqrt(words) && lines.length <= SHEET) {
    if (/\bproposer\b/iu.test(text)) return 'proposal-form'
    if (/\bclaim/iu.test(text)) return 'claim-form'
  }
  const [sells, binds] = [SELLING, CONTRACT].map((says) => text.match(says)?.length ?? 0) as [number, number]
  if (titled !== null && binds < lines.length) return titled.kind
  if (lines.slice(0, 4).some((page) => page.some((line) => isTitle(line, WORDING)))) return 'policy-wording'
  const isLeaflet = binds === 0 && lines.length <= LEAFLET
  return isLeaflet || (sells > 1 && binds < 2 * lines.length) ? 'brochure' : 'policy-wording'
}

function titledKind(lines: Lines): NamedKind | null {
  const heads = headsOf(lines)
  const named = TITLES.flatMap(([kind, title]) => {
    const line = heads.find((one) => isTitle(one, title))
    return line === undefined ? [] : [{ kind, line }]
  })
  return named[0] ?? null
}

/** The first lines of each page up to the first that is more than a cover. */
function headsOf(lines: Lines): string[] {
  const first = lines.findIndex((page) => page.join(' ').split(' ').length >= COVER)
  return lines.slice(0, Math.max(0, first) + 1).flatMap((page) => page.slice(0, LINES))
}

/** Whether what a title names is only bound with a wording, which the titles or the top of a page name. */
function isBound({ kind }: NamedKind, lines: Lines): boolean {
  const isSheet = kind === 'customer-information-sheet'
  const titles = [...headsOf(lines), ...lines.flatMap((page) => page.slice(0, 1))]
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

/** Signs of the pages of a file. */
export function signsOf(pages: readonly PdfPage[]): FileSigns {
  const printed = pages.find(({ words }) => words.length >= COVER)
  return {
    lines: pages.map(({ words }) => rowsOf(words.filter(({ angle }) => angle === 0)).map(textOfRow)),
    strokes: printed?.strokes.length ?? 0,
    words: pages.reduce((sum, { words }) => sum + words.length, 0),
  }
}
