// Constructs of the number grammar and of the places of quotes, each with the edit of its source that turns it off.

/** A construct: the file in `build/check/proof/`, and what is replaced there. */
export interface Construct {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
}

const off = (name: string, file: string, from: string, to: string): Construct => ({
  name,
  file: `${file}.ts`,
  from,
  to,
})

export const CONSTRUCTS: readonly Construct[] = [
  off('numbers in words', 'numbers', 'isOne ? 1 : ATOMS.get(text)', 'undefined'),
  off('forty-five', 'numbers', 'value >= 20 && small >= 1', 'value < 0'),
  off('within an hour', 'numbers', "isArticle && textAt(tokens, from - 1) === 'within'", 'false'),
  off('said again: thirty (30)', 'numbers', "isSign(tokens, to, '([')", 'false'),
  off('lakh and crore', 'numbers', 'SCALES.get(textAt(tokens, at))', 'undefined'),
  off('dates', 'number-tokens', '${DATE}|', ''),
  off('clock times', 'number-tokens', '|${CLOCK}', ''),
  off('numbers of sections 5.2.1', 'number-tokens', '|\\d+(?:[.]\\d+){2,}', ''),
  off('wrong groups', 'number-tokens', '\\d+(?:,\\d+)*,\\d{3,}(?:,\\d+)*|', ''),
  off(
    'money before a number',
    'quantity',
    'from >= least && unit !== undefined',
    'unit !== undefined && from < 0',
  ),
  off('5000/-', 'quantity', "textAt(tokens, to) === '/'", 'false'),
  off('per cent', 'quantity', 'PER_CENT.exec(rest) ?? []', '[]'),
  off('words between number and unit', 'quantity', "BETWEEN_UNIT.exec(words.join('')) ?? []", '[]'),
  off('day care is no unit', 'quantity', ' || /^day (?:- )?care /u.test(rest)', ''),
  off('a unit heads a line', 'quantity', 'isHead ||', ''),
  off('lakh is a sum', 'quantity', 'measured.scale >= 1e5', 'measured.scale < 0'),
  off('k is a sum', 'quantity', "|| textAt(tokens, numeral.to - 1) === 'k'", ''),
  off('nil', 'quantity', 'isNil: measured.unit === null', 'isNil: false'),
  off('pieces of numbers', 'quantity', 'PIECES.test(context)', 'false'),
  off('ages', 'quantity', 'measured.unit === null && AGED.test(context)', 'false'),
  off('labels: Section 4', 'number-labels', '${anyOf(LABELS)}(?:', '(?!)(?:'),
  off('months beside a number', 'number-labels', 'String.raw`›\\s?${MONTH}`', 'String.raw`(?!)`'),
  off('a number with a letter', 'number-labels', '‹\\d[^›]*›(?!x)', '(?!)(?!x)'),
  off('4.2 at a line start', 'number-labels', '${FIRST}\\d+', '(?!)\\d+'),
  off('2. at a line start', 'number-labels', '${FIRST}[^›]*', '(?!)[^›]*'),
  off('Year 1', 'quantity', 'isLabel || NAMED_BY_TIME', 'isLabel || /(?!)/u'),
  off(
    'names in a list',
    'quantities',
    'return goesOn ? { ...quantity, isLabel: true, isName: true } : quantity',
    'return goesOn ? quantity : quantity',
  ),
  off('a unit shared in a list', 'quantities', 'const sharesUnit = ', 'const sharesUnit = false && '),
  off('a scale shared in a list', 'quantities', 'const sharesScale =', 'const sharesScale = false &&'),
  off('ranges', 'quantities', 'runsOn: isRange(tokens, link, quantity, next)', 'runsOn: false'),
  off(
    'names with numbers: COVID-19',
    'quote-matches',
    'unit === null ? (NAMED.exec(before) ?? []) : []',
    '[]',
  ),
  off('numbers to dial', 'number-tokens', '${DIALLED}|', ''),
  off('heads of columns', 'values', 'heads: read.flatMap(columnHeadings)', 'heads: []'),
  off('rows cut', 'quote-matches', "if (cutsRow(text.original, from, to)) return 'row'", ''),
  off('negated before', 'quote-matches', "isNegatedAt(text.original, from) ? 'negated' : null", 'null'),
  off(
    'words and numbers read otherwise',
    'quote-matches',
    'problem: problem ?? differs(text.original.slice(start, end))',
    'problem',
  ),
]
