import { MARKS, visible, withEqualSigns } from './characters.ts'
import { stem, tokens } from '../../search/words.ts'

// Words that say no: what comes right after one is not what the text says.

const NEGATIONS = [
  "(?:not|नहीं|never|cannot|non|nor|neither(?:\\s+of)?|none\\s+of|nothing|nobody|nowhere|no\\s+one|hardly|scarcely|barely|seldom|rarely|w/o|\\p{L}+n't|(?:is|are|was|were|do|does|did|ca|wo|would|should|could|has|have|had)nt)",
  '(?:without|except(?:ing)?|with\\s+the\\s+exception\\s+of|unless|excluding|barring|(?:other|otherwise)[\\s-]+than|rather\\s+than|(?:apart|aside)\\s+from|exclusive\\s+of|save\\s+for|but\\s+for|instead\\s+of|lack\\s+of|absence\\s+of|free\\s+from|devoid\\s+of)',
  '(?:बिना|बगैर|सिवाय|छोड़कर)',
]
/** Words allowed between a negation and the word it negates: "not be |covered", "without any |waiting". */
const CARRIED =
  '(?:a|an|the|any|such|all|be|been|being|have|had|has|yet|longer|otherwise|ever|for|in|of|to|under|at|on|by|account|event|case|way|manner|means|more|circumstances?|it|they|we|is|are|was|were|will|shall|may|can|(?!only)\\p{L}+ly)'
/** The number of an entry in a list, the mark of a footnote, and what is said in brackets: "not (unless we agree) |covered". */
const ASIDE =
  '(?<!\\p{N})\\p{Nd}{1,2}(?:[.)]|\\.\\p{Nd}{1,2}\\.?)\\s|(?<![\\p{L}\\p{N}])[ivx]{1,4}[.)]\\s|(?:\\^|\\[)\\p{Nd}{1,2}(?!\\p{N})|\\([^().!?;]{1,80}\\)'
/** Words between commas or dashes right after a negation: "not, subject to clause 4.2, |covered". */
const INSERTED =
  '(?:\\s*,(?:[^,.!?;]|\\.(?=\\p{N})){1,80},|\\s+[\\p{Pd}](?:[^\\p{Pd}.!?;]|(?<=\\p{L})\\p{Pd}(?=\\p{L})|\\.(?=\\p{N})){1,80}\\s[\\p{Pd}])?'
/** Anything but a letter, a digit and the end of a sentence. */
const BETWEEN = `(?:[^\\p{L}\\p{N}.!?;]|${ASIDE})`

/** Text allowed between a negation and the word it negates. */
const CARRYING = `(?:${BETWEEN}+${CARRIED}(?![\\p{L}\\p{N}]))*${BETWEEN}*`

