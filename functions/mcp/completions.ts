import { lawOf, productsOf } from '../query/source/load.ts'
import type { IndexSource } from '../query/source/reader.ts'

/** Most values that are offered. */
const MOST = 20

/** The values that begin with what was typed, or have a word that does. */
function fitting(all: readonly string[], typed: string): string[] {
  const beginning = typed.trim().toLowerCase()
  const begins = (text: string) => text.toLowerCase().startsWith(beginning)
  return all.filter((value) => begins(value) || value.split(/[-\s]/u).some(begins)).slice(0, MOST)
}

const ofProducts = (key: 'insurers' | 'categories') => async (source: IndexSource, typed: string) => {
  const things: readonly { readonly slug: string }[] = (await productsOf(source)).file[key]
  const slugs = things.map(({ slug }) => slug)
  return fitting(slugs, typed)
}

/** Completions of arguments, by their names. */
export const COMPLETIONS = {
  insurer: ofProducts('insurers'),
  category: ofProducts('categories'),
  async slug(source: IndexSource, typed: string) {
    const { file } = await lawOf(source)
    const slugs = file.instruments.map(({ slug }) => slug)
    return fitting(slugs, typed)
  },
  /** Sections of the instrument that is named. */
  async section(source: IndexSource, typed: string, slug: string | undefined) {
    const sections = (await lawOf(source)).sectionsUnder(slug)
    const numbers = sections.map(({ number }) => number)
    return fitting(numbers, typed)
  },
} as const
