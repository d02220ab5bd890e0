// Labels at the beginning of a paragraph: "3.1.", "(a)", "iv)", "Part C", "Def. 12".

/** Style of a label: labels of one list have the same. */
type Style =
  | 'part'
  | 'decimal'
  | 'number'
  | 'letter'
  | 'LETTER'
  | 'roman'
  | 'ROMAN'
  | 'named'
  | 'note'
  | 'bullet'

/** A label as printed, read in one of the ways it can be. */
export interface Label {
  readonly style: Style
  /** Its place in its list; of a decimal label its last number; 2A is a hundredth after 2. */
  readonly value: number
  /** The components of a label that names its parents: C.3.2 is C, 3, 2. */
  readonly path: readonly string[]
  /** Signs around it: "(x)", "x)", "x." or "x -". Labels of one list share them. */
  readonly shape: string
  /** Its form in a clause number: "3.1", "a", "Part C". */
  readonly name: string
  /** Kind of part that it names ("part", "annexure"), or empty. */
  readonly keyword: string
  /** Number of characters of the text that it takes, white space after it included. */
  readonly length: number
}

// Grammar: a word of the trade or none, components, closing signs, and white space, the end or the beginning of a title.

const PARTS =
  'part|section|chapter|annexure|annex|appendix|schedule|list|article|module|division|endorsement|table'
const NAMED = 'def(?:inition|n)?|imt|clause|cover|benefit|add-?on'
/** A word, and what stands before its number: "SECTION – ", "IMT.", "Def. No. "; a digit may touch it. */
const WORD = new RegExp(
  String.raw`^(?:(?<part>${PARTS})|(?<named>${NAMED}))(?![A-Za-z])(?:[\s:–—-]|\.(?=\s*(?:\d|no\b)))*(?:no\.?\s*)?`,
  'iu',
)
/** Up to LXXXVIII. */
const ROMANS = '(?:[IVXL]{1,8}|[ivxl]{1,8})'
/** Signs that close a label; a full stop may be doubled by mistake, three are leaders of a list of contents. */
const END = String.raw`\s?\.{1,2}(?!\.)\)?|\s?\)\.?|\s*:|\s*[-–—](?=\s)`
const AFTER = String.raw`(?:\s+|$|(?=[A-Z(“"<]))`
/** Numbers below that of a part, unless words of a sentence go on after them: "C.1 Cover", not "4.1 (Fire) applies". */
const SUB = String.raw`(?:\.\d{1,2}(?![\d%]))+(?!\s*[(,;\p{Ll}])`
const WORDED = new RegExp(
  String.raw`^["“'‘]?(?<first>(?:\d{1,3}(?![\d,%]|[A-Z]?[a-z]|[A-Z]{2})|(?:[A-Z]|${ROMANS})(?![A-Za-z]))(?:${SUB})?)(?!\.\d)["”'’]?` +
    String.raw`(?<more>[A-Z]|\s[A-Z](?=\s*[-–—:](?:\s|$)|$)|\.\(?[A-Za-z]\b(?!-)\)?|\s*\.\s+[A-Z](?=[.)])|\s*\([A-Za-z\d]{1,3}\)|)` +
    String.raw`(?<end>(?:\s*[-–—:.)]+)?)(?:(?<after>${AFTER})|)`,
  'u',
)
const NUMBERED = String.raw`(?!00)\d{1,2}(?:[A-Z](?![A-Za-z]))?(?![\d%a-z])`
const LETTERED = String.raw`(?:[A-Za-z]|${ROMANS})(?![A-Za-z\d])`
/** A sign or a title after a number that a dash joins to a letter: "A-1 Cover", not "B-12 deficiency". */
const TITLED = String.raw`(?!\s+[^\s\p{Lu}–—:.)(“"<-])`
/** Components that touch the one before: ".2", "-2", ".IV.", ".a)", "(a)". */
const TOUCHING = String.raw`(?<!^\(?[a-z]+)\.${NUMBERED}|(?<=[A-Z])-${NUMBERED}${TITLED}|\.[IVX]{1,7}(?=\.[\s\d])|(?<=\d)\.[A-Za-z](?=[.:)])|\.?\((?:[a-z]{1,4}|[ivxl]{5,8})\)`
/** Components that are labels by themselves, after one: "1. a)", "(C) a.", "2.1 (a)". */
const APART = String.raw`(?:\.\)?|\)\.?|(?<=\.\d{1,2}))\s*\((?:${NUMBERED}|${LETTERED})\)|(?:\.\)?\s+|\)\.?\s*)(?:${NUMBERED}|${LETTERED})(?=\s?[.)])`
const [LOOSE, TIGHT] = [`${TOUCHING}|${APART}`, TOUCHING].map((next) =>
  grammar(
    String.raw`(?![A-Z]\.\s+[A-Z]\.|0\.\d)(?:\d{1,2}[A-Z]?|[A-Z]|${ROMANS})(?:${next}){1,7}(?![\d%])`,
    `(?:${END})?`,
  ),
) as [RegExp, RegExp]
const SIMPLE = grammar(String.raw`(?!\d{3}\D{1,2}$)\d{1,3}[A-Za-z]?|[A-Za-z]{1,2}|${ROMANS}`, END)
/** Words that cannot be counted; of some only where no name of a street begins with them: "12 The Mall". */
const UNCOUNTED = String.raw`(?:If|Where|When|We|You|Your|Our|Any|Every|Each|This|These|Such)\s|(?:The|An?|In|On|For|All)\s\p{Ll}`
/** A quantity, the name of a treatment left out: "10 Lakh sum", not "5 Day Care Treatment means". */
const QUANTITY =
  /^\d+\s+(?:years?|months?|weeks?|days?(?!\s+care)|hours?|minutes?|kms?|kilomet(?:re|er)s?|lakhs?|lacs?|crores?|thousands?|hundreds?|times|per\s?cent|wheelers?)\b/iu
