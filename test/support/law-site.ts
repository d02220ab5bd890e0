import MiniSearch from 'minisearch'
import type { LawFile } from '../../build/contract/index-files/law.ts'
import type { LawsBody } from '../../build/contract/published/instruments.ts'
import { LAW_INDEX } from '../../build/search/search-options.ts'
import { siteOf } from './memory-site.ts'
import { tradeFiles } from './small-index.ts'
import { answerQuery } from '../../functions/query/handler.ts'
import type { IndexSource } from '../../functions/query/source/load.ts'

// The index of law over a few instruments written for a test.

export interface SmallLaw {
  readonly slug: string
  readonly title: string
  readonly kind: string
  readonly year: number
  readonly cited: number
  readonly topics: readonly string[]
}

export interface SmallSection {
  readonly instrument: number
  readonly number: string
  readonly heading: string
  readonly text: string | null
  readonly summary: string | null
  readonly exceptions: readonly { readonly from: string; readonly says: string }[]
  readonly omitted: boolean
}

/** An Act that nobody cites; a test says what is different. */
export function law(slug: string, more: Partial<SmallLaw> = {}): SmallLaw {
  return { slug, title: `The ${slug} Act, 1999`, kind: 'act', year: 1999, cited: 0, topics: [], ...more }
}

/** A section of an instrument, by its place, that says nothing; a test says what is different. */
export function section(instrument: number, number: string, more: Partial<SmallSection> = {}): SmallSection {
  return {
    instrument,
    number,
    heading: 'Heading',
    text: null,
    summary: null,
    exceptions: [],
    omitted: false,
    ...more,
  }
}

/** A question that is answered by sections, by their places, without limits. */
export function lawQuestion(
  question: string,
  also: string[],
  ...sections: number[]
): LawFile['questions'][number] {
  const known = { checked: 'Text as of 2021-04-01.', is_behind: false, exceptions: [], note: null }
  const answer = sections.map((at) => ({ says: `It says so at ${at}.`, section: at, ...known }))
  return { id: question.toLowerCase().replaceAll(' ', '-'), question, also, answer, akin: [] }
}

export function lawSite(
  laws: readonly SmallLaw[],
  sections: readonly SmallSection[],
  questions: LawFile['questions'] = [],
): IndexSource {
  const index = new MiniSearch(LAW_INDEX)
  for (const [id, { instrument, number, heading, text, summary, exceptions }] of sections.entries()) {
    const title = laws[instrument]?.title ?? ''
    const said = [summary, ...exceptions.map(({ says }) => says), text].filter(Boolean).join('\n\n')
    index.add({ id, number, instrument: title, heading, text: said })
  }
  return siteOf({
    '/index/law.json': {
      data_date: '2026-01-31',
      instruments: laws.map((one) => ({ ...one, url: `https://law.example/api/v1/law/${one.slug}` })),
      known: laws.map(({ topics, cited }) => ({ topics, cited })),
      sections: sections.map((one) => ({ ...one, name: one.number.toLowerCase() })),
      questions,
      index,
    },
    ...tradeFiles(),
  })
}

/** Body that listLaw answers. */
export async function askLaw(
  site: IndexSource,
  q: string,
  more: Readonly<Record<string, string>> = {},
): Promise<LawsBody> {
  const request = new Request(`http://localhost/api/v1/law?${new URLSearchParams({ q, ...more })}`)
  return (await (await answerQuery(request, site)).json()) as LawsBody
}

/** The sections that are found among a few, best first: "insurance 45". */
export async function sectionsFound(
  laws: readonly SmallLaw[],
  sections: readonly SmallSection[],
  q: string,
): Promise<string[]> {
  return sectionsOf(await askLaw(lawSite(laws, sections), q))
}

/** The sections of an answer, best first. */
export function sectionsOf({ instruments }: LawsBody): string[] {
  return instruments.flatMap(({ slug, matches }) => matches.map(({ number }) => `${slug} ${number}`))
}
