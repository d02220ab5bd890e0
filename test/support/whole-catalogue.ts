import type { CatalogueFile } from '../../build/contract/index-files/catalogue.ts'
import type { Card } from '../../build/contract/published/card.ts'
import { CATALOGUE_SEARCH, PRODUCT_RANKING } from '../../build/search/search-options.ts'
import { looksLikeUin, normalUin, uinWithoutVersion } from '../../build/contract/uin.ts'
import { IndexTerms } from '../../build/search/index-terms.ts'
import { miniSearchIndex } from '../../build/search/stored-index.ts'
import { type Concept, conceptsTyped } from '../../build/search/query-terms.ts'
import { GENERIC_WORDS } from '../../build/search/stop-words.ts'
import { GENERIC_STEMS, SPECIAL_STEMS, wordsAt } from '../../build/search/words.ts'
import type { TradeWords } from '../../build/search/trade-words.ts'
import { hitsById, namesOf } from './small-index.ts'

// searchPolicies over the whole catalogue, product by product and with its MiniSearch index: what the query function
// must find in the pieces.

/** Filters that were asked for beside the words. */
export type Filters = Partial<Record<'category' | 'insurer' | 'line' | 'status', string>>

/** The products found, all of them, best first. */
export interface WholeFound {
  readonly match: 'all' | 'any' | null
  readonly uins: readonly string[]
}

/** The products of a catalogue that pass filters and, where words are given, answer them. */
export function searchWhole(
  file: CatalogueFile,
  trade: TradeWords,
  q: string | null,
  filters: Filters,
): WholeFound {
  const within = (place: number) => passes(cardOf(file, place), filters)
  const uinsOf = (places: readonly number[]) => places.map((place) => cardOf(file, place).uin)
  if (q === null) return { match: null, uins: uinsOf([...file.cards.keys()].filter(within)) }
  const named = placeOf(file, q)
  const versions = named !== undefined || looksLikeUin(q) ? otherVersions(file, q) : []
  const byUin = [...(named === undefined ? [] : [named]), ...versions]
  if (byUin.length > 0) {
    const isFound = named !== undefined && within(named)
    return { match: isFound ? 'all' : 'any', uins: uinsOf(byUin.filter(within)) }
  }
  const terms = new IndexTerms(miniSearchIndex(file.index), CATALOGUE_SEARCH, (place, field) =>
    textOf(file, place, field),
  )
  const { match, places } = ranked(conceptsTyped(q, namesOf(terms), trade), file, terms, within)
  return { match, uins: uinsOf(places) }
}

function cardOf({ cards }: CatalogueFile, place: number): Card {
  const card = cards[place]
  if (card === undefined) throw new Error(`no card ${place}`)
  return card
}

function passes({ category, insurer, line, status }: Card, filters: Filters): boolean {
  const has = { category: category.slug, insurer: insurer.slug, line, status }
  return Object.entries(filters).every(([name, value]) => has[name as keyof typeof has] === value)
}

function placeOf({ cards }: CatalogueFile, uin: string): number | undefined {
  const found = cards.findIndex((card) => normalUin(card.uin) === normalUin(uin))
  return found < 0 ? undefined : found
}

function otherVersions(file: CatalogueFile, uin: string): number[] {
  const asked = normalUin(uin)
  const product = uinWithoutVersion(asked) ?? asked
  const place = placeOf(file, asked)
  const linked = place === undefined ? [] : [place]
  for (const at of linked)
    for (const [newer, older] of file.replaces) {
      const next = newer === at ? older : older === at ? newer : null
      if (next !== null && !linked.includes(next)) linked.push(next)
    }
  const alike = file.cards.flatMap((card, at) => (uinWithoutVersion(card.uin) === product ? [at] : []))
  return [...new Set([...linked, ...alike])].filter((at) => at !== place)
}

function textOf(file: CatalogueFile, place: number, field: string): string {
  const { name, uin, category, insurer } = cardOf(file, place)
  const texts: Readonly<Record<string, string | undefined>> = {
    name,
    uin,
    category: category.name,
    about: file.categories.find(({ slug }) => slug === category.slug)?.about,
    insurer: file.insurers.find(({ slug }) => slug === insurer.slug)?.words,
  }
  return texts[field] ?? ''
}

