import { lawOf, productsOf } from '../query/source/load.ts'
import type { IndexSource } from '../query/source/reader.ts'

/** Most values that are offered. */
const MOST = 20

/** The values that begin with what was typed, or have a word that does. */
function fitting(all: readonly string[], typed: string): string[] {
  const asked = typed.trim().toLowerCase()
  const begins = (text: string) => text.toLowerCase().startsWith(asked)
  return all.filter((one) => begins(one) || one.split(/[-\s]/u).some(begins)).slice(0, MOST)
}

const ofProducts = (key: 'insurers' | 'categories') => async (source: IndexSource, typed: string) => {
  const things: readonly { readonly slug: string }[] = (await productsOf(source)).file[key]
  return fitting(
    things.map(({ slug }) => slug),
    typed,
  )
}

/** Completions of arguments, by their names. */
export const COMPLETIONS = {
  insurer: ofProducts('insurers'),
  category: ofProducts('categories'),
  async slug(source: IndexSource, typed: string) {
    const { instruments } = (await lawOf(source)).file
    return fitting(
      Array.from(instruments, ({ slug }) => slug),
      typed,
    )
  },
  /** Sections of the instrument that is named. */
  async section(source: IndexSource, typed: string, slug: string | undefined) {
    const { instruments, sections } = (await lawOf(source)).file
    const own = sections.filter(({ instrument }) => instruments[instrument]?.slug === slug)
    return fitting(
      Array.from(own, ({ number }) => number),
      typed,
    )
  },
} as const
