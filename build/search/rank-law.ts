import { byNumber, ofInstruments } from './law-by-address.ts'
import { item } from '../contract/item.ts'
import { LAW_RANKING } from './search-options.ts'
import type { LawIndex } from './law-index.ts'
import { cutPassage, kindsAsked, passagesFor } from './passage.ts'
import { Memo } from '../contract/lazily.ts'
import { type Concept, conceptsOf } from './query-terms.ts'
import { numberAsked } from './section-number.ts'
import { eachSection } from './several-sections.ts'
import { partAsked, saidBeside } from './said-beside-number.ts'
import { answersFirst } from './answers-first.ts'
import type { Alike } from './question-asked.ts'
import { type Meant, meantBy } from './question-meant.ts'
import { type Ranked, byScore, rank } from './rank.ts'
import type { TradeWords } from './trade-words.ts'

/** Sections of law that a query found, best first. */
export interface LawFound {
  readonly ranked: readonly Ranked[]
  /** Whether the query named an instrument or a section that is held and nothing else. */
  readonly isAddress: boolean
  /** Concepts asked for; empty where nothing but an instrument or section was named. */
  readonly concepts: readonly Concept[]
  /** The number of a section that was asked for and is not held, or not in the instrument that was named. */
  readonly missing: string | null
  /** Words beside the number of a section that no section with this number has. */
  readonly unsaid: readonly string[]
  /** The name of an instrument that was named and is not held. */
  readonly unheld: string | null
  /** The question of the table that was asked, if it was one, or those that may have been. */
  readonly meant: Meant
  /** The questions of the table like the query, the most alike first. */
  readonly alike: readonly Alike[]
  readonly passageOf: (id: number) => SectionPassage
}

/** The sections that answer a query; where it names several, the best of each first. */
export function rankLaw(law: LawIndex, trade: TradeWords, q: string): LawFound {
  const asked = eachSection(q)
  const each = asked.length < 2 ? [] : asked.map((one) => rankOne(law, trade, one))
  const named = each.filter(({ isAddress }) => isAddress)
  const [first] = named
  if (first === undefined) return rankOne(law, trade, q)
  const most = Math.max(...named.map(({ ranked }) => ranked[0]?.score ?? 0))
  const heads = named.flatMap(({ ranked }) => ranked.slice(0, 1)).map((one) => ({ ...one, score: most }))
  const ofAny = <Key extends 'missing' | 'unheld'>(key: Key) =>
    each.map((found) => found[key]).find((one) => one !== null) ?? null
  return {
    ...first,
    ranked: eachOnce([...heads, ...named.flatMap(({ ranked }) => ranked), ...heads]),
    missing: ofAny('missing'),
    unsaid: each.flatMap(({ unsaid }) => unsaid),
    unheld: ofAny('unheld'),
  }
}

/**
 * The sections that answer a query. A section number finds the sections that have it, an instrument's name its sections,
 * words what is said in them; a name beside words puts the sections of that instrument first.
 */
