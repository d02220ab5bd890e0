import type { Entry } from './entries.ts'
import type { Label } from './labels.ts'
import type { Place } from './place.ts'

// Which list a label belongs to: the next of an open one, or the first of a new one. What fits neither is no label
// ("38. of the Insurance Act" at the beginning of a line).

/** A label, how many places of the stack stay open above it, and what it follows where it skips. */
export interface Reading {
  readonly label: Label
  readonly depth: number
  readonly skips: string | null
}

/** Reads the label of an entry in the one way that fits best; null where none fits. */
export function readLabel(entry: Entry, stack: readonly Place[]): Reading | null {
  let best: { score: number; reading: Reading } | null = null
  for (const label of entry.labels)
    for (const { score, depth, skips } of placesFor(label, entry, stack))
      if (best === null || score > best.score) best = { score, reading: { label, depth, skips } }
  return best?.reading ?? null
}

/** Whether two are set alike; whether a short line is centred cannot always be told. */
export function isAlike(one: Pick<Place, 'look'>, two: Pick<Entry, 'look'>): boolean {
  return one.look.replace('centred', '') === two.look.replace('centred', '')
}

interface Fit {
  readonly score: number
  readonly depth: number
  readonly skips: string | null
}

function placesFor(label: Label, entry: Entry, stack: readonly Place[]): Fit[] {
  if (label.style === 'bullet') return [bulletFit(stack, entry)]
  if (label.style === 'note') return [{ score: 1, depth: clauseDepth(stack), skips: null }]
  if (label.style === 'part') return isPartHeading(label, entry) ? [partFit(label, stack)] : []
  if (label.style === 'decimal') return decimalFits(label, entry, stack)
  const fits: Fit[] = []
  for (const [depth, place] of stack.entries()) {
    const held = place.label
    if (held === null || held.style !== label.style || held.shape !== label.shape) continue
    const step = label.value - held.value
    const near = Math.abs(place.indent - entry.indent) < 8 ? 1 : 0
    const alike = near + (place.look === entry.look ? 1 : 0) + depth * 0.01
    if (step === 1) fits.push({ score: 3 + alike, depth, skips: null })
    else if (entry.heading && place.kind === 'section' && isAlike(place, entry) && label.value > 1)
      fits.push({ score: 1.5, depth, skips: held.name })
    else if (step > 1 && step <= 3 && near === 1 && (place.kind === 'item' || isAlike(place, entry)))
      fits.push({ score: 1 + alike, depth, skips: held.name })
    else if (label.value === 1 && near === 1)
      fits.push({ score: (depth === stack.length - 1 ? 2.6 : 2.1) + alike * 0.1, depth, skips: null })
  }
  if (label.value === 1) fits.push({ score: 2.4, depth: stack.length, skips: null })
  else if (label.value <= 3 && label.style === 'number' && entry.heading)
    fits.push({ score: 1, depth: 1, skips: '' })
  else if (label.value <= 3 && entry.heading && stack.every((place) => place.label === null))
    fits.push({ score: 1, depth: 1, skips: '' })
  else if (label.value === 2 && label.style === 'number' && isOutdented(entry, stack))
    fits.push({ score: 0.8, depth: sectionOf(stack), skips: '' })
  else if (label.style === 'definition')
    fits.push({ score: 1, depth: definitionDepth(stack), skips: stack.at(-1)?.kind === 'term' ? null : '' })
  return fits
}

/** Whether an entry is further left than the list before it. */
function isOutdented(entry: Entry, stack: readonly Place[]): boolean {
  return stack.some(({ label, indent }) => label !== null && indent > entry.indent + 6)
}

function sectionOf(stack: readonly Place[]): number {
  return stack.findLastIndex(({ kind }) => kind === 'part' || kind === 'section' || kind === 'root') + 1
}

/** Whether the name of a part opens it: set as a heading, or parted from a title ("List I - Items …"). */
function isPartHeading({ shape }: Label, { heading, lead, text }: Entry): boolean {
  return heading || lead !== '' || (/^[-–—:]$/u.test(shape) && text.length < 110 && !text.endsWith('.'))
}