const NEGATED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NEGATIONS.join('|')})${INSERTED}${CARRYING}$`, 'iu')
/** "Nil |depreciation" and "✗ |Maternity", in one line: in the next one it is what was said of something else. */
const NIL = /(?:(?<![\p{L}\p{N}])(?:nil|zero)[^\S\t\n\f]+|(?<=^|[\t\n\f:]\s*)[\u2717\u2612][^\S\t\n\f]*)$/iu
/** An answer that fills a cell: "What is paid?\tNothing\t|Clause 4". */
const FILLED = /[\t:]\s*(?:nothing|never|none|nil|nowhere)[^\S\t\n\f]*[\t\n\f]\s*$/iu
/** "No", but not as one of two answers ("Yes / No") nor of a serial number ("Sl No"; "SI" is how "Sl" is misread). */
const NO = new RegExp(
  `(?<![\\p{L}\\p{N}]|[/|]\\s*|(?<![\\p{L}'])(?:s[lri]?\\.?|serial)\\s*)no(${CARRYING})$`,
  'iu',
)

/** Length of the text before a quote that is looked at: enough for a page break and white space around it. */
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
  const no = NO.exec(before)
  if (no === null) return false
  const [head, tail = ''] = [before.slice(0, no.index), no[1]]
  // "Form No: 5", "Dental\tNo\n|Maternity"
  const isNumberSign = /^\s*[:#]/u.test(tail) && /^\p{Nd}/u.test(after)
  const fillsCell = /[\t:]\s*$/u.test(head) && /^[^\S\t\n\f]*[\t\n\f]/u.test(tail)
  return !isNumberSign && (!fillsCell || /^\p{Ll}/u.test(after))
}

const MARK = new RegExp(MARKS, 'gu')
/** A hyphen where a line ends inside a word: "un-\nless". */
const BROKEN = /(?<=\p{L})[-\u2010\u2011][^\S\n\f]*[\n\f]\s*(?=\p{Ll})/gu

/**
 * A text as it is read: what is not seen and marks of footnotes left out, broken words whole, letters of other shapes made
 * plain, signs of one meaning equal.
 */
function plain(text: string): string {
  return withEqualSigns(visible(text).replace(BROKEN, '').replace(MARK, '')).normalize('NFKC')
}

const SAYS_NO =
  /(?<![\p{L}\p{N}])(?:not|no|नहीं|nil|none|never|cannot|nor|neither|nothing|nobody|nowhere|n\/a|\p{L}+n't|(?:is|are|was|were|do|does|did|ca|wo)nt|exclu(?!siv)\p{L}+|non[\s-]*(?:payable|admissible|covered|available|reimbursable)|(?:outside|beyond|out\s+of)\s+(?:the\s+)?scope)(?![\p{L}\p{N}])|[\u2717\u2612\u26d4\u{1f6ab}]|\u00d7(?!\s*\p{N})|(?<=\t)x(?![^\t\n])|(?<=[\t:][^\S\t\n]*)n(?:\.?a\.?)?(?![^\t\n\f])/iu
/** Words that narrow what is said: with one of them a "no" may be read out of a sentence that does not say no. */
const NARROWS =
  /(?<![\p{L}\p{N}])(?:except\p{L}*|unless|without|other\s+than|only|solely|non|void|waived?|withdrawn|deleted|discontinued|ceases?|lapses?|fails?|barred|prohibit\p{L}*|forbid\p{L}*|disallow\p{L}*|den(?:y|ies|ied)|declin\p{L}+|refus\p{L}+|reject\p{L}+|repudiat\p{L}+|un\p{L}{4,}|in(?:eligible|admissible|applicable))(?![\p{L}\p{N}])|[\u2610\u25cb]|(?<=[\t:][^\S\t\n]*)\p{Pd}(?![^\t\n\f])/iu
/** Words that take something from the insured; to deny them gives. */
const BURDEN = String.raw`(?:(?:time|age|sub)[\s-]*)?limits?\b|(?:exclusions?|loadings?|deductions?|co-?pay(?:ment)?s?|deductibles?|waiting\s+periods?|charges?|fees?|penalt(?:y|ies)|restrictions?|capping|loss\s+of\s+(?:benefits?|cover(?:age)?)|(?:medical|pre-policy)\s+(?:tests?|examinations?|check-?ups?))\b`
const TAKES = String.raw`(?:reduc|laps|cancel|terminat|discontinu|affect|prejudic|withdr[ae]w|withh[eo]ld|suspend|revok|forfeit|interrupt|den[yi]|refus|reject|declin|exclud|repudiat|contest|void)\p{L}*`
/**
 * Phrases with a negation that take nothing back: "not exceeding", "no loading", "without exclusions", "the limit shall not
 * apply", "will not immediately lapse", "provided it is not withdrawn", "subject to the terms, conditions and exclusions".
 */
const HARMLESS = [
  /\b(?:not\s+(?:exceed(?:ing)?|(?:be\s+)?limited\s+to|only)|not?\s+(?:more|less|later|earlier|fewer)\s+than|or\s+not|no[\s-]+claims?[\s-]+(?:bonus|discount))\b|\bno\s*[.:#]\s*(?=\p{Nd})/giu,
  new RegExp(String.raw`\b(?:no|without)\s+(?:\p{L}+\s+){0,2}?(${BURDEN})`, 'giu'),
  new RegExp(
    String.raw`\b(${BURDEN}|premiums?)[^.;:]{0,60}?\b(?:not|never)\s+(?:be\s+)?(?:appl(?:y|icable|ied)|imposed|levied|charged|deducted|increased|loaded)\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:not|cannot|never)\s+(?:\p{L}+ly\s+)?(?:be\s+|get\s+)?(?:\p{L}+ly\s+)?(${TAKES})`,
    'giu',
  ),
  /\b(?:if|provided|in\s+case|where|when)\b[^.;:,]*?\b(?:not|no)\b[^.;:,]*/giu,
  /\bthat\s+(?:\p{L}+\s+){0,4}cannot\b/giu,
  /\bsubject\s+to\s+(?:\p{L}+\s+){0,3}?(?:(?:terms?|conditions?|limits?|limitations?|provisions?|definitions?)(?:\s*,\s*|\s+)(?:(?:and|&)\s+)?)+exclusions?\b/giu,
]

/** Words that take a cover away or leave it to the insurer, though they do not say no. */
const TAKES_BACK =
  /(?<![\p{L}\p{N}])(?:withdrawn|discontinued|ceases?|cease\s+to|lapses?|void|barred|prohibit\p{L}*|disallow\p{L}*|den(?:y|ies|ied)|declin\p{L}+|refus\p{L}+|reject\p{L}*|repudiat\p{L}+|in(?:eligible|admissible|applicable)|forfeit\p{L}*|discretion|(?:company|insurer|we)\s+may|may\s+be\s+(?:arranged|considered))(?![\p{L}\p{N}])/iu

/** Whether words say no to something; what they say of the words of a field (`fieldStems`) is never passed over. */
export function saysNo(text: string, fieldStems: ReadonlySet<string> = new Set()): boolean {
  return SAYS_NO.test(withoutHarmless(text, fieldStems))
}

/** Whether words say no or narrow what they say; where they give something, they narrow what follows: "covered, except war". */
export function saysNoOrNarrows(text: string, fieldStems: ReadonlySet<string> = new Set()): boolean {
  if (saysNo(text, fieldStems)) return true
  const [, ...narrowed] = withoutHarmless(text, fieldStems).split(NARROWS)
  return narrowed.length > 0 && (!gives(text) || holdsStem(fieldStems, narrowed.join(' ')))
}

/** Whether words take back what they speak of, or leave it to the insurer. */
export function takesBack(text: string, fieldStems: ReadonlySet<string>): boolean {
  const [word] = TAKES_BACK.exec(withoutHarmless(text, fieldStems)) ?? []
  return word !== undefined && !holdsStem(fieldStems, word)
}

function withoutHarmless(text: string, fieldStems: ReadonlySet<string>): string {
  return HARMLESS.reduce(
    (made, shape) =>
      made.replace(shape, (whole: string, taken: unknown) =>
        typeof taken === 'string' && holdsStem(fieldStems, taken) ? whole : ' ',
      ),
    plain(text),
  )
}

function holdsStem(fieldStems: ReadonlySet<string>, words: string): boolean {
  return tokens(words).some((word) => fieldStems.has(stem(word)))
}

/** A heading of what is covered, too, or a lead-in that gives. */
const INCLUDES =
  /\b(?:covered|coverage|benefits?|inclusions?)\s*(?:and|&|\/)|waiver|buy[\s-]*back|\b(?:pays|covers|will\s+(?:pay|cover|indemnify))\b/iu

/** Words that take cover away: an exclusion by name, or a negation of what gives. */
const EXCLUDES =
  /(?<!\p{L})(?:exclu(?!siv)\p{L}+|excl\.?[\s-]*\p{Nd}{1,2}(?!\p{Nd})|exceptions?|uncovered|नहीं|non[\s-]*(?:payable|medical|admissible|covered)|(?:not|no|never|cannot|neither|nor|nothing|\p{L}+n't)\s+(?:\p{L}+[\s,]+){0,6}?(?:cover|pa(?:y|id)|liab|avail|admissible|indemni|reimburs|(?<!sum\s)insur(?!ed\s+person)|includ|claim|compensat|appl|eligib|benefit|responsib|answerable)\p{L}*)(?!\p{L})/iu

/** A heading or lead-in below which things are excluded; one that also speaks of what is covered says nothing. */
export function excludes(heading: string): boolean {
  return !INCLUDES.test(heading) && EXCLUDES.test(withoutHarmless(heading, new Set()))
}

/** Words that say that something is given. */
const GIVES =
  /(?<!not\s)\b(?:(?:is|are|be|stands?)\s+(?:(?!not|never)\p{L}+\s+)?(?:covered|payable|admissible|available|paid|reimbursed|allowed|applicable|eligible)|will\s+(?:pay|indemnify|cover|reimburse)|shall\s+(?:pay|indemnify|cover|reimburse)|shall\s+not\s+apply)\b/iu

/** Whether a sentence says itself that something is given, whatever the heading above says. */
export function gives(sentence: string): boolean {
  return GIVES.test(sentence)
}
