import MiniSearch from 'minisearch'
import type { CatalogueFile, LawFile, ServiceFile, TextFile } from './contract/index-files.ts'
import type { Clause } from './contract/records.ts'
import { CATALOGUE_INDEX, LAW_INDEX, TEXT_INDEX } from './contract/search.ts'
import { INDEX_FORMAT } from './contract/service.ts'
import { stem, tokens } from './contract/words.ts'
import { SEARCH_MODULE } from './search-module.ts'
import { headingsAbove, publishedText, quotedClauses } from './pages/clause.ts'
import { type PageContext, clausesOf } from './pages/context.ts'
import { instrument } from './pages/law.ts'
import { card } from './pages/policy.ts'
import type { ProductSubject } from './rules/rule.ts'

// The files under `/index/`: what the query function and offline clients answer from.

/** `/index/text/<name>.json`: one product's clauses with their text, and the index over them. */
export function textFile(context: PageContext, subject: ProductSubject): TextFile {
  const { uin, name, documents } = subject.product
  const clauses = clausesOf(subject)
  const known = knownWords(subject)
  const index = new MiniSearch(TEXT_INDEX)
  const published = clauses.map((clause) => ({
    id: clause.id,
    number: clause.number,
    title: clause.title,
    document: clause.document,
    page: clause.page,
    headings: headingsAbove(subject, clause).map(heading).join('\n'),
    known: known.get(clause.id) ?? '',
    text: publishedText(clause.text),
  }))
  for (const words of published.toSorted((one, two) => one.id - two.id)) index.add(words)
  return {
    format: INDEX_FORMAT,
    data_date: context.catalogue.dataset.record.data_date,
    uin,
    policy: { name, url: context.to.policy(uin) },
    documents: documents.map(({ id, kind, title }) => ({ id, kind, title })),
    clauses: published,
    index: index.toJSON(),
  }
}

/** What a clause is called: its printed heading, or its first line where it has none. */
function heading({ title, text }: Clause): string {
  return title === '' ? (text.split('\n', 1)[0] ?? '') : title
}

/** What maintainers know of each clause: the fields whose facts quote it or were looked for in it. */
function knownWords({ product, category }: ProductSubject): Map<number, string> {
  const known = new Map<number, string[]>()
  const facts = new Map(product.facts.map((fact) => [fact.key, fact]))
  for (const { key, label, question, terms } of category?.fields ?? []) {
    const fact = facts.get(key)
    if (fact === undefined) continue
    for (const id of new Set([...quotedClauses(fact), ...(fact.looked_at ?? [])])) {
      known.set(id, [...(known.get(id) ?? []), label, question, ...terms])
    }
  }
  return new Map([...known].map(([id, words]) => [id, words.join('\n')]))
}

/** `/index/catalogue.json`: every card in list order with the index over them, and what filters and comparisons need. */
export function catalogueFile(context: PageContext): CatalogueFile {
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
    data_date: catalogue.dataset.record.data_date,
    categories: [...catalogue.categories.values()].map(({ record }) => ({
      slug: record.slug,
      fields: record.fields.map(({ key, label, group, type }) => ({ key, label, group, type })),
    })),
    insurers: [...catalogue.insurers.keys()].map((slug) => ({ slug })),
    cards,
    index: index.toJSON(),
  }
}

/** `/index/law.json`: the instruments, their sections as one flat list, and the index over the sections. */
export function lawFile(context: PageContext): LawFile {
  const index = new MiniSearch(LAW_INDEX)
  const laws = context.catalogue.laws.map(({ record }) => record)
  const sections = laws.flatMap((law, at) =>
    law.sections.map(({ number, heading, text, summary, omitted }) => {
      return { instrument: at, number, heading, text, summary, omitted }
    }),
  )
  for (const [id, section] of sections.entries()) {
    const law = laws[section.instrument]
    const words = [law?.title, law?.number, ...(law?.topics ?? [])].filter(Boolean).join('\n')
    const text = [section.summary, section.text].filter(Boolean).join('\n\n')
    index.add({ id, instrument: words, heading: section.heading, text })
  }
  return {
    format: INDEX_FORMAT,
    data_date: context.catalogue.dataset.record.data_date,
    instruments: laws.map((law) => instrument(context, law)),
    sections,
    index: index.toJSON(),
  }
}

/** `/index/words.json`: the stems the trade knows. A word among them is never taken for a misspelling of another. */
export function wordsFile({ catalogue }: PageContext): string[] {
  const fields = [...catalogue.categories.values()].flatMap(({ record }) => record.fields)
  const sections = catalogue.laws.flatMap(({ record }) => record.sections)
  const texts = [
    ...catalogue.synonyms.record.flat(),
    ...fields.flatMap(({ label, question, terms }) => [label, question, ...terms]),
    ...sections.flatMap(({ heading, summary }) => [heading, summary ?? '']),
  ]
  const stems = new Set(texts.flatMap((text) => tokens(text).map((token) => stem(token))))
  return [...stems].filter((word) => /^\p{L}{3,}$/u.test(word)).toSorted()
}

/** `/index/service.json`: what the other files are, under which address, of which day, and how to load their indexes. */
export function serviceFile({ catalogue, to }: PageContext): ServiceFile {
  const { name, data_date } = catalogue.dataset.record
  const options = ({ fields }: { fields: readonly string[] }) => ({ idField: 'id', fields })
  return {
    format: INDEX_FORMAT,
    name,
    base_url: to.base,
    data_date,
    retired_clauses: catalogue.retired.record.clauses,
    search: SEARCH_MODULE,
    indexes: {
      text: options(TEXT_INDEX),
      catalogue: options(CATALOGUE_INDEX),
      law: options(LAW_INDEX),
    },
  }
}
