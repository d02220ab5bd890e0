import type { LawsBody } from '../../build/contract/responses.ts'
import { LAW_MATCHES, RANKING, WAY_WEIGHTS } from '../../build/contract/search.ts'
import type { Outcome } from '../shared/outcome.ts'
import { conceptsOf } from './concepts.ts'
import { lawOf, thesaurusAt } from './holdings.ts'
import type { Given } from './queries.ts'
import type { LawIndex } from './law-index.ts'
import { type Ranked, rank, rankAll } from './rank.ts'
import type { Site } from './site.ts'
import { snippetOf } from './snippet.ts'
import type { Thesaurus } from './synonyms.ts'

type Instrument = LawsBody['instruments'][number]
type Match = NonNullable<Instrument['matches']>[number]

/** The answer of listLaw: all instruments, or those that hold the words, best first, with the sections that matched. */
export async function listLaw(site: Site, { q }: Given): Promise<Outcome> {
  const [law, thesaurus] = await Promise.all([lawOf(site), thesaurusAt(site)])
  const { data_date } = law.file
  const instruments = q === undefined ? law.file.instruments : matching(law, thesaurus, q)
  const body: LawsBody = { data_date, query: { q: q ?? null }, total: instruments.length, instruments }
  return { body }
}

/** The instruments with a section that answers the query, in the order of their best sections. */
function matching(law: LawIndex, thesaurus: Thesaurus, q: string): Instrument[] {
  const byInstrument = new Map<number, Ranked[]>()
  for (const found of bestSections(law, thesaurus, q)) {
    const at = law.section(found.id).instrument
    byInstrument.set(at, [...(byInstrument.get(at) ?? []), found])
  }
  return [...byInstrument].map(([at, found]) => {
    const matches = found.slice(0, LAW_MATCHES).map((ranked) => matchOf(law, ranked))
    return { ...law.instrument(at), matches }
  })
}

/** The sections that hold all that was asked; where none does, those that hold some of it. */
function bestSections(law: LawIndex, thesaurus: Thesaurus, q: string): Ranked[] {
  const concepts = conceptsOf(q, law.terms, thesaurus, WAY_WEIGHTS)
  const all = rankAll(concepts, law.terms, RANKING)
  return all.length > 0 ? all : rank(concepts, law.terms, RANKING, null)
}

function matchOf(law: LawIndex, ranked: Ranked): Match {
  const { number, heading, text } = law.section(ranked.id)
  const stems = new Set(ranked.found.flatMap(({ way }) => way.phrase))
  return { number, heading, snippet: snippetOf(text, law.words(ranked.id), stems).snippet }
}
