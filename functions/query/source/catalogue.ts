import type { CatalogueFile, CategoryEntry } from '../../../build/contract/indexed/catalogue.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import { CATALOGUE_SEARCH } from '../../../build/contract/text/search-options.ts'
import { normalUin, uinWithoutVersion } from '../../../build/contract/uin.ts'
import { placedWords, runOf } from '../search/text-words.ts'
import { IndexTerms } from '../search/index-terms.ts'

/** All products in list order, found by UIN, by words, or by what they belong to. */
export class CatalogueIndex {
  readonly file: CatalogueFile
  readonly #places: ReadonlyMap<string, number>
  #terms: IndexTerms | null = null
  #superseded: ReadonlySet<number> | null = null
  readonly #runs = new Map<string, string>()
  readonly #insurerStems = new Map<string, ReadonlySet<string>>()

  constructor(file: CatalogueFile) {
    this.file = file
    this.#places = new Map(file.cards.map(({ uin }, place) => [normalUin(uin), place]))
  }

  /** The index over names, UINs, insurers and categories; opened when it is first asked. */
  get terms(): IndexTerms {
    this.#terms ??= new IndexTerms(this.file.index, CATALOGUE_SEARCH, (id, field) => this.#run(id, field))
    return this.#terms
  }

  /** The place of a product in the list of cards, however its UIN was typed. */
  placeOf(uin: string): number | undefined {
    return this.#places.get(normalUin(uin))
  }

  /** Whether a newer version of a product is held. */
  isSuperseded(place: number): boolean {
    this.#superseded ??= new Set(this.file.superseded)
    return this.#superseded.has(place)
  }

  /** The stems of an insurer's names. */
  insurerStems(slug: string): ReadonlySet<string> {
    const known = this.#insurerStems.get(slug)
    if (known !== undefined) return known
    const names = this.file.insurers.find((insurer) => insurer.slug === slug)?.words ?? ''
    const stems = new Set(placedWords(names).flatMap((word) => word.stems))
    this.#insurerStems.set(slug, stems)
    return stems
  }

  card(place: number): Card {
    const card = this.file.cards[place]
    if (card === undefined) throw new Error(`the catalogue's index names product ${place}, its cards do not`)
    return card
  }

  /** The places of the other versions of a product, by a UIN that may have a version we do not hold. */
  otherVersions(uin: string): number[] {
    const asked = normalUin(uin)
    const product = uinWithoutVersion(asked) ?? asked
    const place = this.placeOf(asked)
    const linked = place === undefined ? [] : this.#linked(place)
    const alike = this.file.cards.flatMap((card, at) => (uinWithoutVersion(card.uin) === product ? [at] : []))
    return [...new Set([...linked, ...alike])].filter((at) => at !== place)
  }

  /** The places that lead to a product, and those it leads to, by what replaces what. */
  #linked(place: number): number[] {
    const found = [place]
    for (const at of found) {
      const next = this.file.replaces.flatMap(([newer, older]) =>
        newer === at ? [older] : older === at ? [newer] : [],
      )
      found.push(...next.filter((one) => !found.includes(one)))
    }
    return found
  }

  /** The fields of a category in their order. */
  fieldsOf(category: string): CategoryEntry['fields'] {
    const found = this.#category(category)
    if (found === undefined) throw new Error(`a card names the category ${category}, the list does not`)
    return found.fields
  }

  /** The stems of a field of a product in a row; insurers and categories have the words of their entries. */
  #run(place: number, field: string): string {
    const key = `${field} ${place}`
    const known = this.#runs.get(key)
    if (known !== undefined) return known
    const { name, uin, category, insurer } = this.card(place)
    const texts: Readonly<Record<string, string | undefined>> = {
      name,
      uin,
      category: category.name,
      about: this.#category(category.slug)?.about,
      insurer: this.file.insurers.find(({ slug }) => slug === insurer.slug)?.words,
    }
    const run = runOf(placedWords(texts[field] ?? ''))
    this.#runs.set(key, run)
    return run
  }

  #category(slug: string): CategoryEntry | undefined {
    return this.file.categories.find((category) => category.slug === slug)
  }
}
