// Characters that nobody sees, and what they do to the text around them: which of them no authored text holds, and how
// they are shown where text is printed.

/** Kinds of characters that no authored text holds, and what is said of each. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/[\u202a-\u202e\u2066-\u2069\u200f\u061c]/gu, 'which turns the direction of the text around it'],
  [/[^\P{Cc}\t\n\f]/gu, 'a control character'],
  [/[\u{e0000}-\u{e0fff}]/gu, 'a tag that nobody sees'],
  [/[\u115f\u1160\u2800\u3164\uffa0]/gu, 'a filler that looks like a space'],
  [
    /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]|\p{Noncharacter_Code_Point}/gu,
    'which nobody sees',
  ],
]
/** Reads left to right, and changes the order only beside letters that are read the other way. */
const LEFT_TO_RIGHT_MARK = '\u200e'
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Whether a text may hold a refused character: a quick look at a whole file. */
const MAYBE = new RegExp(
  `\\\\u|${LEFT_TO_RIGHT_MARK}|${REFUSED.map(([shape]) => shape.source).join('|')}`,
  'u',
)

/** Whether the JSON of a record may hold such a character, itself or as an escape; where not, no text of it needs a look. */
export function mayHoldRefused(json: string): boolean {
  return MAYBE.test(json)
}

/** Characters of a text that no authored text may hold, each once, in words; empty for a good text. */
export function refusedIn(text: string): string[] {
  const found = REFUSED.flatMap(([shape, what]) =>
    [...new Set(text.match(shape))].map((character) => `${codeOf(character)}, ${what}`),
  )
  const turns = text.includes(LEFT_TO_RIGHT_MARK) && RIGHT_TO_LEFT.test(text)
  return turns ? [...found, `${codeOf(LEFT_TO_RIGHT_MARK)}, ${REFUSED[0]?.[1]}`] : found
}

/** A character by its code: "U+202E". */
export function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Characters that a terminal obeys or nobody sees; joiners and variation selectors are parts of the letters beside them. */
const UNPRINTABLE =
  /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\ufff9-\ufffb]|(?!\u200c|\u200d|[\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}/gu

/** A text of several lines as a terminal may have it: what would control it, turn its text or not be seen is escaped as in JSON. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character, at: number) =>
    /[\n\t]/u.test(character) || (character === '\r' && text[at + 1] === '\n')
      ? character
      : escaped(character),
  )
}

/** A text of one line as a terminal may have it: line ends are escaped as well, so that data makes no line of its own. */
export function printableLine(text: string): string {
  return text.replace(UNPRINTABLE, escaped)
}

function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
