import type { Label } from '../layout/labels.ts'
import { countsOf } from '../../contract/groups.ts'

/** The number of an open clause, and its own label at its end. */
export interface Numbered {
  readonly number: string
  readonly own: string
}

/** The number of the innermost place that has one. */
export function innermostNumber(stack: readonly Numbered[]): Numbered {
  const number = stack.findLast((place) => place.number !== '')?.number ?? ''
  const own = stack.findLast((place) => place.number === number && place.own !== '')?.own ?? ''
  return { number, own }
}

/**
 * The number of a clause: its label with those of its parents, where a label alone would not tell it from others.
 *
 * @example numberUnder({ number: 'Part C 1', own: '1' }, label('(2)')) // 'Part C 1(2)'
 */
export function numberUnder(parent: Numbered, label: Label): string {
  const { number, own } = parent
  if (number === '') return label.name
  if (label.style === 'part' || label.style === 'note' || label.style === 'named')
    return `${number} ${label.name}`
  if (label.style === 'decimal') return decimalUnder(parent, label)
  if (/[(]/u.test(label.shape)) return `${number}${/[\d)]$/u.test(number) ? '' : ' '}(${label.name})`
  return isPlainNumber(number, own) ? `${number}.${label.name}` : `${number} ${label.name}`
}

/** Whether a label repeats that of the clause that contains it, which itself is known by more than its label. */
export function goesOnFrom({ number, own }: Numbered, { style, name }: Label): boolean {
  return style === 'decimal' && own !== '' && number !== own && name.startsWith(`${own}.`)
}

/** A decimal label names its own parents; only what is above them is added. */
function decimalUnder({ number, own }: Numbered, label: Label): string {
  if (own !== '' && label.name.startsWith(`${own}.`) && number.endsWith(own))
    return number.slice(0, number.length - own.length) + label.name
  if (/^[\d.]+$/u.test(number))
    return label.name.startsWith(`${number}.`) ? label.name : `${number}.${label.name}`
  return `${number} ${label.name}`
}

function isPlainNumber(number: string, own: string): boolean {
  return /\d$|\.[A-Za-z]$/u.test(number) && own !== '' && !/^[A-Z][a-z]/u.test(own)
}

/** The labels that name their parents and are printed once: each is the number of its clause as it is. */
export function uniqueNames(labels: readonly Label[]): Set<string> {
  const counts = countsOf(labels.map(({ name }) => name))
  const own = labels.filter(({ style }) => style === 'decimal' || style === 'named')
  return new Set(own.flatMap(({ name }) => (counts.get(name) === 1 ? [name] : [])))
}
