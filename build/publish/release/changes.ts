import type { TSchema } from '../../contract/schema.ts'
import {
  CHANGES_FORMAT,
  type ChangesEntry,
  ChangesIndex,
  type ProductChange,
  ReleaseChanges,
  type ReleaseName,
  LatestChanges,
} from '../../contract/changes.ts'
import { recordBegins } from '../../contract/notices.ts'
import { CHANGES_INDEX, LATEST_CHANGES, changesPath } from '../../contract/paths.ts'
import { checkedFile, inFolder } from '../answers/output-file.ts'
import { NO_DIFFERENCES, differences } from './compare-releases.ts'
import type { Publisher } from '../../contract/service-words.ts'
import { atomFeed } from './feed.ts'
import { latestChanges } from './latest-changes.ts'
import type { Previous } from './source.ts'
import type { Tree } from './tree.ts'
import { jsonAt } from './records.ts'

/** Writes what changed since the previous release: `/changes/` and the feed. */
export function writeChanges(
  tree: Tree,
  {
    dataDate,
    baseUrl,
    service,
  }: { readonly dataDate: string; readonly baseUrl: string; readonly service: Publisher },
  previous: Previous | null,
): void {
  const release: ReleaseName = { release: (previous?.manifest.release ?? 0) + 1, data_date: dataDate }
  const before = previous && nameOf(previous.manifest)
  const compared = previous === null ? NO_DIFFERENCES : differences(tree, previous)
  const changes: ReleaseChanges = { format: CHANGES_FORMAT, ...release, previous: before, ...compared }
  const older = previous === null ? [] : (olderEntries(previous)?.releases ?? [])
  const entries = [entryOf(changes), ...older]
  put(tree, changesPath(release.release), changes, ReleaseChanges)
  for (const { path } of older) keep(tree, previous, path.slice(1))
  const since = nameOf(entries.at(-1) ?? release)
  const message = recordBegins(since)
  const index: ChangesIndex = { format: CHANGES_FORMAT, since, message, releases: entries }
  put(tree, CHANGES_INDEX, index, ChangesIndex)
  const changesOf = ({ path }: ChangesEntry) => jsonAt(tree, path.slice(1)) as ReleaseChanges
  tree.put('changes/feed.atom', atomFeed(baseUrl, service, entries, changesOf))
  // The first release known changed nothing, it only began.
  const latest = latestChanges(changesSince(entries, changesOf), since)
  put(tree, LATEST_CHANGES, latest, LatestChanges)
}

function* changesSince(
  entries: readonly ChangesEntry[],
  changesOf: (entry: ChangesEntry) => ReleaseChanges,
): Generator<ReleaseChanges> {
  for (const entry of entries.slice(0, -1)) yield changesOf(entry)
}

function nameOf({ release, data_date }: ReleaseName): ReleaseName {
  return { release, data_date }
}

function entryOf(changes: ReleaseChanges): ChangesEntry {
  const { release, data_date, previous, products, law, insurers, categories, forms } = changes
  const count = (kind: ProductChange['kind']) => products.filter((product) => product.kind === kind).length
  return {
    release,
    data_date,
    previous,
    path: changesPath(release),
    added: count('added'),
    withdrawn: count('withdrawn'),
    removed: count('removed'),
    changed: count('changed'),
    facts: products.reduce((total, { facts }) => total + facts.length, 0),
    law: law.length,
    clauses: products.reduce((total, { clauses }) => total + clauses.length, 0),
    insurers: insurers.length,
    categories: categories.length,
    forms: forms.length,
  }
}

function olderEntries(previous: Previous): ChangesIndex | null {
  const bytes = previous.read(inFolder(CHANGES_INDEX))
  return bytes === null ? null : (JSON.parse(new TextDecoder().decode(bytes)) as ChangesIndex)
}

function keep(tree: Tree, previous: Previous | null, path: string): void {
  const bytes = previous?.read(path) ?? null
  if (bytes === null) throw new Error(`--previous: the previous release names ${path} but does not hold it.`)
  tree.put(path, bytes)
}

function put(tree: Tree, path: string, body: object, schema: TSchema): void {
  tree.put(inFolder(path), checkedFile(path, body, schema).content)
}
