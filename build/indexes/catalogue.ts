import MiniSearch from 'minisearch'
import type { CatalogueFile } from '../contract/index-files.ts'
import { INDEX_FORMAT } from '../contract/limits.ts'
import { CATALOGUE_INDEX } from '../contract/text/search-options.ts'
import type { BodyContext } from '../bodies/context.ts'
import { card } from '../bodies/policy.ts'

/** `/index/catalogue.json`: every card in list order with the index over them, and what filters and comparisons need. */
export function catalogueFile(context: BodyContext): CatalogueFile {
  const { catalogue, store } = context
  const cards = store.products().map((row) => card(context, row))
  const index = new MiniSearch(CATALOGUE_INDEX)
  for (const [id, { name, uin, insurer, category }] of cards.entries()) {
    const aliases = catalogue.insurers.get(insurer.slug)?.record.aliases ?? []
    const insurerWords = [insurer.name, ...aliases].join('\n')
    index.add({ id, name, uin, insurer: insurerWords, category: category.name })
  }
  return {
    format: INDEX_FORMAT,
    data_date: context.dataDate,
    notice: context.notice,
    categories: [...catalogue.categories.values()].map(({ record }) => ({
      slug: record.slug,
      fields: record.fields.map(({ key, label, group, type, question }) => {
        return { key, label, group, type, question }
      }),
    })),
    insurers: [...catalogue.insurers.keys()].map((slug) => ({ slug })),
    cards,
    index: index.toJSON(),
  }
}
