import type { CatalogueFile } from '../../contract/index-files/catalogue.ts'
import type { ProductsFile } from '../../contract/index-files/products.ts'
import { compareTexts } from '../../contract/compare-texts.ts'
import { isRead } from '../../contract/is-read.ts'
import { item } from '../../contract/item.ts'
import { LINES } from '../../contract/primitives.ts'
import type { Card } from '../../contract/published/card.ts'
import { normalUin } from '../../contract/uin.ts'
import { DELETE, frontCoded } from '../../search/front-coding.ts'
import { packed, packedSteps } from '../../search/packed-numbers.ts'
import { CATALOGUE_INDEX } from '../../search/search-options.ts'
import { packedIndex } from '../../search/stored-index.ts'
import { GENERIC_WORDS } from '../../search/stop-words.ts'
import { wordsAt } from '../../search/words.ts'
import { postingsOf } from './postings.ts'

/** `/index/products.json`: the catalogue in columns, with the index of names and UINs, as queries read it. */
export function productsFile(catalogue: CatalogueFile, base: string): ProductsFile {
  const { format, data_date, notice, categories, insurers } = catalogue
  const places = [...catalogue.cards.keys()].toSorted((a, b) => later(catalogue.cards, a, b))
  const numbers: number[] = []
  for (const [number, place] of places.entries()) numbers[place] = number
  const numberOf = (place: number) => item(numbers, place)
  const cards = places.map((place) => item(catalogue.cards, place))
  const names = new Map(cards.map(({ insurer: { slug, name } }) => [slug, name]))
  return {
    format,
    data_date,
    notice,
    base_url: base,
    categories: categories.map(({ slug, name, about }) => ({ slug, name, about })),
    insurers: insurers.map(({ slug, words }) => ({ slug, name: names.get(slug) ?? slug, words })),
    listed: packedSteps(numbers),
    superseded: packedSteps(catalogue.superseded.map(numberOf)),
    replaces: packedSteps(catalogue.replaces.flat().map(numberOf)),
    names: frontCoded(
      catalogue.cards.map(({ name }) => name),
      DELETE,
    ),
    ...columnsOf(cards, catalogue),
    telling: packed(tellingWords(cards, insurers)),
    index: packedIndex(postingsOf(wordsOf(cards), { ...CATALOGUE_INDEX, fields: ['name', 'uin'] })),
  }
}

/** Everything products are found by; queries know the words of insurers and categories apart from it. */
function wordsOf(cards: readonly Card[]) {
  return cards.map(({ name, uin }, id) => ({ id, name, uin, insurer: '', category: '', about: '' }))
}

/** Those that were read first, then the latest launch; the order of lists decides between equals, and those without a day come last. */
function later(cards: readonly Card[], a: number, b: number): number {
  const [first, second] = [item(cards, a), item(cards, b)]
  const read = ({ coverage }: Card) => Number(isRead(coverage))
  return read(second) - read(first) || compareTexts(second.launched ?? '', first.launched ?? '') || a - b
}

type Columns = 'uins' | 'lines' | 'categories_of' | 'insurers_of' | 'launched' | 'withdrawn' | 'coverage'

function columnsOf(
  cards: readonly Card[],
  { categories, insurers }: Pick<CatalogueFile, 'categories' | 'insurers'>,
): Pick<ProductsFile, Columns> {
  const [category, insurer] = [placesOf(categories), placesOf(insurers)]
  const byUin = [...cards.entries()].toSorted(([, a], [, b]) =>
    compareTexts(normalUin(a.uin), normalUin(b.uin)),
  )
  const gone = [...cards.entries()].filter(([, { status }]) => status === 'withdrawn')
  const counts = cards.map(({ coverage: { stated, in_schedule, not_stated, unread } }) => {
    return [stated, in_schedule, not_stated, unread]
  })
  const different = new Map(counts.map((one) => [one.join(' '), one]))
  const places = new Map(Array.from(different.keys(), (key, place) => [key, place]))
  return {
    uins: {
      sorted: frontCoded(
        byUin.map(([, { uin }]) => uin),
        DELETE,
      ),
      products: packedSteps(byUin.map(([number]) => number)),
    },
    lines: packed(cards.map(({ line }) => LINES.indexOf(line))),
    categories_of: packed(cards.map((card) => category(card.category.slug))),
    insurers_of: packed(cards.map((card) => insurer(card.insurer.slug))),
    launched: frontCoded(cards.map(({ launched }) => launched ?? '')),
    withdrawn: {
      products: packedSteps(gone.map(([number]) => number)),
      days: frontCoded(gone.map(([, { withdrawn }]) => withdrawn ?? '')),
    },
    coverage: {
      counts: [...different.values()],
      places: packed(counts.map((one) => places.get(one.join(' ')) ?? 0)),
    },
  }
}

/** Number of words of each product's name that tell it from others: neither generic ones nor those of its insurer. */
function tellingWords(cards: readonly Card[], insurers: CatalogueFile['insurers']): number[] {
  const stems = new Map(
    insurers.map(({ slug, words }) => [slug, new Set(wordsAt(words).flatMap((word) => word.stems))]),
  )
  return cards.map(({ name, insurer }) => {
    const telling = wordsAt(name).filter(
      ({ tokens: [word = ''], stems: [own = ''] }) =>
        !GENERIC_WORDS.has(word) && stems.get(insurer.slug)?.has(own) !== true,
    )
    return telling.length
  })
}

function placesOf(entries: readonly { readonly slug: string }[]): (slug: string) => number {
  const places = new Map(entries.map(({ slug }, place) => [slug, place]))
  return (slug) => {
    const place = places.get(slug)
    if (place === undefined) throw new Error(`a card names ${slug}, the catalogue does not hold it`)
    return place
  }
}
