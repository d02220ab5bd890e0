import { escapedMarkup as escaped } from '../../contract/escaped-markup.ts'
import { type Publisher, licenceOf } from '../../contract/service-words.ts'
import type { ChangesEntry, ReleaseChanges } from '../../contract/changes.ts'

/** Most products that an entry of the feed names. */
const NAMED = 20

/** `/changes/feed.atom`: one entry per release, the newest first. The times are the days of the data, in the order of the releases. */
export function atomFeed(
  base: string,
  service: Publisher,
  entries: readonly ChangesEntry[],
  changesOf: (entry: ChangesEntry) => ReleaseChanges,
): string {
  const updated = entries[0] === undefined ? '1970-01-01T00:00:00Z' : timeOf(entries[0], entries)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escaped(base)}/changes/feed.atom</id>
  <title>${escaped(`Changes of ${service.title}`)}</title>
  <updated>${updated}</updated>
  <author><name>${escaped(service.operator?.name ?? service.title)}</name></author>
  <rights>${escaped(licenceOf(service))}</rights>
  <link rel="self" type="application/atom+xml" href="${escaped(base)}/changes/feed.atom"/>
  <link rel="alternate" type="application/json" href="${escaped(base)}/changes/index.json"/>
  <link rel="related" type="text/html" href="${escaped(base)}/docs/changelog" title="What changed in the service"/>
${entries.map((entry) => atomEntry(base, entry, changesOf(entry), timeOf(entry, entries))).join('')}</feed>
`
}

/** The day of the data, a minute later for each release of the same day: readers sort by it, and skip what they know. */
function timeOf({ release, data_date }: ChangesEntry, entries: readonly ChangesEntry[]): string {
  const before = entries.filter((one) => one.data_date === data_date && one.release < release).length
  return `${new Date(Date.parse(data_date) + 60_000 * before).toISOString().slice(0, 19)}Z`
}

function atomEntry(base: string, entry: ChangesEntry, changes: ReleaseChanges, updated: string): string {
  const address = escaped(base + entry.path)
  return `  <entry>
    <id>${address}</id>
    <title>Release ${entry.release}, data of ${entry.data_date}</title>
    <updated>${updated}</updated>
    <link rel="alternate" type="application/json" href="${address}"/>
    <summary>${escaped(summaryOf(entry, changes))}</summary>
    <content type="text">${escaped(contentOf(entry, changes))}</content>
  </entry>
`
}

/** Summary of changes, in numbers. */
function summaryOf(entry: ChangesEntry, changes: ReleaseChanges): string {
  const { added, withdrawn, removed, changed, facts, law, previous } = entry
  const { clauses, insurers, categories, forms } = entry
  if (previous === null) return 'The first release: there is nothing to compare it with.'
  const others = [
    ['Clauses', clauses],
    ['Insurers', insurers],
    ['Types of insurance', categories],
    ['Forms', forms],
  ] as const
  const said = others.flatMap(([name, count]) => (count === 0 ? [] : [` ${name}: ${count}.`]))
  if (changes.notice !== null) said.push(' The notice of the answers is another.')
  if (added + withdrawn + removed + changed + law === 0 && said.length === 0) return 'Nothing changed.'
  return `Products: ${added} added, ${withdrawn} withdrawn, ${removed} removed, ${changed} changed. Facts: ${facts}. Law instruments: ${law}.${said.join('')}`
}

function contentOf(entry: ChangesEntry, changes: ReleaseChanges): string {
  const products = changes.products.map(
    ({ uin, kind, before, after, facts }) =>
      `${kind}: ${(after ?? before)?.name} (${uin})${facts.length === 0 ? '' : `: ${facts.map(({ label }) => label).join('; ')}`}`,
  )
  const more = products.length > NAMED ? [`and ${products.length - NAMED} more products`] : []
  const { law, insurers, categories, forms } = changes
  const others = [
    ...law.map((one) => line(one, (state) => state.title)),
    ...insurers.map((one) => line(one, (state) => state.name)),
    ...categories.map((one) => line(one, (state) => state.name)),
    ...forms.map((one) => line(one, (state) => state.title)),
  ]
  return [summaryOf(entry, changes), ...products.slice(0, NAMED), ...more, ...others].join('\n')
}

/** A record that changed, by its name. */
function line<State>(
  { kind, before, after }: { kind: string; before: State | null; after: State | null },
  nameOf: (state: State) => string,
): string {
  const state = after ?? before
  return `${kind}: ${state === null ? '' : nameOf(state)}`
}
