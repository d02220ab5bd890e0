import { STOP_WORDS } from '../../build/search/stop-words.ts'

// Compares a query with a text as a patient reader would: no index, no stems, only how words begin.

/** Letters as a reader compares them. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u00ad]/gu, '')
}

/** The words of a text; numbers with their commas and points. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+(?:(?<=\p{N})[.,]\p{N}+)*/gu) ?? []
}

/** The words of a query, two together as one, and all words of the synonym groups that one of them is in. */
export function related(q: string, groups: readonly (readonly string[])[]): string[] {
  const asked = wordsOf(q)
  const joined = asked.map((word, at) => word + (asked[at + 1] ?? ''))
  const own = [...asked, ...joined, ...amounts(q)]
  const same = groups.filter((group) =>
    wordsOfGroup(group).some((word) => own.some((one) => isLike(one, word))),
  )
  return [...own, ...same.flatMap(wordsOfGroup), ...wordsOf(same.flat().join(' ').replaceAll('-', ''))]
}

const groupWords = new WeakMap<readonly string[], readonly string[]>()

/** The words of a group's phrases, each once; remembered, as every query is compared with every group. */
function wordsOfGroup(group: readonly string[]): readonly string[] {
  const words = groupWords.get(group) ?? [...new Set(wordsOf(group.join(' ')))]
  groupWords.set(group, words)
  return words
}

/** "5 lakh" in digits. */
function amounts(q: string): string[] {
  const times: Record<string, number> = { lakh: 1e5, lac: 1e5, crore: 1e7 }
  return [...plain(q).matchAll(/([\d.]+)\s*(lakh|lac|crore)/gu)].map(([, count, unit]) =>
    String(Math.round(Number(count) * (times[unit ?? ''] ?? 1))),
  )
}

/** Whether two words begin alike, as forms and misspellings of one word do; numbers must be the same. */
export function isLike(one: string, two: string): boolean {
  if (one[0] !== two[0]) return false
  const [a, b] = [one.replaceAll(',', ''), two.replaceAll(',', '')]
  if (/\d/u.test(a + b)) return a === b || (/\D/u.test(a + b) && (a.startsWith(b) || b.startsWith(a)))
  const length = Math.min(4, a.length, b.length)
  return a.slice(0, length) === b.slice(0, length) || isNear(a, b)
}

const near = new Map<string, boolean>()

/** Whether at most three letters make one word the beginning of the other; remembered, as words are met in many queries. */
function isNear(a: string, b: string): boolean {
  const pair = `${a} ${b}`
  let known = near.get(pair)
  if (known === undefined) near.set(pair, (known = changes(a, b) <= 3))
  return known
}

/** Count of letters to change, put in or leave out to make one word the beginning of the other. */
function changes(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const letter of a) {
    const next = [(row[0] ?? 0) + 1]
    for (let at = 1; at <= b.length; at += 1) {
      const swap = (row[at - 1] ?? 0) + (b[at - 1] === letter ? 0 : 1)
      next.push(Math.min(swap, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return Math.min(...row)
}

/** For each word that matters in the question, all words that may mean it. */
export function waysOf(q: string, groups: readonly (readonly string[])[]): string[][] {
  const asked = wordsOf(q)
  return asked.flatMap((word, at) => {
    if (STOP_WORDS.has(word)) return []
    const [before = '', after = ''] = [asked[at - 1], asked[at + 1]]
    return [[...related(word, groups), before + word, word + after, ...amounts(`${before} ${word} ${after}`)]]
  })
}
