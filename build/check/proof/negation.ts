import { APOSTROPHES, MARKS, visible } from './characters.ts'
import { withEqualSigns } from './signs.ts'

// Words that say no: what comes right after one is not what the text says.

const NEGATIONS = [
  "(?:not|नहीं|never|cannot|non|nor|neither(?:\\s+of)?|none\\s+of|nothing|nobody|nowhere|no\\s+one|hardly|scarcely|barely|seldom|rarely|w/o|\\p{L}+n't|(?:is|are|was|were|do|does|did|ca|wo|would|should|could|has|have|had)nt)",
  '(?:without|except(?:ing)?|with\\s+the\\s+exception\\s+of|unless|excluding|barring|(?:other|otherwise)[\\s-]+than|rather\\s+than|(?:apart|aside)\\s+from|exclusive\\s+of|save\\s+for|but\\s+for|instead\\s+of|lack\\s+of|absence\\s+of|free\\s+from|devoid\\s+of)',
  '(?:बिना|बगैर|सिवाय|छोड़कर)',
]
/** Words that may follow a negation before what it takes back: "not be |covered", "without any |waiting". */
const CARRIED =
  '(?:a|an|the|any|such|all|be|been|being|have|had|has|yet|longer|otherwise|ever|for|in|of|to|under|at|on|by|account|event|case|way|manner|means|more|circumstances?|it|they|we|is|are|was|were|will|shall|may|can|(?!only)\\p{L}+ly)'
/** The number of an entry in a list, the mark of a footnote, and what is said in brackets: "not (unless we agree) |covered". */
const ASIDE =
  '(?<!\\p{N})\\p{Nd}{1,2}(?:[.)]|\\.\\p{Nd}{1,2}\\.?)\\s|(?<![\\p{L}\\p{N}])[ivx]{1,4}[.)]\\s|(?:\\^|\\[)\\p{Nd}{1,2}(?!\\p{N})|\\([^().!?;]{1,80}\\)'
/** What is said between commas or dashes right after a negation: "not, subject to clause 4.2, |covered". */
const INSERTED =
  '(?:\\s*,(?:[^,.!?;]|\\.(?=\\p{N})){1,80},|\\s+[\\p{Pd}](?:[^\\p{Pd}.!?;]|(?<=\\p{L})\\p{Pd}(?=\\p{L})|\\.(?=\\p{N})){1,80}\\s[\\p{Pd}])?'
/** Anything but a letter, a digit and the end of a sentence. */
const BETWEEN = `(?:[^\\p{L}\\p{N}.!?;]|${ASIDE})`

