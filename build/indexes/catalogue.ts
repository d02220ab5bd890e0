import MiniSearch from 'minisearch'
import type { CatalogueFile, CategoryEntry, InsurerEntry } from '../contract/index-files.ts'
import { INDEX_FORMAT } from '../contract/limits.ts'
import { CATALOGUE_INDEX } from '../contract/text/search-options.ts'
import type { PageContext } from '../bodies/context.ts'
import { card } from '../bodies/policy.ts'
import { supersededAmong } from './superseded.ts'

/** `/index/catalogue.json`: every card in list order with the index over them, and what filters and comparisons need. */
export function catalogueFile(context: PageContext): CatalogueFile {
  const { catalogue, store } = context
  const rows = store.products()
  const cards = rows.map((row) => card(context, row))
  const categories = categoryEntries(context)
  const insurers = insurerEntries(context)
  const wordsOf = (entries: readonly { slug: string; words: string }[]) =>
    new Map(entries.map(({ slug, words }) => [slug, words]))
  const [categoryWords, insurerWords] = [wordsOf(categories), wordsOf(insurers)]
  const index = new MiniSearch(CATALOGUE_INDEX)
  for (const [id, { name, uin, insurer, category }] of cards.entries()) {
    const words = { insurer: insurerWords.get(insurer.slug), category: categoryWords.get(category.slug) }
    index.add({ id, name, uin, insurer: words.insurer ?? '', category: words.category ?? '' })
  }
  return {
    format: INDEX_FORMAT,
    data_date: catalogue.dataset.record.data_date,
    categories,
    insurers,
    superseded: supersededAmong(rows),
    cards,
    index: index.toJSON(),
  }
}

function categoryEntries({ catalogue }: PageContext): CategoryEntry[] {
  return [...catalogue.categories.values()].map(({ record: { slug, line, name, description, fields } }) => ({
    slug,
    words: [line, name, description].filter(Boolean).join('\n'),
    fields: fields.map(({ key, label, group, type }) => ({ key, label, group, type })),
  }))
}

function insurerEntries({ catalogue }: PageContext): InsurerEntry[] {
  return [...catalogue.insurers.values()].map(({ record: { slug, name, aliases } }) => ({
    slug,
    words: [name, ...aliases].join('\n'),
  }))
}
