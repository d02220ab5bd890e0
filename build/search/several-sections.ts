import { STOP_WORDS } from './stop-words.ts'
import { tokens } from './words.ts'

/** A word that calls the number behind it a section's. */
const CALLING =
  '(?<![\\p{L}\\p{M}\\p{N}])(?:u/s|s|sec(?:tion)?s?|rules?|reg(?:ulation)?s?|dhara|धारा)\\.?\\s*(?=\\d)'
const NUMBER = '\\d+[a-z]{0,3}(?:\\([0-9a-z]+\\))*'
const ALSO = '\\s*,?\\s*(?:and|or|&|aur|vs|और)\\s+'
/** The end of a list, which is no list of sections where something is counted: "section 45 and 3 years". */
const ENDS = '(?![\\p{L}\\p{N}])(?!\\s*(?:%|days?|months?|years?|lakhs?|crores?))'
/** A number in a list without an "and": of two signs or more, which neither orders anything nor is a year or a part of a section. */
const BARE = '(?=\\d\\w)(?!\\d+(?:st|nd|rd|th))\\d{1,3}[a-z]{0,3}'
const LIST = new RegExp(
  `(${CALLING})(${NUMBER}(?:\\s*,\\s*${NUMBER})*${ALSO}${NUMBER}|${BARE}(?:[\\s,/]+${BARE})+)${ENDS}`,
  'iu',
)

const CALLS = new RegExp(CALLING, 'giu')
const CALLED_NUMBERS = new RegExp(`${CALLING}${NUMBER}(?:${ALSO}${NUMBER})*`, 'iu')
const BETWEEN = new RegExp(`${ALSO}|[\\s,/]+`, 'iu')
/** What leads from one section to the next. */
const LEADS_ON = new RegExp(`(?:${ALSO}|[\\s,;]+)$`, 'iu')

/** Most sections that a query is read for. */
const MOST = 6

/**
 * A query for several sections as queries for one each. One that says nothing but a number is of what the next says, else of
 * what stands before the numbers.
 *
 * @example eachSection('sections 38 and 39 insurance act') // ['sections 38 insurance act', 'sections 39 insurance act']
 */
export function eachSection(q: string): string[] {
  const cuts = Array.from(q.matchAll(CALLS), ({ index }) => index).slice(1)
  const parts = [0, ...cuts].map((from, at) => q.slice(from, cuts[at]).replace(LEADS_ON, ''))
  const words = parts.map((part) => part.split(CALLED_NUMBERS))
  const says = (text: string) => tokens(text).some((word) => !STOP_WORDS.has(word))
  const each = parts.flatMap((part, at) => {
    const isBare = parts.length > 1 && !says((words[at] ?? []).join(' '))
    const next = words.slice(at + 1).map((own) => own.join(' '))
    const of = isBare ? ([...next, words[0]?.[0] ?? ''].find(says) ?? '') : ''
    return eachOf(`${part} ${of}`.trim())
  })
  return each.slice(0, MOST)
}

/** A query with a list of numbers as queries for each. */
function eachOf(q: string): string[] {
  const [list, called = '', numbers = ''] = LIST.exec(q) ?? []
  if (list === undefined) return [q]
  const each = numbers.split(BETWEEN)
  return each.map((number) => q.replace(list, () => called + number))
}
