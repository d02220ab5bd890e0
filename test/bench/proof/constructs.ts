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
  off('numbers in words', 'numbers', 'isOne ? 1 : ATOMS.get(token.text)', 'undefined'),
  off('forty-five', 'numbers', 'value >= 20 && small >= 1', 'value < 0'),
  off('within an hour', 'numbers', "isArticle && textAt(tokens, from - 1) === 'within'", 'false'),
  off('said again: thirty (30)', 'numbers', "isSign(tokens, to, '([')", 'false'),
  off('lakh and crore', 'numbers', 'SCALES.get(textAt(tokens, at))', 'undefined'),
  off('dates', 'number-tokens', '${DATE}|', ''),
  off('clock times', 'number-tokens', '|${CLOCK}', ''),
  off('numbers of sections 5.2.1', 'number-tokens', '|\\d+(?:[.]\\d+){2,}', ''),
  off('wrong groups', 'number-tokens', '(?<wrong>', '(?<wrong>(?!)'),
  off('money before a number', 'quantity-drafts', 'from >= least && isMoney(unit)', 'false'),
  off('5000/-', 'quantity-drafts', "textAt(tokens, from) === '/'", 'false'),
  off('per cent', 'quantity-drafts', 'PER_CENT.exec(wordsFrom(tokens, at)) ?? []', '[]'),
  off(
    'words between number and unit',
    'quantity-drafts',
    'BETWEEN_UNIT.exec(`${wordsFrom(tokens, from)} `) ?? []',
    '[]',
  ),
  off('day care is no unit', 'quantity-drafts', 'isDayCare ||', ''),
  off('a unit heads a line', 'quantity-drafts', "(isHead && word?.kind === 'word')", 'false'),
  off('lakh is a sum', 'quantity-drafts', 'numeral.scale >= 1e5', 'numeral.scale < 0'),
  off('k is a sum', 'quantity-drafts', "|| textAt(tokens, numeral.to - 1) === 'k'", ''),
  off('nil', 'quantity-drafts', 'isNil: unit === null', 'isNil: false'),
  off('pieces of numbers', 'quantity-drafts', 'isUncertain: PIECES.test(context) ||', 'isUncertain: '),
  off('ages', 'quantity-drafts', 'unit === null && AGED.test(context)', 'false'),
  off('labels: Section 4', 'number-labels', '${anyOf(LABELS)}(?:', '(?!)(?:'),
  off('months beside a number', 'number-labels', 'String.raw`›\\s?${MONTH}`', 'String.raw`(?!)`'),
  off('a number with a letter', 'number-labels', '‹\\d[^›]*›(?!x)', '(?!)(?!x)'),
  off('4.2 at a line start', 'number-labels', '${FIRST}\\d+', '(?!)\\d+'),
  off('2. at a line start', 'number-labels', '${FIRST}[^›]*', '(?!)[^›]*'),
  off('Year 1', 'quantity-drafts', 'isNamed || NAMED_BY_TIME', 'isNamed || /(?!)/u'),
  off(
    'names in a list',
    'quantities',
    'return goesOn ? { ...one, isLabel: true, isName: true } : one',
    'return goesOn ? one : one',
  ),
  off(
    'a unit shared in a list',
    'quantities',
    'const sharesUnit = isBare',
    'const sharesUnit = false && isBare',
  ),
  off('a scale shared in a list', 'quantities', 'const sharesScale =', 'const sharesScale = false &&'),
  off('ranges', 'quantities', 'runsOn: isRange(tokens, one, next)', 'runsOn: false'),
  off(
    'names with numbers: COVID-19',
    'quote-matches',
    '...quantities.flatMap((one) => nameAt(text, one))',
    '',
  ),
  off('numbers to dial', 'number-tokens', '${DIALLED}|', ''),
  off('heads of columns', 'values', 'wordsOf(read, read.flatMap(headsOf))', 'wordsOf(read, [])'),
  off('rows cut', 'quote-matches', "if (cutsRow(text.original, from, to)) return 'row'", ''),
  off('negated before', 'quote-matches', "if (isNegatedAt(text.original, from)) return 'negated'", ''),
  off(
    'words and numbers read otherwise',
    'quote-matches',
    'return differenceOf(quote.original, text.original.slice(from, to))',
    'return null',
  ),
]
