import type { Previous } from './source.ts'
import type { Tree } from './tree.ts'

/** Day of the data in JSON and in Markdown. */
const DAY = /("data_date":"|[Dd]ata of:? )\d{4}-\d\d-\d\d/gu

/** Day of the data at the foot of a page, in the words of any language. */
const DAY_AT_FOOT = /(<footer class="bottom"><p>[^<]*<time datetime=")\d{4}-\d\d-\d\d">[^<]*/u

/** Files that say up to which day everything is true, and files about releases. */
const OF_TODAY =
  /^(?:api\/v1\/stats|index\/answers\/stats|index\/service\.json|index\.(?:html|md)|llms\.txt|(?:changes|release)\/.*)$/u

/** Files with such a day: answers without an extension, and pages. */
const TEXT = /^(?:api\/v1|index\/answers)\/|\.(?:json|html|md)$/u

/** Leaves every file whose day alone is another as the previous release has it: whoever follows need not fetch it again. */
export function keepUnchanged(tree: Tree, previous: Previous): void {
  for (const path of Array.from(tree.paths())) {
    if (!TEXT.test(path) || OF_TODAY.test(path)) continue
    const before = previous.read(path)
    if (before === null) continue
    const now = tree.read(path)
    if (Buffer.compare(before, now) !== 0 && withoutDay(before) === withoutDay(now))
      tree.replace(path, before)
  }
}

function withoutDay(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8').replace(DAY, '$1').replace(DAY_AT_FOOT, '$1')
}
