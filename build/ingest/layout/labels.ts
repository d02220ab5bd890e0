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
  /** Its place in its list; of a decimal label its last number. */
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

const PARTS = 'part|section|chapter|annexure|annex|appendix|schedule|list|article|module|division|endorsement'
const PART = new RegExp(
  `^(${PARTS})\\s*[-–—:]?\\s*(?:no\\.?\\s*)?["“'‘]?([A-Z](?![A-Za-z])|[IVXLivxl]+(?![A-Za-z])|\\d{1,2}(?![\\d,%]|\\.\\d))["”'’]?(\\s*\\([a-zA-Z\\d]{1,3}\\))?\\s*([-–—:.)]?)\\s*`,
  'u',
)
/** A word of the trade before a number: "Def. 12", "IMT.11.A", "IMT.22A", "Cover 3". */
const NAMED =
  /^(def(?:inition|n)?|imt|clause|cover|benefit|add-?on)\b[.\s-]*(?:no\.?\s*)?(\d{1,3})((?:[A-Z]\b|\s*\.\s*\(?[A-Za-z]\b(?!-)\)?)?)\s*[-–.:)]*(?:\s+|(?=[A-Z(“"])|$)/iu
const DECIMAL =
  /^\(?((?:\d{1,2}|[A-Z])(?:\.[IVX]{1,5}(?=\.))?\.(?:\d{1,2}|[IVX]{1,5}(?=\.\s))(?:\.\d{1,2}){0,5}(?:\.?\([a-z]{1,4}\))?)(?![\d%])[.:]?\)?(?:\s+|(?=[A-Z(“"]))/u
const NUMBER = /^(\(?)(\d{1,3})(\.\)?|\)|\s*[-–—](?=\s)|\s*:(?=\s))(?:\s+|(?=[A-Z(“"<]))/u
/** A number without a sign, before a title in capitals: "2 DEFINITIONS". */
const BARE = /^()(\d{1,2})()\s+(?=\p{Lu}{3}[\p{Lu}\s,&’'/()–-]*$)/u
const LETTERS = /^(\(?)([A-Za-z]{1,5}) ?(\.\)?|\))(?:\s+|(?=[A-Z(“"]))/u
const NOTE = /^(notes?)\s*[:.-]?\s*$/iu
const BULLET = /^[•●▪■◦○‣⁃∙·➢➤✓✔❖*\u{e000}-\u{f8ff}\u{2022}\u{25aa}-\u{25ff}–—-]\s+/u

/** Every way to read the label of a text, the likeliest first; none where it has no label. */
export function labelsOf(text: string): Label[] {
  const one = partLabel(text) ?? wordLabel(text) ?? decimalLabel(text) ?? numberLabel(text)
  return one === null ? letterLabels(text) : [one]
}

/** Whether a line begins with a number, and all of its words are in bold. */
export function isLabelledHeading(
  text: string,
  words: readonly { readonly text: string; readonly bold: boolean }[],
): boolean {
  const isNumber = labelsOf(text).some(({ style }) => /^(?:part|decimal|number)$/u.test(style))
  return isNumber && words.filter(({ text: own }) => /\p{L}{2}/u.test(own)).every(({ bold }) => bold)
}

function partLabel(text: string): Label | null {
  const match = PART.exec(
    text
      .replace(/^[A-Z]+(?=[\s:-])/u, (word) => word.toLowerCase())
      .replace(/^[A-Z]/u, (c) => c.toLowerCase()),
  )
  if (match === null || !/^[A-Z]/u.test(text)) return null
  const [whole, keyword = '', which = '', more = '', end = ''] = match
  const printed = text.slice(0, whole.length)
  const name = `${keyword[0]?.toUpperCase()}${keyword.slice(1)}${/^\S+\s*-\s*\S/u.test(printed) && !/\s/u.test(printed.trim()) ? '-' : ' '}${which}${more.trim()}`
  const value = /^\d/u.test(which) ? Number(which) : (romanValue(which) ?? letterValue(which))
  return label({
    style: 'part',
    value,
    shape: end,
    name,
    keyword: keyword.toLowerCase(),
    length: whole.length,
  })
}

function wordLabel(text: string): Label | null {
  const note = NOTE.exec(text)
  if (note !== null)
    return label({ style: 'note', value: 1, name: capital(note[1] ?? ''), length: text.length })
  const named = NAMED.exec(text)
  // A small letter joined to the number is no part of it: "Cover 2x the sum".
  if (named !== null && !/^[a-z]/u.test(named[3] ?? '')) {
    const [whole, word = '', digits = '', part = ''] = named
    const keyword = word.slice(0, 3).toLowerCase()
    const value = Number(digits) + letterValue(part.replace(/[^A-Za-z]/gu, '')) / 100
    return label({ style: 'named', value, keyword, name: tidyName(whole), length: whole.length })
  }
  const bullet = BULLET.exec(text)
  return bullet === null ? null : label({ style: 'bullet', value: 1, name: '', length: bullet[0].length })
}

function decimalLabel(text: string): Label | null {
  const match = DECIMAL.exec(text)
  if (match === null) return null
  const [whole, name = ''] = match
  const path = name.split(/[.(]+/u).map((part) => part.replace(')', ''))
  const last = path.at(-1) ?? ''
  const value = /^\d/u.test(last) ? Number(last) : (romanValue(last) ?? letterValue(last))
  return label({ style: 'decimal', value, path, name, length: whole.length })
}

function numberLabel(text: string): Label | null {
  const match = NUMBER.exec(text) ?? BARE.exec(text)
  if (match === null) return null
  const [whole, open = '', digits = '', end = ''] = match
  return label({
    style: 'number',
    value: Number(digits),
    shape: `${digits.startsWith('0') ? '0' : ''}${open}${end.trim()}`,
    name: digits,
    length: whole.length,
  })
}

function letterLabels(text: string): Label[] {
  const match = LETTERS.exec(text)
  if (match === null) return []
  const [whole, open = '', letters = '', end = ''] = match
  const rest = { shape: open + end, name: letters, length: whole.length }
  const upper = letters === letters.toUpperCase()
  const [letter, roman] = [letterValue(letters), romanValue(letters)]
  return [
    ...(roman === null ? [] : [label({ ...rest, style: upper ? 'ROMAN' : 'roman', value: roman })]),
    ...(letters.length > 2 || letter === 0
      ? []
      : [label({ ...rest, style: upper ? 'LETTER' : 'letter', value: letter })]),
  ]
}

function label(given: Partial<Label> & Pick<Label, 'style' | 'value' | 'name' | 'length'>): Label {
  return { path: [], shape: '', keyword: '', ...given }
}

function tidyName(printed: string): string {
  return printed.replace(/[\s.:)–-]+$/u, '').replace(/\s+/gu, ' ')
}

function capital(word: string): string {
  return `${word[0]?.toUpperCase() ?? ''}${word.slice(1).toLowerCase()}`
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
