// Limits of a sentence, in English and in Hindi, by tables written by hand: the oracle for translations.

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')]
const WORDS = new Map([
  ...ONES.map((word, n) => [word, n] as const),
  ...TENS.map((word, n) => [word, 10 * n] as const).filter(([word]) => word !== ''),
])
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  lakh: 100_000,
  crore: 10_000_000,
  हज़ार: 1000,
  लाख: 100_000,
  करोड़: 10_000_000,
}
/** "One" that counts something; any other stands for a noun. */
const COUNTED_ONE =
  /\bone(?= (?:(?:full |working )?(?:hour|day|month|year)|lakh|or two lakh)| counts)|\ba(?= year or more)/giu
const NUMBER = /\d[\d,]*(?:\.\d+)?/u

/**
 * Every number a text says, in digits or in words, smallest first.
 *
 * @example numbersOf('two and a half lakh rupees within thirty days') // [30, 250000]
 */
export function numbersOf(text: string): number[] {
  const tokens = text
    .replaceAll(/\b(\w+) and a half\b/giu, (_, word: string) => `${WORDS.get(word.toLowerCase())}.5`)
    .replaceAll(COUNTED_ONE, '1')
    .replaceAll(/\bone\b|two-wheeler/giu, '')
    .match(/\d[\d,]*(?:\.\d+)?|\p{L}[\p{L}\p{M}]*/gu)
  const found: number[] = []
  let sum: number | null = null
  let last: number | null = null
  const close = () => {
    if (last !== null) found.push((sum ?? 0) + last)
    else if (sum !== null) found.push(sum)
    sum = last = null
  }
  for (const token of tokens ?? []) {
    const word = token.normalize('NFC').toLowerCase()
    const scale = SCALES[word]
    const value = NUMBER.test(token) ? Number(token.replaceAll(',', '')) : WORDS.get(word)
    if (scale !== undefined && last !== null) {
      sum = (sum ?? 0) + last * scale
      last = null
    } else if (value !== undefined) {
      if (last !== null && last % 10 === 0 && last > 10 && value < 10 && !NUMBER.test(token)) last += value
      else {
        if (last !== null) close()
        last = value
      }
    } else close()
  }
  close()
  return found.toSorted((a, b) => a - b)
}

/** A limit and the words for it in both languages; where one language says it, the other does. */
interface LimitWords {
  readonly limit: string
  readonly english: RegExp
  readonly hindi: RegExp
  /** Hindi needs these words for other things, too. */
  readonly isOneWay?: true
}

const hindi = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})`, 'u')

const LIMIT_WORDS: readonly LimitWords[] = [
  {
    limit: 'not',
    english:
      /\b(?:not?|none|nobody|nothing|never|neither|nor|cannot|without|unless|whether|for want of|too \w+ to|non-\w+|un(?:asked|named|satisfactory|limited|insured|claimed))\b|-free\b/iu,
    hindi: hindi('नहीं|ना?(?![\\p{L}\\p{M}])|बिना|(?:ग|ग़)ैर(?!ाज)|असंतोष'),
  },
  { limit: 'only', english: /\b(?:only|alone|pure)\b/iu, hindi: hindi('सिर्फ़|केवल|अकेल') },
  { limit: 'at most', english: /\bat (?:the )?(?:most|latest)\b/iu, hindi: hindi('ज़्यादा से ज़्यादा|अधिकतम') },
  { limit: 'at least', english: /\bat least\b|\bleast\b/iu, hindi: hindi('कम से कम') },
  { limit: 'up to', english: /\bup to\b/iu, hindi: hindi('तक'), isOneWay: true },
  {
    limit: 'may',
    english: /\b(?:may|can|could|cannot|possible|preferably|open to|free to|too \w+ to)\b/iu,
    hindi: hindi('सक(?:ता|ते|ती|ें|े|ा|ी)'),
  },
  {
    limit: 'must',
    english: /\b(?:must|(?<!long do I )ha(?:s|ve|d) to)\b/iu,
    hindi: hindi('ज़रूरी|चाहिए|पड़(?:ता|ती|े)|\\p{L}[\\p{L}\\p{M}]*न[ाी] होत[ाी]|होगा'),
    isOneWay: true,
  },
  { limit: 'within', english: /\bwithin\b/iu, hindi: hindi('अंदर'), isOneWay: true },
  {
    limit: 'before',
    english: /\bbefore\b(?! the (?:Ombudsman|Tribunal))/iu,
    hindi: hindi('पहले'),
    isOneWay: true,
  },
  { limit: 'after', english: /\bafter(?!wards)\b/iu, hindi: hindi('बाद'), isOneWay: true },
  { limit: 'except', english: /\b(?:except|apart from)\b/iu, hindi: hindi('सिवाय|छोड़कर'), isOneWay: true },
  {
    limit: 'more than',
    english: /\b(?:more than|or more|above|beyond|older than)\b/iu,
    hindi: hindi('ज़्यादा|ऊपर|पुराने|बाहर|आगे|महँगा'),
    isOneWay: true,
  },
  { limit: 'less than', english: /\b(?:less than|below)\b/iu, hindi: hindi('कम|नीचे'), isOneWay: true },
]

/** Names in which a word of the table limits nothing, and places for values. */
const NAMES = /\{\w+\}|\bno[ -]claim bonus\b|\bNo\. \d|नो क्लेम बोनस/giu

/** The limits that one text of a pair says and the other does not. */
export function limitsLost(english: string, translated: string): string[] {
  const [one, two] = [english.replaceAll(NAMES, ''), translated.normalize('NFC').replaceAll(NAMES, '')]
  return LIMIT_WORDS.flatMap((words) => {
    const [said, told] = [words.english.test(one), words.hindi.test(two)]
    return said === told || (words.isOneWay && told) ? [] : [`${words.limit}: ${said ? 'lost' : 'added'}`]
  })
}
