/** Abbreviations that are longer than three letters and can be read as words. */
const ABBREVIATIONS = new Set([
  'ACKO',
  'AYUSH',
  'CKYC',
  'ECGC',
  'ICICI',
  'IFFCO',
  'IFSC',
  'IRDA',
  'IRDAI',
  'NEFT',
  'RTGS',
  'ULIP',
])

/** Words of three letters or fewer that abbreviate nothing. */
const SHORT_WORDS = new Set(
  'A AN AND ANY ARE AS AT BE BY CAR DAY DUE FOR FROM HIS HOW IF IN IS IT LTD NEW NO NON NOT OF OFF OLD ON ONE OR OTHER OUR OUT OWN PAY PER PET PRE SUB THE TO TOP TWO UP USE VIA VAN WHO WITH YOU'.split(
    ' ',
  ),
)

/**
 * A title as people read it: what is printed in capitals alone becomes a sentence; abbreviations stay.
 *
 * @example readableTitle('MOTOR CLAIM FORM (TPA) - PART B') // 'Motor claim form (TPA) - part B'
 */
export function readableTitle(title: string): string {
  return title
    .split(/\s*\n\s*/u)
    .map((line) => (isShouted(line) ? sentence(line) : line))
    .join('\n')
}

/** A line of at least two words, one of them of four letters or more, none with a small letter. */
function isShouted(line: string): boolean {
  return !/\p{Ll}/u.test(line) && /\p{Lu}{4}/u.test(line) && /\p{L}\P{L}+\p{L}/u.test(line)
}

function sentence(line: string): string {
  const lower = line.replaceAll(
    /(?:PART|SECTION|FORM|SCHEDULE|ANNEXURE|PLAN|TYPE) \p{Lu}\b|\p{Lu}+/gu,
    (words) => {
      const letter = / \p{Lu}$/u.exec(words)?.[0]
      if (letter !== undefined) return words.slice(0, -letter.length).toLowerCase() + letter
      return isAbbreviation(words) ? words : words.toLowerCase()
    },
  )
  return lower.replace(/\p{L}/u, (first) => first.toUpperCase())
}

function isAbbreviation(word: string): boolean {
  if (word.length <= 3) return !SHORT_WORDS.has(word)
  return ABBREVIATIONS.has(word) || !/[AEIOUY]/u.test(word)
}