/** A number without a sign, before a title in capitals, such a word or a definition: "2 DEFINITIONS", "13 Any …", "IV Theft". */
const BARE = new RegExp(
  String.raw`^(?<body>\d{1,2}(?=\s+(?:\p{Lu}{3}[\p{Lu}\s,&’'/()–-]*$|${UNCOUNTED}|\p{Lu}[^.;:]{1,60}?\smeans?\b))|[IVX]{1,7}(?=\s+\p{Lu}\p{L}))\s+`,
  'u',
)
/** A number without a sign before the title of a heading: "5 Free look period". */
const HEADED = /^(?<body>\d{1,2})\s+(?=\p{Lu})/u
const NOTE = /^(notes?)\s*[:.-]?\s*$/iu
const BULLET = /^[•●▪■◦○‣⁃∙·➢➤✓✔❖*\u{e000}-\u{f8ff}\u{2022}\u{25aa}-\u{25ff}–—-]\s+/u

/** Every way to read the label of a text, the likeliest first; none where it has no label. */
export function labelsOf(text: string, isHeading = false): Label[] {
  const length = BULLET.exec(text)?.[0].length
  if (length !== undefined) return [label({ style: 'bullet', value: 1, name: '', length })]
  const note = NOTE.exec(text)?.[1]
  if (note !== undefined)
    return [label({ style: 'note', value: 1, name: capital(note), length: text.length })]
  if (WORD.test(text)) return wordedLabels(text)
  const [loose, tight] = [LOOSE.exec(text), TIGHT.exec(text)]
  const compounds = [loose, tight?.[0] === loose?.[0] ? null : tight].flatMap(compoundLabels)
  return [...compounds, ...simpleLabels(text, isHeading)]
}

/** Whether a line begins with a number, and all of its words are in bold. */
export function isLabelledHeading(
  text: string,
  words: readonly { readonly text: string; readonly bold: boolean }[],
): boolean {
  const isNumber = labelsOf(text).some(({ style }) => /^(?:part|decimal|number)$/u.test(style))
  return isNumber && words.filter(({ text: own }) => /\p{L}{2}/u.test(own)).every(({ bold }) => bold)
}

function grammar(body: string, end: string): RegExp {
  return new RegExp(String.raw`^(?<open>\(?)(?<body>${body})(?<end>${end})${AFTER}`, 'u')
}