/** Bullets of one indent are of one list. */
function bulletFit(stack: readonly Place[], entry: Entry): Fit {
  const same = stack.findIndex(
    ({ label, indent }) => label?.style === 'bullet' && Math.abs(indent - entry.indent) < 8,
  )
  return { score: 1, depth: same === -1 ? stack.length : same, skips: null }
}

function clauseDepth(stack: readonly Place[]): number {
  return stack.findLastIndex(({ clause }) => clause !== null) + 1
}

/** Beside the terms that are defined where it is, whether they have a label or not. */
function definitionDepth(stack: readonly Place[]): number {
  const inner = stack.findLastIndex(
    ({ definitions, kind }) => definitions && kind !== 'term' && kind !== 'item',
  )
  return inner === -1 ? clauseDepth(stack) : inner + 1
}

/** A list belongs to an annexure; every other part closes what is open, unless that is a part which holds parts of its kind. */
function partFit(label: Label, stack: readonly Place[]): Fit {
  const same = stack.findIndex(
    (place) => place.label?.style === 'part' && place.label.keyword === label.keyword,
  )
  if (same !== -1) return { score: 4, depth: same, skips: null }
  const nested = label.keyword === 'list' || (label.keyword === 'section' && stack.some(isOuter))
  const outer = stack.findLastIndex((place) => place.label?.style === 'part')
  return { score: 4, depth: nested && outer !== -1 ? outer + 1 : 1, skips: null }
}

function isOuter({ label }: Place): boolean {
  return label?.style === 'part' && /^(?:part|chapter|annexure|annex|appendix|schedule)$/u.test(label.keyword)
}

/** A decimal label belongs below the label it begins with, or beside one that begins alike. */
function decimalFits(label: Label, entry: Entry, stack: readonly Place[]): Fit[] {
  const { path } = label
  const fits: Fit[] = []
  for (const [depth, place] of stack.entries()) {
    const held = place.label === null ? [] : pathOf(place.label)
    if (held.length === 0) continue
    const below = held.length === path.length - 1 && held.every((number, at) => number === path[at])
    if (below) fits.push({ score: 4 + depth * 0.01, depth: depth + 1, skips: path.at(-1) === 1 ? null : '' })
    const beside = held.length === path.length && held.slice(0, -1).every((number, at) => number === path[at])
    const step = (path.at(-1) ?? 0) - (held.at(-1) ?? 0)
    if (beside && step >= 0 && step <= 4)
      fits.push({ score: 5, depth, skips: step <= 1 ? null : (place.label?.name ?? '') })
    else if (beside && entry.lead !== '') fits.push({ score: 2, depth, skips: place.label?.name ?? '' })
  }
  if (fits.length > 0) return fits
  const sibling = stack.findIndex((place) => place.label?.style === 'decimal')
  if (sibling !== -1 && isAfter(stack[sibling]?.label?.path ?? [], path))
    return [{ score: 2, depth: sibling, skips: null }]
  const first = path.every((number, at) => at === 0 || number === 1)
  return entry.lead !== '' || first ? [{ score: 1, depth: sectionDepth(stack, path), skips: '' }] : []
}

function pathOf(label: Label): readonly number[] {
  return label.style === 'decimal' ? label.path : label.style === 'number' ? [label.value] : []
}

function isAfter(held: readonly number[], path: readonly number[]): boolean {
  return (path[0] ?? 0) >= (held[0] ?? 0) && (path[0] ?? 0) <= (held[0] ?? 0) + 2
}

/** Below the section that has its first number, else in the innermost part or section. */
function sectionDepth(stack: readonly Place[], path: readonly number[]): number {
  const own = stack.findLastIndex(
    ({ label }) => label !== null && pathOf(label).length === 1 && pathOf(label)[0] === path[0],
  )
  if (own !== -1) return own + 1
  return sectionOf(stack)
}
