import type { CatalogueFile, CategoryEntry } from '../../../build/contract/index-files.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import { CATALOGUE_SEARCH } from '../../../build/contract/text/search-options.ts'
import { normalUin, uinWithoutVersion } from '../../../build/contract/uin.ts'
import { IndexTerms } from '../search/index-terms.ts'

/** All products in list order, found by UIN, by words, or by what they belong to. */
export class CatalogueIndex {
  readonly file: CatalogueFile
  readonly #places: ReadonlyMap<string, number>
  #terms: IndexTerms | null = null

  constructor(file: CatalogueFile) {
    this.file = file
    this.#places = new Map(file.cards.map(({ uin }, place) => [normalUin(uin), place]))
  }

  /** The index over names, UINs, insurers and categories; opened when it is first asked. */
  get terms(): IndexTerms {
    this.#terms ??= new IndexTerms(this.file.index, CATALOGUE_SEARCH)
    return this.#terms
  }

  /** The place of a product in the list of cards, however its UIN was typed. */
  placeOf(uin: string): number | undefined {
    return this.#places.get(normalUin(uin))
  }

  card(place: number): Card {
    const card = this.file.cards[place]
    if (card === undefined) throw new Error(`the catalogue's index names product ${place}, its cards do not`)
    return card
  }

  /** The places of the other versions of a product; its UIN may name a version the service does not hold. */
  otherVersions(uin: string): number[] {
    const own = normalUin(uin)
    const product = uinWithoutVersion(own) ?? own
    return this.file.cards.flatMap((card, place) =>
      uinWithoutVersion(card.uin) === product && normalUin(card.uin) !== own ? [place] : [],
    )
  }

  /** The fields of a category in their order. */
  fieldsOf(category: string): CategoryEntry['fields'] {
    const found = this.file.categories.find(({ slug }) => slug === category)
    if (found === undefined) throw new Error(`a card names the category ${category}, the list does not`)
    return found.fields
  }
}