function wordedLabels(text: string): Label[] {
  const { 0: before = '', groups: { part, named = '' } = {} } = WORD.exec(text) ?? {}
  const { 0: own = '', groups: { first = '', more = '', end = '', after } = {} } =
    WORDED.exec(text.slice(before.length)) ?? {}
  if (first === '') return []
  const whole = before + own
  const path = first.split('.')
  const values = valuesOf(path.at(-1) ?? '').flatMap((value) =>
    valuesOf(more.replace(/[^A-Za-z\d]/gu, '')).map((minor) => value + minor / 100),
  )
  if (part === undefined) {
    const isSaid =
      /\d/u.test(first) || (/^[A-Z]/u.test(named) && (end !== '' || whole.length === text.length))
    if (after === undefined || !isSaid) return []
    const keyword = named.slice(0, 3).toLowerCase()
    const name = (before + first + more).replace(/\s+/gu, ' ')
    return values.map((value) => label({ style: 'named', value, keyword, name, length: whole.length }))
  }
  if (!/^(?:[A-Z]+|[A-Z][a-z]+)$/u.test(part)) return []
  const dash = /^\w+-\S+$/u.test(whole.trim()) ? '-' : ' '
  const name = `${capital(part)}${dash}${first}${more.replace(/^\s+(?=[.(])/u, '')}`
  const rest = {
    shape: end.trim().slice(0, 1),
    name,
    keyword: part.toLowerCase(),
    path: path.length > 1 ? path : [],
    length: whole.length,
  }
  return values.map((value) => label({ ...rest, style: 'part', value }))
}

function compoundLabels(match: RegExpExecArray | null): Label[] {
  const body = match?.groups?.['body']
  if (match === null || body === undefined) return []
  const path = body.split(/[^A-Za-z\d]+/u).filter(Boolean)
  const name = body.replace(/[.)]*\s+\(|^(\w+)\)\(/gu, '$1(').replace(/[.)]*\s+|^(\w+)\)(?=\w)/gu, '$1.')
  return valuesOf(path.at(-1) ?? '').map((value) =>
    label({ style: 'decimal', value, path, name, length: match[0].length }),
  )
}

function simpleLabels(text: string, isHeading: boolean): Label[] {
  const bare = QUANTITY.test(text) ? null : (BARE.exec(text) ?? (isHeading ? HEADED.exec(text) : null))
  const { 0: whole = '', groups = {} } = SIMPLE.exec(text) ?? bare ?? {}
  const { open = '', body: name = '', end = '' } = groups
  const shape = `${name.startsWith('0') ? '0' : ''}${open}${end.trim().replace(').', ')').replace('..', '.')}`
  const rest = { shape, name, length: whole.length }
  if (/^\d/u.test(name)) return valuesOf(name).map((value) => label({ ...rest, style: 'number', value }))
  const upper = name === name.toUpperCase()
  const [letter, roman] = [letterValue(name), romanValue(name)]
  return [
    ...(roman === null ? [] : [label({ ...rest, style: upper ? 'ROMAN' : 'roman', value: roman })]),
    ...(letter === 0 ? [] : [label({ ...rest, style: upper ? 'LETTER' : 'letter', value: letter })]),
  ]
}

function label(given: Partial<Label> & Pick<Label, 'style' | 'value' | 'name' | 'length'>): Label {
  return { path: [], shape: '', keyword: '', ...given }
}

function capital(word: string): string {
  return `${word[0]?.toUpperCase() ?? ''}${word.slice(1).toLowerCase()}`
}

/** Values that a component can have: 2A is 2.01, I is 1 as a roman number and 9 as a letter. */
function valuesOf(component: string): number[] {
  const [, digits, more = ''] = /^(\d+)([A-Za-z]?)$/u.exec(component) ?? []
  if (digits !== undefined) return [Number(digits) + letterValue(more) / 100]
  const [roman, letter] = [romanValue(component), letterValue(component)]
  return roman === null ? [letter] : [roman, ...(component.length === 1 ? [letter] : [])]
}

/** a is 1, z is 26, aa is 27; anything else 0. */
function letterValue(letters: string): number {
  const lower = letters.toLowerCase()
  if (/^[a-z]$/u.test(lower)) return lower.charCodeAt(0) - 96
  return /^([a-z])\1$/u.test(lower) ? lower.charCodeAt(0) - 70 : 0
}

const ROMAN = /^(?=[ivxl])(xl|l?x{0,3})(ix|iv|v?i{0,3})$/u
const DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 }

function romanValue(letters: string): number | null {
  const lower = letters.toLowerCase()
  if (!ROMAN.test(lower) || (letters !== lower && letters !== letters.toUpperCase() && letters.length > 2))
    return null
  const values = Array.from(lower, (letter) => DIGITS[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}