const NEGATED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${NEGATIONS.join('|')})${INSERTED}(?:${BETWEEN}+${CARRIED}(?![\\p{L}\\p{N}]))*${BETWEEN}*$`,
  'iu',
)
/** "Nil |depreciation", in one line: in the next one it is what was said of something else. */
const NIL = /(?<![\p{L}\p{N}])(?:nil|zero)[^\S\t\n\f]+$/iu
/** An answer that fills a cell: "What is paid?\tNothing\t|Clause 4". */
const FILLED = /[\t:]\s*(?:nothing|never|none|nil|nowhere)[^\S\t\n\f]*[\t\n\f]\s*$/iu
const NO = new RegExp(
  `(?<![\\p{L}\\p{N}])(no)((?:${BETWEEN}+${CARRIED}(?![\\p{L}\\p{N}]))*${BETWEEN}*)$`,
  'iu',
)

/** How much of the text before a quote is looked at: enough for a page break and white space around it. */
const REACH = 400

/**
 * Whether a negation is right before a place of a text: "covered" of "is not covered" says the opposite of the text.
 * The "No." of a number is none, nor is a "No" that fills a cell or chooses between yes and no.
 */
export function isNegatedAt(text: string, at: number): boolean {
  const before = plain(text.slice(Math.max(0, at - REACH), at))
  const after = plain(text.slice(at, at + 8))
  if (FILLED.test(before) && !/^\p{Ll}/u.test(after)) return false
  if (NEGATED.test(before) || NIL.test(before)) return true
  const [, no = '', tail = ''] = NO.exec(before) ?? []
  if (no === '') return false
  const head = before.slice(0, before.length - no.length - tail.length)
  return !isAnswer(head, tail, after) && !isNumberSign(head, tail, after)
}

const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu')
const MARK = new RegExp(MARKS, 'gu')
/** A hyphen where a line ends inside a word: "un-\nless". */
const BROKEN = /(?<=\p{L})[-\u2010\u2011][^\S\n\f]*[\n\f]\s*(?=\p{Ll})/gu

/**
 * A text as it is read: what is not seen and marks of footnotes left out, broken words whole, letters of other shapes made
 * plain, signs of one meaning equal.
 */
function plain(text: string): string {
  const whole = visible(text).replace(BROKEN, '').replace(MARK, '').replace(APOSTROPHE, "'")
  return withEqualSigns(whole.normalize('NFKC'))
}

/** Whether a "No" fills a cell, or is one of two answers to choose from: "Dental\tNo\n|Maternity", "Yes / No |". */
function isAnswer(head: string, tail: string, after: string): boolean {
  if (/[/|]\s*$/u.test(head)) return true
  const fillsCell = /[\t:]\s*$/u.test(head) && /^[^\S\t\n\f]*[\t\n\f]/u.test(tail)
  return fillsCell && !/^\p{Ll}/u.test(after)
}

/** Whether a "no" stands for "number": "Form No: 5", "Sl No\tItem". */
function isNumberSign(head: string, tail: string, after: string): boolean {
  return (/^\s*[:#]/u.test(tail) && /^\p{Nd}/u.test(after)) || SERIAL.test(head)
}

/** "Serial" as tables shorten it; "SI" is how "Sl" is misread. */
const SERIAL = /(?<![\p{L}'])(?:s[lri]?\.?|serial)\s*$/iu

const SAYS_NO =
  /(?<![\p{L}\p{N}])(?:not|no|नहीं|nil|none|never|cannot|nor|neither|nothing|nobody|nowhere|n\/a|\p{L}+n't|(?:is|are|was|were|do|does|did|ca|wo)nt|exclu(?!siv)\p{L}+|non[\s-]*(?:payable|admissible|covered|available|reimbursable)|(?:outside|beyond|out\s+of)\s+(?:the\s+)?scope)(?![\p{L}\p{N}])|[\u2717\u2612\u26d4\u{1f6ab}]|\u00d7(?!\s*\p{N})|(?<=\t)x(?![^\t\n])|(?<=[\t:][^\S\t\n]*)n(?:\.?a\.?)?(?![^\t\n\f])/iu
/** Words that narrow what is said: with one of them a "no" may be read out of a sentence that does not say no. */
const NARROWS =
  /(?<![\p{L}\p{N}])(?:except\p{L}*|unless|without|other\s+than|only|solely|non|void|waived?|withdrawn|deleted|discontinued|ceases?|lapses?|fails?|barred|prohibit\p{L}*|forbid\p{L}*|disallow\p{L}*|den(?:y|ies|ied)|declin\p{L}+|refus\p{L}+|reject\p{L}+|repudiat\p{L}+|un\p{L}{4,}|in(?:eligible|admissible|applicable))(?![\p{L}\p{N}])|[\u2610\u25cb]|(?<=[\t:][^\S\t\n]*)\p{Pd}(?![^\t\n\f])/iu
/** Phrases with a negation that take nothing back. */
const HARMLESS =
  /\b(?:not\s+(?:exceed(?:ing)?|(?:be\s+)?limited\s+to|only)|not?\s+(?:more|less|later|earlier|fewer)\s+than|or\s+not|no[\s-]+claims?[\s-]+(?:bonus|discount)|(?:not|cannot|never)\s+(?:be\s+)?(?:den(?:y|ied)|refused?|reject(?:ed)?|declined?|withh[eo]ld|excluded?|repudiated?|contest(?:ed)?))\b|\bno\s*[.:#]\s*(?=\p{Nd})/giu

/** Whether words say no to something. */
export function saysNo(text: string): boolean {
  return SAYS_NO.test(withoutHarmless(text))
}

/** Whether words say no, or narrow what they say. */
export function saysNoOrNarrows(text: string): boolean {
  return saysNo(text) || NARROWS.test(withoutHarmless(text))
}

function withoutHarmless(text: string): string {
  return plain(text).replace(HARMLESS, ' ')
}

const SENTENCE_END = /[.!?;](?=\s)|\n(?=\s*(?:[\p{Lu}\p{N}(]|[^\p{L}\p{N}\s]))/gu

/** The sentence of a text that holds a stretch of it: from the last end of a sentence, line or entry to the next. */
export function sentenceAround(text: string, from: number, to: number): string {
  let start = 0
  for (const { index } of text.matchAll(SENTENCE_END)) {
    if (index < from) start = index + 1
    else if (index >= to - 1) return text.slice(start, index + 1)
  }
  return text.slice(start)
}
