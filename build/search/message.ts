import { PATHS } from '../contract/paths.ts'
import type { Foreign } from './foreign-words.ts'
import { STOP_WORDS } from './stop-words.ts'
import type { Concept } from './query-terms.ts'
import { type Terms, type Variant, isSaid } from './query-words.ts'

/** Places a search looked through, and what to try where it found nothing. */
const SEARCHED = {
  product:
    'Try fewer words: part of a name, an insurer or a kind of insurance, such as “health” or “two wheeler”.',
  clause: `Try the word a policy would print for it, or read the facts at ${PATHS.getPolicy}.`,
  section: 'Try the number of a section (“section 45”), the name of an Act, or a term such as “nomination”.',
} as const

/** Search that did not find all that was asked. */
export interface Searched {
  readonly thing: keyof typeof SEARCHED
  readonly concepts: readonly Concept[]
  /** Words that were typed and decide only which things come first. */
  readonly passedOver?: readonly string[]
  readonly terms: Pick<Terms, 'hits'>
  /** Whether one thing holds all that was asked, be it by words that begin with it or are spelled alike. */
  readonly isEverything: boolean
  readonly total: number
  /** Whether filters leave some of the things out: another may then hold all the words. */
  readonly isFiltered?: boolean
}

/**
 * Message on words that found nothing, words read in another way or passed over, and what to try; null where everything typed
 * was found as it was typed.
 */
export function searchMessage(searched: Searched): string | null {
  const { thing, concepts, passedOver = [], terms, isEverything, total, isFiltered = false } = searched
  const none = isFiltered ? `No ${thing} that the filters leave` : `No ${thing}`
  if (concepts.length === 0) return `There is no word in this query. ${SEARCHED[thing]}`
  const heldAs = formsIn(terms)
  const unsaid = concepts.filter((concept) => !heldAs(concept, isSaid))
  const begun = unsaid.filter((concept) => heldAs(concept, ({ kind }) => kind === 'beginning'))
  const rest = unsaid.filter((concept) => !begun.includes(concept))
  const isAlike = (concept: Concept) => heldAs(concept, ({ kind }) => kind === 'spelling' || kind === 'sound')
  const spelledAlike = concepts.filter((one) => isAlike(one) && !begun.includes(one))
  const served = rest.filter((concept) => heldAs(concept, ({ kind }) => kind === 'purpose'))
  const unheard = rest.filter((concept) => !isAlike(concept) && !served.includes(concept))
  const foreign = unheard.flatMap((one): [string, Foreign][] =>
    one.foreign === null ? [] : [[one.typed, one.foreign]],
  )
  const unknown = unheard.filter((one) => one.foreign === null)
  const sentences = [
    ...readings(concepts, terms),
    ...inOtherLanguages(foreign),
    unknown.length > 0 ? `No ${thing} holds ${listed(unknown.map(({ typed }) => typed))}.` : '',
    served.length > 0
      ? `No ${thing} holds ${listed(served.map(({ typed }) => typed))}: kinds of policies for that were searched.`
      : '',
    begun.length > 0 ? `Words that begin with ${listed(begun.map(({ typed }) => typed))} were searched.` : '',
    spelledAlike.length > 0
      ? `Words spelled like ${listed(spelledAlike.map(({ typed }) => typed))} were searched.`
      : '',
    passedOver.length > 0
      ? `${listed(passedOver)} ${passedOver.length === 1 ? 'was' : 'were'} passed over: a ${thing} need not hold ${passedOver.length === 1 ? 'it' : 'them'}.`
      : '',
    total > 0 && !isEverything ? `${none} holds all the words: these hold some of them.` : '',
    total === 0 && unheard.length === 0 ? `No ${thing} holds enough of these words together.` : '',
    total === 0 ? SEARCHED[thing] : '',
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ') || null
}

/** Whether an index holds a variant of some kind of a concept. */
function formsIn(terms: Searched['terms']) {
  return ({ variants }: Concept, is: (variant: Variant) => boolean) =>
    variants.some((variant) => is(variant) && terms.hits(variant.phrase).size > 0)
}

/** Sentence on words that were read in English, each with all that it was read as: those found so, and those found as typed, too. */
export function readings(concepts: readonly Concept[], terms: Searched['terms']): string[] {
  const heldAs = formsIn(terms)
  const isOwn = (concept: Concept) => heldAs(concept, ({ kind }) => kind === 'own')
  const read = concepts.filter((one) => one.readings.length > 0 && heldAs(one, isSaid))
  const said = (some: readonly Concept[], verb: string) =>
    joined(some.map(({ typed, readings }) => `“${typed}” was ${verb} ${listed(readings)}`))
  const [own, others] = [read.filter(isOwn), read.filter((one) => !isOwn(one))]
  return [
    ...(others.length > 0 ? [`Only English is searched: ${said(others, 'read as')}.`] : []),
    ...(own.length > 0 ? [`${said(own, 'also read as')}.`] : []),
  ]
}

/** Names the words of other scripts and of Hindi, and the English to try for those that are known. */
function inOtherLanguages(foreign: readonly (readonly [string, Foreign])[]): string[] {
  const scripts = [...new Set(foreign.map(([, { script }]) => script))]
  return scripts.map((script) => {
    const words = foreign.filter(([, one]) => one.script === script)
    const english = [...new Set(words.flatMap(([, one]) => one.english))].filter(
      (text) => !text.split(' ').every((word) => STOP_WORDS.has(word)),
    )
    const named = listed(words.map(([word]) => word))
    const verb = words.length === 1 ? 'is' : 'are'
    const said = script === null ? `${named} ${verb} Hindi` : `${named} ${verb} in ${script} script`
    const suggestion = english.length === 0 ? '' : ` Try ${listed(english)}.`
    return `${said}: only English is searched.${suggestion}`
  })
}

/** Words as a message shows them: quoted, at most five. */
function listed(words: readonly string[]): string {
  const quoted = words.slice(0, 5).map((word) => `“${word.slice(0, 40)}”`)
  const more = words.length > 5 ? [`${words.length - 5} more`] : []
  return joined([...quoted, ...more])
}

/**
 * Texts in a row, as `Intl.ListFormat` writes them in English, which takes a new process 15 ms to load.
 *
 * @example joined(['a', 'b', 'c']) // 'a, b and c'
 */
function joined(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join('')
  return `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
}
