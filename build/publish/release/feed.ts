import type { ChangesEntry, ReleaseChanges } from '../../contract/changes.ts'

/** How many products an entry of the feed names. */
const NAMED = 20

/** `/changes/feed.atom`: one entry per release, the newest first. The times are the days of the data. */
export function atomFeed(
  base: string,
  entries: readonly ChangesEntry[],
  changesOf: (entry: ChangesEntry) => ReleaseChanges | null,
): string {
  const updated = `${entries[0]?.data_date ?? '1970-01-01'}T00:00:00Z`
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escaped(base)}/changes/feed.atom</id>
  <title>Changes of the insurance information service</title>
  <updated>${updated}</updated>
  <author><name>Insurance information service</name></author>
  <link rel="self" type="application/atom+xml" href="${escaped(base)}/changes/feed.atom"/>
  <link rel="alternate" type="application/json" href="${escaped(base)}/changes/index.json"/>
${entries.map((entry) => atomEntry(base, entry, changesOf(entry))).join('')}</feed>
`
}

function atomEntry(base: string, entry: ChangesEntry, changes: ReleaseChanges | null): string {
  const address = escaped(base + entry.path)
  return `  <entry>
    <id>${address}</id>
    <title>Release ${entry.release}, data of ${entry.data_date}</title>
    <updated>${entry.data_date}T00:00:00Z</updated>
    <link rel="alternate" type="application/json" href="${address}"/>
    <summary>${escaped(summaryOf(entry))}</summary>
    <content type="text">${escaped(contentOf(entry, changes))}</content>
  </entry>
`
}

/** What changed, in numbers. */
function summaryOf(entry: ChangesEntry): string {
  const { added, withdrawn, removed, changed, facts, law, previous } = entry
  if (previous === null) return 'The first release: there is nothing to compare it with.'
  if (added + withdrawn + removed + changed + law === 0) return 'Nothing changed.'
  return `Products: ${added} added, ${withdrawn} withdrawn, ${removed} removed, ${changed} changed. Facts: ${facts}. Law instruments: ${law}.`
}

function contentOf(entry: ChangesEntry, changes: ReleaseChanges | null): string {
  const products = (changes?.products ?? []).map(
    ({ uin, kind, before, after, facts }) =>
      `${kind}: ${(after ?? before)?.name} (${uin})${facts.length === 0 ? '' : `: ${facts.map(({ label }) => label).join('; ')}`}`,
  )
  const law = (changes?.law ?? []).map(({ kind, before, after }) => `${kind}: ${(after ?? before)?.title}`)
  const more = products.length > NAMED ? [`and ${products.length - NAMED} more products`] : []
  return [summaryOf(entry), ...products.slice(0, NAMED), ...more, ...law].join('\n')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/gu, ' ')
}
