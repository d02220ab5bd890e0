import { type IndexSource, lawOf, productsOf } from '../query/source/load.ts'

/** Most values that are offered. */
const MOST = 20

const slugsOf = (things: readonly { readonly slug: string }[]) => things.map(({ slug }) => slug)

/** Values of arguments, by their names; sections are those of an instrument. */
const VALUES = {
  insurer: async (source: IndexSource) => slugsOf((await productsOf(source)).file.insurers),
  category: async (source: IndexSource) => slugsOf((await productsOf(source)).file.categories),
  slug: async (source: IndexSource) => slugsOf((await lawOf(source)).file.instruments),
  section: async (source: IndexSource, slug: string | undefined) =>
    (await lawOf(source)).sectionsUnder(slug).map(({ number }) => number),
}

/** The values of an argument that begin with what was typed, or have a word that does. */
export async function completionsOf(
  name: keyof typeof VALUES,
  source: IndexSource,
  typed: string,
  slug?: string,
): Promise<string[]> {
  const beginning = typed.trim().toLowerCase()
  const begins = (text: string) => text.toLowerCase().startsWith(beginning)
  const all = await VALUES[name](source, slug)
  return all.filter((value) => begins(value) || value.split(/[-\s]/u).some(begins)).slice(0, MOST)
}
