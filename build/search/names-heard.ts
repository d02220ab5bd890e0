import { countsOf, grouped } from '../contract/groups.ts'
import { type Hindi, foreignWord, inRoman } from './foreign-words.ts'
import { soundOf, spellingDistance } from './spelling.ts'
import { fold, tokens, wordsAt } from './words.ts'

// Names that people write in Devanagari as they hear them: "आनंद" for "Anand". Consonants tell the words, vowels the nearest.

/** Names of Latin letters in Devanagari, as folded: "एलआईसी" is LIC. */
const LETTERS = new Map(
  'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड'
    .split(' ')
    .map((name, at) => [name, String.fromCharCode(97 + at)]),
)
const NAMES = [...LETTERS.keys()].toSorted((a, b) => b.length - a.length).join('|')
const SPELLED = new RegExp(`^(?:${NAMES}){2,}$`, 'u')
const LETTER = new RegExp(NAMES, 'gu')

/** Sound of a folded word in Devanagari: no a is kept within it, and e is i. */
function soundInDevanagari(word: string): string {
  const sound = inRoman(word.replace(/(.)\u094d\1/gu, '$1'))
  return bare(sound.replaceAll('ai', 'a').replaceAll('au', 'o').replace(/[ey]/gu, 'i').replaceAll('j', 'g'))
}

/** The same of an English word: "tion" and "ture" as they are said, h and w as far as they are. */
function soundInEnglish(word: string): string {
  const said = word
    .replaceAll('z', 'j')
    .replace(/ti(?=on|al|ous)/gu, 's')
    .replace(/ch|tu(?=r)/gu, 'C')
  const sound = soundOf(said.replace(/x/gu, 'ks').replace(/igh/gu, 'i')).toLowerCase()
  return bare(
    sound
      .replace(/(?<=[bdgkpts])h|v(?![aeiou])/gu, '')
      .replace(/d?g|j/gu, 'g')
      .replace(/a(?=[^aeiou]e$)|a[iy]|[ey](?!$)|y$/gu, 'i')
      .replace(/e$/u, ''),
  )
}

/** A sound without a's within it and vowels said twice, and with u for yu. */
const bare = (sound: string) =>
  sound
    .replace(/(?<=.)a/gu, '')
    .replace(/([iou])\1+/gu, '$1')
    .replace(/i[uo]/gu, 'u')

/** The consonants of a sound, after a sign where a vowel is before them. */
const consonantsOf = (sound: string) => sound.replace(/^[aiou]+/u, '.').replace(/[iou]/gu, '')

/** Whether a word in Devanagari has the consonants of an English one. */
export function soundsAs(english: string, word: string): boolean {
  const consonants = consonantsOf(soundInDevanagari(fold(word)))
  return consonants !== '' && consonants === consonantsOf(soundInEnglish(english))
}

/** A word of names by its sound, and how often names have it. */
interface Heard {
  readonly word: string
  readonly sound: string
  readonly count: number
}

/**
 * Fewest consonants of a word that is told by its sound, of one that names something where no other does, and of one in which
 * a vowel may be another. Of the Hindi in the thesaurus, a fifth of the words of two consonants sound like a word of a product,
 * of those of three one in twenty; one in fifty of either sounds like a word of an insurer.
 */
const TOLD = { beside: 2, alone: 3, nearly: 4 }

/** The sounds of a word: "u" is no vowel of its own in "plus". */
const saidOf = ({ sound }: Heard) => [sound, sound.replaceAll('u', '')]

/** The words of names that may be said in Devanagari. */
const wordsOfNames = (names: readonly string[]) =>
  names.flatMap((name) => tokens(name).filter((word) => /^[a-z]{2,}$/u.test(word)))

/** The words of names of products and of insurers, to be found by how they sound. */
export class NameSounds {
  readonly #words: ReadonlyMap<string, number>
  readonly #ofInsurers: ReadonlySet<string>
  readonly #byConsonants: ReadonlyMap<string, readonly Heard[]>

  constructor(products: readonly string[], insurers: readonly string[]) {
    const ofInsurers = wordsOfNames(insurers)
    this.#words = countsOf([...wordsOfNames(products), ...ofInsurers])
    this.#ofInsurers = new Set(ofInsurers)
    const heard = Array.from(this.#words, ([word, count]) => ({ word, count, sound: soundInEnglish(word) }))
    this.#byConsonants = grouped(heard.map((one) => [consonantsOf(one.sound), one] as const))
  }

  /**
   * The word of names that a folded word in Devanagari sounds like most, the commonest of several; null where none does.
   * A vowel of a word of Hindi may be another: it is known by its meaning, too.
   */
  like(word: string, isHindi: boolean): string | null {
    const letters = SPELLED.test(word) ? word.replace(LETTER, (name) => LETTERS.get(name) ?? '') : ''
    if (this.#words.has(letters)) return letters
    const sound = soundInDevanagari(word)
    const consonants = consonantsOf(sound)
    if (!isHindi && consonants.length < TOLD.beside) return null
    const most = isHindi || consonants.length >= TOLD.nearly ? 1 : 0
    const near = (this.#byConsonants.get(consonants) ?? [])
      .map((one) => ({
        ...one,
        distance: Math.min(...saidOf(one).map((said) => spellingDistance(sound, said, most))),
      }))
      .filter(({ distance }) => distance <= most)
      .toSorted((a, b) => a.distance - b.distance || b.count - a.count)
    return near[0]?.word ?? null
  }

  /** Whether a word of names says which name is meant where no other word does: a short one only of an insurer. */
  isTelling(name: string): boolean {
    return this.#ofInsurers.has(name) || consonantsOf(soundInEnglish(name)).length >= TOLD.alone
  }
}

/**
 * A query with the names in it in Roman letters: words in Devanagari that are no Hindi where every one of them sounds like a
 * word of a name, and beside them the words of Hindi that are the same by that name; and English words, where they are several.
 */
export function withNamesHeard(q: string, soundsOf: () => NameSounds, hindi: Hindi): string {
  if (!/\p{Script=Devanagari}/u.test(q)) return q
  const sounds = soundsOf()
  const words = wordsAt(q).map(({ start, end }) => {
    const typed = q.slice(start, end)
    const foreign = foreignWord(typed, hindi)
    if (foreign?.script !== 'Devanagari') return { typed, isName: false, isLoan: false, name: null }
    const isName = foreign.english.length === 0
    const name = sounds.like(fold(typed), !isName)
    const meant = name === null ? [] : [name, ...(hindi.written(name) ?? [])]
    const isSame = isName || foreign.english.some((english) => meant.includes(english))
    const isLoan = name !== null && foreign.english.includes(name)
    return { typed, isName, isLoan, name: isSame ? name : null }
  })
  const names = words.filter(({ isName }) => isName)
  const isNamed =
    names.every(({ name }) => name !== null) &&
    names.some(({ name }) => name !== null && sounds.isTelling(name))
  const areLoans = words.filter(({ isLoan }) => isLoan).length > 1
  return words
    .map(({ typed, isLoan, name }) => (isNamed || (areLoans && isLoan) ? (name ?? typed) : typed))
    .join(' ')
}