function ranked(
  concepts: readonly Concept[],
  file: CatalogueFile,
  terms: IndexTerms,
  within: (place: number) => boolean,
): { match: 'all' | 'any'; places: number[] } {
  const isGeneric = ({ word, readings, variants }: Concept) =>
    [word, ...readings].some((one) => GENERIC_WORDS.has(one)) ||
    variants.some(({ phrase: [stem = '', ...more] }) => more.length === 0 && /^\d{5,}$/u.test(stem))
  const specific = concepts.filter((concept) => concept.isAsked && !isGeneric(concept))
  const asked = specific.length > 0 ? specific : concepts.filter(({ isAsked }) => isAsked)
  const qualities = asked.map((concept) => qualityOf(concept, terms, within))
  const best = qualities.map((quality) => Math.max(0, ...quality.values()))
  const add = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
  const total = (add(best) / best.filter((one) => one > 0).length) * best.length
  const tallies = [...file.cards.keys()].filter(within).flatMap((place) => {
    const values = qualities.map((quality) => quality.get(place))
    const share = add(values.map((value, at) => (value === undefined ? 0 : (best[at] ?? 0))))
    const matched = values.filter((value) => value !== undefined).length
    const isSaid = concepts.every((concept) => saysOf(concept, terms, place, 'own synonym'))
    const sum = add(values.map((value) => value ?? 0))
    return matched === 0 ? [] : [{ place, sum, share, matched, isSaid }]
  })
  const everything = tallies.filter(({ matched }) => matched === asked.length)
  const most = tallies.filter(({ share }) => share >= PRODUCT_RANKING.most * total)
  const stems = new Set(concepts.flatMap(({ variants }) => variants.flatMap(({ phrase }) => phrase)))
  const told = new Set(
    asked.flatMap(({ variants }) =>
      variants.flatMap(({ kind, phrase }) =>
        phrase.filter((one) => kind === 'own' || !GENERIC_STEMS.has(one)),
      ),
    ),
  )
  const besides = concepts.filter((concept) => !asked.includes(concept))
  const passedOver = besides.map((concept) => qualityOf(concept, terms, within))
  const scored = (everything.length > 0 ? everything : most).map(({ place, sum }) => {
    const relevance = sum / total + PRODUCT_RANKING.name * nameShare(file, place, told)
    const score = relevance * standing(file, place)
    const whole = isSpecial(file, place, stems) ? score * PRODUCT_RANKING.special : score
    const more = passedOver.map((one) => PRODUCT_RANKING.passedOver * (one.get(place) ?? 0))
    const isTold = asked.every((concept) => saysOf(concept, terms, place, 'own synonym sound'))
    const tier = isTold ? PRODUCT_RANKING.said : 0
    return { place, score: more.reduce((sum, one) => sum + one, whole) + tier }
  })
  const later = (one: number, two: number) => {
    const [first, second] = [cardOf(file, one), cardOf(file, two)].map(
      ({ coverage: { stated, in_schedule, not_stated }, launched }) =>
        `${stated + in_schedule + not_stated > 0 ? 'read' : ''} ${launched ?? ''}`,
    ) as [string, string]
    return first === second ? one - two : first > second ? -1 : 1
  }
  return {
    match: everything.some(({ isSaid }) => isSaid) ? 'all' : 'any',
    places: scored.toSorted((a, b) => b.score - a.score || later(a.place, b.place)).map(({ place }) => place),
  }
}

function qualityOf(
  { variants }: Concept,
  terms: IndexTerms,
  within: (place: number) => boolean,
): Map<number, number> {
  const best = new Map<number, number>()
  const boost: Readonly<Record<string, number>> = CATALOGUE_SEARCH.boost
  for (const { phrase, weight } of variants) {
    const holding = hitsById(terms, phrase)
    const rarity = Math.log(1 + terms.documents / holding.size)
    for (const [place, { fields }] of holding) {
      const [most = 0, next = 0] = fields.map((field) => boost[field] ?? 0).toSorted((a, b) => b - a)
      const quality = weight * rarity * (most + PRODUCT_RANKING.second * next)
      if (within(place) && quality > (best.get(place) ?? 0)) best.set(place, quality)
    }
  }
  return best
}

function saysOf({ variants }: Concept, terms: IndexTerms, place: number, kinds: string): boolean {
  const said = variants.filter(({ kind }) => kinds.includes(kind))
  const fields = said.flatMap(({ phrase }) => hitsById(terms, phrase).get(place)?.fields ?? [])
  return fields.some((field) => field !== 'about')
}

function nameShare(file: CatalogueFile, place: number, stems: ReadonlySet<string>): number {
  const ofInsurer = new Set(wordsAt(textOf(file, place, 'insurer')).flatMap((word) => word.stems))
  const words = wordsAt(cardOf(file, place).name)
  const telling = words.filter(
    ({ tokens: [word = ''], stems: [one = ''] }) => !ofInsurer.has(one) && !GENERIC_WORDS.has(word),
  )
  const asked = new Set(
    words.flatMap((word) => word.stems).filter((one) => stems.has(one) && !ofInsurer.has(one)),
  )
  return Math.min(1, asked.size / Math.max(1, telling.length))
}

function isSpecial(file: CatalogueFile, place: number, stems: ReadonlySet<string>): boolean {
  const { name, category } = cardOf(file, place)
  const words = wordsAt(`${name} ${category.name}`).flatMap((word) => word.stems)
  return words.some((word) => SPECIAL_STEMS.has(word) && !stems.has(word))
}

function standing(file: CatalogueFile, place: number): number {
  const withdrawn = cardOf(file, place).status === 'withdrawn' ? PRODUCT_RANKING.withdrawn : 1
  return withdrawn * (file.superseded.includes(place) ? PRODUCT_RANKING.superseded : 1)
}
