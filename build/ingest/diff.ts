import { diffArrays } from 'diff'
import type { FileChange } from './record-edits.ts'
import { shortened } from '../contract/shortened.ts'

/** Number of lines that are shown, and of those removed and added up to which two files are compared line by line. */
const [MOST_LINES, MOST_COMPARED] = [400, 2000]

/** Changes of the files, line by line, for a person to read: `-` is removed, `+` is added. */
export function shownDiff(files: readonly FileChange[]): string {
  return files
    .map(({ path, before, after }) => `${before === null ? `${path} (new)` : path}\n${lines(before, after)}`)
    .join('\n')
}

function lines(before: string | null, after: string): string {
  const all = lineDiff(before === null ? [] : before.trimEnd().split('\n'), after.trimEnd().split('\n'))
  const shown = all.slice(0, MOST_LINES).map((line) => shortened(line, 160))
  return [
    ...shown,
    ...(all.length > MOST_LINES ? [`  … and ${all.length - MOST_LINES} more lines`] : []),
  ].join('\n')
}

/** The removed and added lines, without those that stay; of two texts that differ in too many, all. */
function lineDiff(before: string[], after: string[]): string[] {
  const all = [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ]
  const changes = diffArrays(before, after, { maxEditLength: MOST_COMPARED }) ?? all
  return changes
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) => value.map((line) => `${added ? '+' : '-'} ${line}`))
}
