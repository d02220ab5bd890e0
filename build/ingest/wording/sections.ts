import type { Entry } from './blocks.ts'
import { countsOf } from '../../contract/groups.ts'

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
  const counts = countsOf(headings.flatMap(({ look, labels }) => (labels.length === 0 ? [look] : [])))
  const often = [...counts].filter(([, count]) => count >= 3).map(([look]) => look)
  const [most] = often.sort((one, two) => strikes(two) - strikes(one))
  return new Set(most === undefined ? [] : [most])
}

function mostCommon(parts: readonly Entry[]): string {
  const counts = countsOf(parts.map(({ labels }) => labels[0]?.keyword ?? ''))
  return [...counts].sort(([, one], [, two]) => two - one)[0]?.[0] ?? ''
}

/** How much a heading strikes the eye: by its size, then its capitals, then its weight. */
export function strikes(look: string): number {
  const size = Number(/\d+/u.exec(look)?.[0] ?? 0)
  return (
    size +
    (look.includes('capitals') ? 1 : 0) +
    (look.includes('bold') ? 0.5 : 0) +
    (look.includes('centred') ? 0.2 : 0)
  )
}
