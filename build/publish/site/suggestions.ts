import { supersededAmong } from '../../contract/product-versions.ts'
import { isRead } from '../../contract/is-read.ts'
import type { BodyContext } from '../answers/context.ts'
import { type OutputFile, jsonFile } from '../answers/output-file.ts'

/** Most lines that a file of suggestions may hold: at most about 10 kB over the wire. */
const MOST = 500
/** Number of letters of a word that choose the file; suggest.js has the same. */
const KEY = 2

/**
 * Suggestions of the search box: for the first two letters of each word of a line, a file of lines with such a word.
 * Questions come first, then what was read; products of which a newer version is held are left out.
 */
export function* suggestionFiles(context: BodyContext): Generator<OutputFile> {
  const files = new Map<string, string[]>()
  for (const line of new Set(linesOf(context)))
    for (const key of keysOf(line)) {
      const lines = files.get(key)
      if (lines === undefined) files.set(key, [line])
      else if (lines.length < MOST) lines.push(line)
    }
  for (const [key, lines] of files) yield jsonFile(`/assets/suggest/${key}.json`, lines)
}

function linesOf({ catalogue, store }: BodyContext): string[] {
  const rows = store.products()
  const replaced = new Set(supersededAmong(rows))
  const newest = rows.filter((_, place) => !replaced.has(place))
  const names = (records: Iterable<{ readonly record: { readonly name: string } }>) =>
    Array.from(records, ({ record }) => record.name)
  return [
    ...catalogue.questions.record.map(({ question }) => question),
    ...names(catalogue.categories.values()),
    ...names(catalogue.insurers.values()),
    ...rows.filter(isRead).map(({ name }) => name),
    ...catalogue.laws.map(({ record }) => record.title),
    ...newest.map(({ name }) => name),
  ].map((line) => line.replaceAll(/\s+/gu, ' '))
}

function keysOf(line: string): Set<string> {
  const words = line.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return new Set(words.map((word) => word.slice(0, KEY)).filter((key) => /^[a-z\d]{2}$/u.test(key)))
}
