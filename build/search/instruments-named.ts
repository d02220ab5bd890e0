import { countsOf } from '../contract/groups.ts'
import type { LawFile } from '../contract/index-files/law.ts'
import { YEAR } from './section-number.ts'
import { stem, tokens } from './words.ts'
import { STOP_WORDS } from './stop-words.ts'

/** The words that call an instrument what it is, and their stems. */
const KIND_WORDS = new Set(['act', 'rules', 'regulations', 'circular', 'guidelines', 'order', 'code'])
const KINDS = new Set([...KIND_WORDS].map(stem))

/** Instruments that a query names, and the rest of the query. */
export interface Named {
  /** Fit of each, from 0 to 1 for the best, by its place in the list. */
  readonly instruments: ReadonlyMap<number, number>
  /** Those that nothing but their title, kind or year leads to: they come before sections that say the words. */
  readonly first: ReadonlySet<number>
  /** Whether the query says "Act", "Rules" or initials, so that nothing but an instrument can be meant. */
  readonly isExplicit: boolean
  /** The words that belong to no name. */
  readonly rest: string
}

/** The places of the instruments of which a section says a word, given as its stem. */
export type SaidIn = (stem: string) => ReadonlySet<number>

interface Name {
  /** The stems of the title's words and of the kind of instrument. */
  readonly title: ReadonlySet<string>
  readonly initials: ReadonlySet<string>
  readonly year: string
  /** Weight of the words of the title, without the word for its kind. */
  readonly weight: number
}

/** The names of all instruments, to be found in queries: by words of their titles, their initials and their year. */
export class InstrumentNames {
  readonly #names: readonly Name[]
  readonly #total: number
  /** Numbers of titles with a word. */
  readonly #counts: ReadonlyMap<string, number>

  constructor(instruments: LawFile['instruments']) {
    const names = instruments.map(({ title, kind, year }) => ({
      title: new Set([...titleStems(title), stem(kind)]),
      initials: new Set(initialsOf(title).map(stem)),
      year: String(year),
    }))
    this.#counts = countsOf(names.flatMap(({ title }) => [...title]))
    this.#total = names.length
    this.#names = names.map((name) => ({
      ...name,
      weight: this.#weight([...name.title].filter((word) => !KINDS.has(word))),
    }))
  }

  /** Reads the names out of a query. A word that no section says can only be part of a name. */
  named(q: string, saidIn: SaidIn): Named {
    const words = [...new Set(tokens(q))].filter((word) => !STOP_WORDS.has(word))
    const stems = words.map(stem)
    const fits = this.#names.map((name, at) => [at, this.#fit(name, at, stems, saidIn)] as const)
    const [[, best] = []] = fits.toSorted(([, a], [, b]) => b.fit - a.fit)
    if (best === undefined || best.fit === 0)
      return { instruments: new Map(), first: new Set(), isExplicit: false, rest: q }
    const isNear = ({ fit }: Fit) => fit >= NEAR * best.fit
    const near = fits.filter(([, fit]) => isNear(fit) || (fit.isOnlyTitle && !best.isExplicit))
    const rest = words.filter((word) => !best.used.has(stem(word))).join(' ')
    return {
      instruments: new Map(near.map(([at, { fit }]) => [at, fit / best.fit])),
      first: new Set(near.flatMap(([at, fit]) => (isNear(fit) && fit.isOnlyTitle ? [at] : []))),
      isExplicit: best.isExplicit,
      rest,
    }
  }

  /**
   * The name in a query of an Act or the like that is not held: none of that kind has the word before "Act" in its title, and the
   * year after it. Null where there is none. Unless a section is asked for, only a name with a year counts, and an Act
   * that is the whole query.
   *
   * @example unheld('section 45 of the companies act', true) // 'companies act'
   */
  unheld(q: string, isOfSection: boolean): string | null {
    const words = tokens(q)
    for (const [at, word] of words.entries()) {
      const before = words.slice(0, at)
      const from =
        before.findLastIndex((one) => STOP_WORDS.has(one) || KINDS.has(stem(one)) || /\d/u.test(one)) + 1
      const last = before.at(-1)
      if (!KIND_WORDS.has(word) || last === undefined || from === at) continue
      const year = YEAR.exec(words[at + 1] ?? '')?.[0]
      const isWhole = word === 'act' && from === 0 && at === words.length - 1
      if (!isOfSection && year === undefined && !isWhole) continue
      const isHeld = this.#names.some(({ title, initials, year: own }) => {
        const isOfYear = year === undefined || own === year
        return isOfYear && title.has(stem(word)) && (title.has(stem(last)) || initials.has(stem(last)))
      })
      if (!isHeld) return [...before.slice(from), word, ...(year === undefined ? [] : [year])].join(' ')
    }
    return null
  }

  /** Fit of words to a name: how much of the name they say, and how much of what they say belongs to it. */
  #fit(
    { title, initials, year, weight }: Name,
    place: number,
    asked: readonly string[],
    saidIn: SaidIn,
  ): Fit {
    const used = new Set(asked.filter((word) => title.has(word) || initials.has(word) || word === year))
    const isShort = asked.some((word) => initials.has(word))
    const telling = [...used].filter((word) => title.has(word) && !KINDS.has(word))
    const isAll = used.size > 0 && used.size === asked.length
    const isUnsaid = [...used].some((word) => saidIn(word).size === 0)
    const isKind = telling.length > 0 && [...used].some((word) => KINDS.has(word))
    const isExplicit = isShort || isKind || (isUnsaid && !isAll)
    const ofTitle = isShort ? 1 : this.#weight(telling) / weight
    // Without "Act" or the like, nothing but the title may have been typed, and enough of it.
    const isTitle = isAll && ofTitle >= (telling.length > 1 ? 0.3 : 0.6)
    // Its kind or year alone, or a word that its sections do not say, leads to it by its title only.
    const isOnlyTitle = isAll && (telling.length === 0 || telling.some((word) => !saidIn(word).has(place)))
    const isEnough = isShort || isUnsaid || isOnlyTitle || (telling.length > 0 && (isExplicit || isTitle))
    return { fit: isEnough ? (0.3 + ofTitle) * this.#weight(used) ** 2 : 0, isExplicit, isOnlyTitle, used }
  }

  /** Weight of words: those of few titles more than those of many. */
  #weight(stems: Iterable<string>): number {
    let sum = 0
    for (const word of stems) {
      const titles = this.#counts.get(word) ?? 1
      sum += Math.log(1 + this.#total / titles)
    }
    return Math.max(sum, Number.MIN_VALUE)
  }
}

