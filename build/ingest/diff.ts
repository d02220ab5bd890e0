import { countsOf } from '../contract/groups.ts'
import type { FileChange } from './record-edits.ts'

const MOST_LINES = 400

/** Changes of the files, line by line, for a person to read: `-` is removed, `+` is added. */
export function shownDiff(files: readonly FileChange[]): string {
  return files
    .map(({ path, before, after }) => `${before === null ? `${path} (new)` : path}\n${lines(before, after)}`)
    .join('\n')
}

function lines(before: string | null, after: string): string {
  const all = lineDiff(before === null ? [] : before.trimEnd().split('\n'), after.trimEnd().split('\n'))
  const shown = all.slice(0, MOST_LINES).map((line) => (line.length > 160 ? `${line.slice(0, 159)}…` : line))
  return [
    ...shown,
    ...(all.length > MOST_LINES ? [`  … and ${all.length - MOST_LINES} more lines`] : []),
  ].join('\n')
}

/** The removed and added lines, without those that stay. Lines at both ends that are the same are not compared. */
function lineDiff(before: readonly string[], after: readonly string[]): string[] {
  let [start, end] = [0, 0]
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  const most = Math.min(before.length, after.length) - start
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return middle(before.slice(start, before.length - end), after.slice(start, after.length - end))
}

/** Splits at lines that are once on either side, in the same order; the lines between are given as a whole. */
function middle(before: readonly string[], after: readonly string[]): string[] {
  const once = (all: readonly string[]) => {
    const counts = countsOf(all)
    return (line: string) => counts.get(line) === 1
  }
  const [alone, aloneAfter] = [once(before), once(after)]
  const places = new Map(after.map((line, at) => [line, at]))
  const out: string[] = []
  let [from, to] = [0, 0]
  const flush = (upTo: number, upToAfter: number) => {
    for (const line of before.slice(from, upTo)) out.push(`- ${line}`)
    for (const line of after.slice(to, upToAfter)) out.push(`+ ${line}`)
  }
  for (const [at, line] of before.entries()) {
    const place = places.get(line)
    if (place === undefined || place < to || !alone(line) || !aloneAfter(line)) continue
    flush(at, place)
    ;[from, to] = [at + 1, place + 1]
  }
  flush(before.length, after.length)
  return out
}
