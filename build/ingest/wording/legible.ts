import type { WordingReading } from './reading.ts'

/** Small words that make up more than a fifth of any English text of law. */
const COMMON = new Set(
  'the of and or to in a an for by is be shall any as this on with under from not if are which that will at such your you it may has have'.split(
    ' ',
  ),
)

/** Words with signs in them, or with capitals in their middle: no English, though single ones are addresses or codes. */
const RUBBISH =
  /^(?=.*\p{L})(?!.*(?:@|www|http)).*(?:[{}^~\\|¡-¿À-ÿ_]|\p{Ll}[=<>`;]\p{L}|\p{Ll}\p{Lu}\p{Ll}+\p{Lu})/u

/** Why a text layer cannot be used, or null: none at all, or letters that are not words. */
export function illegible({
  clauses,
  coverages,
  unreadPages,
}: Pick<WordingReading, 'clauses' | 'coverages' | 'unreadPages'>): string | null {
  const words = clauses.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? [])
  const empty = coverages.filter(({ page, printed }) => printed === 0 || unreadPages.includes(page))
  if (coverages.length === 0) return 'has no page that can be read: the file is damaged. Fetch it again.'
  if (words.length === 0)
    return `none of its ${coverages.length} pages has a text layer: they are pictures, or the letters were removed. Recognise the text first (OCR), or fetch another copy.`
  if (empty.length > 0.5 * coverages.length)
    return `${empty.length} of its ${coverages.length} pages have no text that can be read: they are blank or pictures, or no font maps their letters. Recognise the text first (OCR), or fetch another copy.`
  const tokens = clauses.flatMap(({ text }) => text.split(/\s+/u)).filter(({ length }) => length > 3)
  const rubbish = tokens.filter((token) => RUBBISH.test(token)).length / Math.max(tokens.length, 1)
  if (tokens.length >= 20 && rubbish > 0.05)
    return `its text layer is partly rubbish: ${Math.round(100 * rubbish)} in 100 words have signs in them that no word has, as where a font draws another script with the codes of English letters. Fetch a copy in English alone, or recognise the text (OCR).`
  const common = words.filter((word) => COMMON.has(word)).length / words.length
  if (words.length < 30 || common >= 0.1) return null
  return `its text layer is not English: ${Math.round(common * 100)} in 100 words are common ones, where a wording has more than 25. A font that maps letters to other letters, or another script, cannot be quoted. Fetch another copy, or recognise the text (OCR).`
}
