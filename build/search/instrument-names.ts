import { stem, tokens } from './words.ts'

// The words of search: how texts become words, and what the trade means by them. This module: short names of Acts.

/** Words of titles that name nothing. */
const SMALL = new Set('the of and on in for to a an by with under'.split(' '))

/**
 * What a title is shortened to by its initials, with and without the word Act, Rules or Regulations at its end.
 *
 * @example initialsOf('The Motor Vehicles Act, 1988') // ['mv', 'mva']
 */
export function initialsOf(title: string): string[] {
  const words = tokens(title.replace(/[-–]/gu, ' ')).filter((word) => !SMALL.has(word) && !/\d/u.test(word))
  const last = words.findIndex((word) => /^(?:act|rules|regulations)$/u.test(word))
  const letters = (of: readonly string[]) => of.map((word) => word[0] ?? '').join('')
  const named = last === -1 ? words : words.slice(0, last)
  const short = [letters(named), ...(last === -1 ? [] : [letters(words.slice(0, last + 1))])]
  return short.filter((initials) => initials.length >= 2 && initials.length <= 6)
}

/** The stems of the words of a title that name something, without its year. */
export function titleStems(title: string): string[] {
  const words = tokens(title.replace(/,? \d{4}$/u, '')).filter((word) => !SMALL.has(word))
  return [...new Set(words.map(stem))]
}
