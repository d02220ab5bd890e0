import type { CatalogueFile } from '../../../build/contract/index-files/catalogue.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import { seededRandom } from '../../support/random.ts'

// Catalogues of any size whose names are like those of the regulator's lists: six words on average, a few of them in
// every fourth name, most of them in one or two.

/** Words that many names have, the most frequent first. */
const FREQUENT = (
  'policy insurance cover add on under group for package plan life health two private car wheeler and bundled damage of ' +
  'secure personal accident motor term protect commercial plus years clause care suraksha to fire all liability expenses ' +
  'rider vehicle protection own benefit loss cash smart risk long depreciation bima alone stand income family zero return ' +
  'floater assistance travel premium home critical illness senior citizen savings pension engine micro overseas gold'
).split(' ')
const SYLLABLES = 'ba cha da ga ha ja ka la ma na pa ra sa ta va ya ni ri ki mu su tu de lo'.split(' ')

/** How many different words the names of 10,000 products have; of more products it grows with the root of their number. */
const WORDS_OF_10_000 = 2600
const INSURERS = 55
const WORDS = { least: 3, most: 9 }
/** How many names begin with what their insurer is called. */
const WITH_INSURER = 0.4

/** The categories and the head of another catalogue, and so many products and insurers that are made up. */
export function madeUpCatalogue(like: CatalogueFile, products: number): CatalogueFile {
  const random = seededRandom(11)
  const upTo = (most: number) => Math.floor(random() * most)
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T
  const madeUp = () => capital(Array.from({ length: 3 }, () => pick(SYLLABLES)).join(''))
  const rare = Math.round(WORDS_OF_10_000 * Math.sqrt(products / 10_000)) - FREQUENT.length
  const vocabulary = [...FREQUENT.map(capital), ...Array.from({ length: rare }, madeUp)]
  const insurers = Array.from({ length: INSURERS }, () => insurerOf(madeUp()))
  const categories = like.categories.flatMap((one) => [one, groupOf(one)])
  const lines = new Map(like.cards.map(({ category, line }) => [category.slug, line]))
  const cards = Array.from({ length: products }, (_, at): Card => {
    const length = WORDS.least + upTo(WORDS.most - WORDS.least + 1)
    const words = Array.from({ length }, () => vocabulary[rank(random(), vocabulary.length)])
    const insurer = pick(insurers)
    const category = pick(categories)
    const year = 2005 + upTo(20)
    const [month, day] = [1 + upTo(12), 1 + upTo(28)].map((part) => String(part).padStart(2, '0'))
    return {
      uin: `IRDAN${String(at).padStart(6, '0')}RP0001V01${year}${year + 1}`,
      name: [...(random() < WITH_INSURER ? [insurer.name.split(' ')[0]] : []), ...words].join(' '),
      line: lines.get(category.slug.replace(/-group$/u, '')) ?? 'general',
      status: random() < 0.87 ? 'active' : 'withdrawn',
      launched: `${year}-${month}-${day}`,
      withdrawn: null,
      category: { slug: category.slug, name: category.name },
      insurer: { slug: insurer.slug, name: insurer.name },
      coverage: { stated: 0, in_schedule: 0, not_stated: 0, unread: 26 },
      url: '',
    }
  })
  cards.sort((one, two) => (one.name < two.name ? -1 : 1))
  return { ...like, categories, insurers, cards, superseded: [], replaces: [] }
}

/** The place of a word drawn by chance: the first come often, and the further back the more seldom (Zipf's law). */
function rank(chance: number, words: number): number {
  const flat = 6
  return Math.min(words - 1, Math.floor(flat * ((1 + words / flat) ** chance - 1)))
}

function insurerOf(word: string) {
  const name = `${word} General Insurance Company Limited`
  return { slug: word.toLowerCase(), name, words: `${name}\n${word} General\n${word} Assurance` }
}

/** The same kind of insurance for groups, so that there are as many kinds as in real lists. */
function groupOf<Category extends { readonly slug: string; readonly name: string }>(
  category: Category,
): Category {
  return { ...category, slug: `${category.slug}-group`, name: `${category.name} (group)` }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
