import type { CatalogueFile, CategoryEntry, InsurerEntry } from '../../contract/index-files/catalogue.ts'
import { INDEX_FORMAT } from '../../contract/limits.ts'
import { CATALOGUE_INDEX } from '../../search/search-options.ts'
import type { ProductRow } from '../store/store.ts'
import type { BodyContext } from '../answers/context.ts'
import { card } from '../answers/policy.ts'
import { postingsOf } from './postings.ts'
import { supersededAmong } from '../../contract/product-versions.ts'

// The files under /index/, from which queries and offline copies answer. This module: all products.

/** `/index/catalogue.json`: every card in list order with the index over them, and what filters and comparisons need. */
export function catalogueFile(context: BodyContext): CatalogueFile {
  const { store } = context
  const rows = store.products()
  const cards = rows.map((row) => card(context, row))
  const categories = categoryEntries(context)
  const insurers = insurerEntries(context)
  const [ofCategory, ofInsurer] = [bySlug(categories), bySlug(insurers)]
  const words = cards.map(({ name, uin, insurer, category }, id) => ({
    id,
    name,
    uin,
    insurer: ofInsurer.get(insurer.slug)?.words ?? '',
    category: category.name,
    about: ofCategory.get(category.slug)?.about ?? '',
  }))
  return {
    format: INDEX_FORMAT,
    data_date: context.dataDate,
    notice: context.notice,
    categories,
    insurers,
    superseded: supersededAmong(rows),
    replaces: replacedBy(rows),
    cards,
    index: postingsOf(words, CATALOGUE_INDEX),
  }
}

function replacedBy(rows: readonly ProductRow[]): CatalogueFile['replaces'] {
  const places = new Map(rows.map(({ id }, place) => [id, place]))
  return rows.flatMap(({ supersedes }, newer): [number, number][] => {
    const older = supersedes === null ? undefined : places.get(supersedes)
    return older === undefined ? [] : [[newer, older]]
  })
}

function bySlug<Entry extends { readonly slug: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.slug, entry]))
}

function categoryEntries({ catalogue }: BodyContext): CategoryEntry[] {
  return [...catalogue.categories.values()].map(({ record: { slug, name, line, description, fields } }) => ({
    slug,
    name,
    about: `${description}\n${line}`,
    fields: fields.map(({ key, label, group, type, question }) => {
      return { key, label, group, type, question }
    }),
  }))
}

function insurerEntries({ catalogue }: BodyContext): InsurerEntry[] {
  return [...catalogue.insurers.values()].map(({ record: { slug, name, aliases } }) => ({
    slug,
    words: [name, ...aliases].join('\n'),
  }))
}