function rankOne(law: LawIndex, trade: TradeWords, q: string): LawFound {
  const asked = numberAsked(
    q,
    (key) => law.withNumber(key).length > 0,
    (words) => {
      const { isExplicit, rest } = law.named(words)
      return isExplicit && !/\p{L}/u.test(rest)
    },
  )
  const named = law.named(asked.rest)
  const unheld = law.unheld(q, asked.rest !== q)
  const { key } = asked
  const conceptsIn = (text: string) => conceptsOf(text, law.terms, trade)
  const concepts = conceptsIn(named.isExplicit ? named.rest : asked.rest)
  const { instruments } = named
  const isMeant = ({ id }: Ranked) => !named.isExplicit || instruments.has(law.section(id).instrument)
  const isNumber = key !== null && unheld === null
  const numbered = isNumber ? byNumber(law, { ...asked, key }, instruments, conceptsIn(named.rest)) : []
  const kind = named.isExplicit ? null : asked.kind
  const { sections, unsaid } = saidBeside(law, trade, { q, kind, concepts }, numbered.filter(isMeant))
  if (sections.length > 0)
    return {
      ranked: sections,
      isAddress: true,
      concepts: [],
      missing: null,
      unsaid,
      unheld: null,
      meant: NONE_MEANT,
      alike: [],
      passageOf: sectionPassages(law, q, []),
    }
  const missing = key === null ? asked.missing : key + partAsked(q)
  const isAddress = named.instruments.size > 0 && named.rest === ''
  const whole = named.isExplicit || asked.rest !== q ? conceptsIn(q) : concepts
  // Who names an instrument and nothing else asks no question, unless it is one word for word.
  const alike = law
    .questions(trade.hindi)
    .alike(q, whole)
    .filter(({ isSame }) => isSame || !isAddress)
  const meant = meantBy(alike)
  const passageOf = sectionPassages(law, q, concepts)
  const ranked = answersFirst(
    byPassage(q, passageOf, byWords(law, concepts, named.instruments)),
    alike,
    meant.likely,
  )
  // A name that may be plain words, too ("deposit insurance") has its sections behind what was found in them.
  const others = isAddress ? ofInstruments(law, named.instruments) : []
  const isFirst = ({ id }: Ranked) => named.first.has(law.section(id).instrument)
  const first = named.first.size === 0 ? [] : [...ranked, ...others].filter(isFirst)
  return {
    ranked: first.length + others.length === 0 ? ranked : eachOnce([...first, ...ranked, ...others]),
    isAddress: isAddress && missing === null && unheld === null,
    concepts,
    missing,
    unsaid: [],
    unheld,
    meant,
    alike,
    passageOf,
  }
}

/** Sections at the first of their places, as they are at the last. */
function eachOnce(sections: readonly Ranked[]): Ranked[] {
  return [...new Map(sections.map((one) => [one.id, one])).values()]
}

const NONE_MEANT: Meant = { asked: null, likely: null, perhaps: [] }

/** The sections in which the words are, those of named instruments and of instruments about the words first. */
function byWords(law: LawIndex, concepts: readonly Concept[], named: ReadonlyMap<number, number>): Ranked[] {
  const stems = new Set(concepts.flatMap(({ variants }) => variants.flatMap(({ phrase }) => phrase)))
  const { ranked } = rank(concepts, law.terms)
  const topics = law.topicShares(stems)
  const weighed = ranked.map((one): Ranked => {
    const { instrument, omitted } = law.section(one.id)
    const asNamed = named.has(instrument) ? 1 + LAW_RANKING.named : 1
    const asTopic = 1 + LAW_RANKING.topic * item(topics, instrument)
    return { ...one, score: one.score * asNamed * asTopic * (omitted ? LAW_RANKING.omitted : 1) }
  })
  return weighed.sort(byScore)
}

/** The best sections in the order of the passages that answer: words close together, and an answer of the kind asked for. */
function byPassage(q: string, passageOf: LawFound['passageOf'], ranked: readonly Ranked[]): Ranked[] {
  const { first } = LAW_RANKING
  const passage = kindsAsked(q).length > 0 ? LAW_RANKING.answer : LAW_RANKING.passage
  const best = ranked.slice(0, first).map((one): Ranked => {
    return { ...one, score: one.score * (1 - passage + passage * passageOf(one.id).share) }
  })
  best.sort(byScore)
  return [...best, ...ranked.slice(first)]
}

/** The passage of a section that answers best; `of` is null where it has no words. */
interface SectionPassage {
  /** Whether it is in the law's own words or in ours. */
  readonly of: 'text' | 'summary' | null
  /** Share of the query that it answers, from 0 to 1. */
  readonly share: number
  /** Its words. */
  readonly snippet: () => string | null
}

/** The passages of sections, each looked for once: the law's own where ours say no more. */
function sectionPassages(law: LawIndex, q: string, concepts: readonly Concept[]): LawFound['passageOf'] {
  const passageIn = passagesFor(q, concepts)
  const found = new Memo<number, SectionPassage>()
  return (id) =>
    found.of(id, () => {
      let best: SectionPassage = { of: null, share: 0, snippet: () => null }
      for (const part of ['text', 'summary'] as const) {
        const text = law.text(id, part)
        if (text === null) continue
        const passage = passageIn(text)
        if (best.of === null || passage.share > best.share)
          best = { of: part, share: passage.share, snippet: () => cutPassage(text, passage) }
      }
      return best
    })
}
