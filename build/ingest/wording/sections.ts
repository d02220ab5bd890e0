import type { Entry } from './entries.ts'
import type { Place } from './place.ts'

// Unlabelled headings: those of sections, and how deep the others are.

/**
 * How the headings of sections are set: as those of labelled parts that have a title, else as those with a number; in a document without
 * either, as the most striking of its headings that come often.
 */
export function sectionLooks(entries: readonly Entry[]): ReadonlySet<string> {
  const headings = entries.filter(({ heading }) => heading)
  const parts = headings.filter(({ labels }) => labels[0]?.style === 'part' && labels[0].keyword !== 'list')
  const numbered = headings.filter(({ labels }) => labels[0]?.style === 'number')
  const shared = (look: string) => numbered.filter((heading) => heading.look === look).length >= 3
  if (parts.length >= 2) {
    const titled = parts.filter(({ lead, labels }) => lead !== '' && labels[0]?.keyword === mostCommon(parts))
    return new Set(titled.map(({ look }) => look).filter((look) => !shared(look)))
  }
  if (numbered.length >= 3) return new Set()
  const counts = new Map<string, number>()
  for (const { look, labels } of headings)
    if (labels.length === 0) counts.set(look, (counts.get(look) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= 3).map(([look]) => look)
  const [most] = often.sort((one, two) => strikes(two) - strikes(one))
  return new Set(most === undefined ? [] : [most])
}

function mostCommon(parts: readonly Entry[]): string {
  const counts = new Map<string, number>()
  for (const { labels } of parts)
    counts.set(labels[0]?.keyword ?? '', (counts.get(labels[0]?.keyword ?? '') ?? 0) + 1)
  return [...counts].sort(([, one], [, two]) => two - one)[0]?.[0] ?? ''
}

/** How much a heading strikes the eye: by its size, then its capitals, then its weight. */
function strikes(look: string): number {
  const size = Number(/\d+/u.exec(look)?.[0] ?? 0)
  return (
    size +
    (look.includes('capitals') ? 1 : 0) +
    (look.includes('bold') ? 0.5 : 0) +
    (look.includes('centred') ? 0.2 : 0)
  )
}

/** How deep an unlabelled heading is: as those that look alike, else in the innermost clause. */
export function depthOf(
  { look }: Entry,
  stack: readonly Place[],
  lookDepth: ReadonlyMap<string, number>,
): number {
  const known = lookDepth.get(look)
  if (known !== undefined && known <= stack.length && known > 0) return known
  const high = /capitals/u.test(look)
  const inner = stack.findLastIndex(({ kind, clause }) =>
    high ? kind === 'part' || kind === 'section' : clause !== null && kind !== 'term' && kind !== 'heading',
  )
  return Math.max(inner, 0) + 1
}

/** Whether an unlabelled heading is set like that of the section it comes after, which has no label either. */
export function isBeside({ look, labels }: Entry, section: Place | undefined): boolean {
  if (labels.length > 0 || section?.kind !== 'section') return false
  return section.label === null && section.look === look
}

/**
 * Whether an unlabelled heading closes the section before it, and is in none: no list that is open goes on after it, and
 * it is set like the headings of sections, or more strikingly, or in capitals at the top of a page after an annexure.
 */
export function isSectionOfItsOwn(stack: readonly Place[], entries: readonly Entry[], at: number): boolean {
  const [entry, section] = [entries[at], stack[1]]
  if (entry === undefined || section === undefined || entry.labels.length > 0) return false
  if (entry.look.startsWith('plain')) return false
  const isFirst = entries[at - 1] !== undefined && entries[at - 1]?.page !== entry.page
  const isAfterAnnexure = /^(?:annexure|annex|appendix|schedule)$/u.test(section.label?.keyword ?? '')
  const striking =
    strikes(entry.look) > strikes(section.look) ||
    (section.kind === 'section' && isLike(entry.look, section.look)) ||
    (isAfterAnnexure && isFirst && entry.look.includes('capitals'))
  return striking && !entries.slice(at + 1).some((later) => goesOn(later, stack))
}

/** Whether an entry is the next of a list that is open. */
function goesOn({ labels }: Entry, stack: readonly Place[]): boolean {
  return labels.some(({ style, shape, keyword, value }) =>
    stack.some(
      ({ label }) =>
        label?.style === style &&
        label.shape === shape &&
        label.keyword === keyword &&
        label.value + 1 === value,
    ),
  )
}

/** Whether two looks are one, or share a weight and a colour that is not that of most text. */
function isLike(one: string, two: string): boolean {
  if (one === two) return /capitals|centred/u.test(one)
  const colour = (look: string) => Number(/\d+$/u.exec(look)?.[0] ?? 0)
  const isGrey = [16, 8, 0].every(
    (shift) => Math.abs(((colour(one) >> shift) & 255) - (colour(one) & 255)) < 60,
  )
  return colour(one) === colour(two) && !isGrey && one.includes('bold') === two.includes('bold')
}