interface Fit {
  readonly fit: number
  readonly isExplicit: boolean
  /** Whether all that was asked is in its name, and not in its sections. */
  readonly isOnlyTitle: boolean
  /** The stems of the query that belong to the name. */
  readonly used: ReadonlySet<string>
}

/** Share of the best fit from which another name is meant, too. */
const NEAR = 0.85

/** Words of titles that name nothing. */
const SMALL = new Set('the of and on in for to a an by with under'.split(' '))

/**
 * Initials of a title, with and without the word Act, Rules or Regulations at its end; of a body also with the I
 * of India, which people add to its name: the Insurance Regulatory and Development Authority is IRDAI.
 *
 * @example initialsOf('The Motor Vehicles Act, 1988') // ['mv', 'mva']
 */
export function initialsOf(title: string): string[] {
  const words = tokens(title.replace(/[-–]/gu, ' ')).filter((word) => !SMALL.has(word) && !/\d/u.test(word))
  const last = words.findIndex((word) => /^(?:act|rules|regulations)$/u.test(word))
  const letters = (lettersOf: readonly string[]) => lettersOf.map((word) => word[0] ?? '').join('')
  const named = last === -1 ? words : words.slice(0, last)
  const short = [letters(named), ...(last === -1 ? [] : [letters(words.slice(0, last + 1))])]
  const ofIndia = BODIES.has(named.at(-1) ?? '') ? [`${letters(named)}i`] : []
  return [...short, ...ofIndia].filter((initials) => initials.length >= 2 && initials.length <= 6)
}

/** Words for bodies that are of India where nothing else is said. */
const BODIES: ReadonlySet<string> = new Set(['authority', 'board', 'commission', 'corporation', 'council'])

/** The stems of the words of a title that name something, without its year. */
function titleStems(title: string): string[] {
  const words = tokens(title.replace(/,? \d{4}$/u, '')).filter((word) => !SMALL.has(word))
  return [...new Set(words.map(stem))]
}
