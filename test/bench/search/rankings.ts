import { answerQuery } from '../../../functions/query/handler.ts'
import type { IndexSource } from '../../../functions/query/source/load.ts'
import type { CatalogueFile } from '../../../build/contract/index-files/catalogue.ts'
import type { LawFile } from '../../../build/contract/index-files/law.ts'
import type { TextFile } from '../../../build/contract/index-files/text.ts'
import type { LawsBody } from '../../../build/contract/published/instruments.ts'
import type { PoliciesBody, PolicyTextBody } from '../../../build/contract/published/search-results.ts'
import { policyPath, uinFileName } from '../../../build/contract/uin.ts'
import {
  type JudgedProduct,
  type LawQuestion,
  type ProductQuestion,
  lawGrades,
  productGrades,
  sectionKey,
} from './judgement.ts'
import { type Answers, type Measures, measure } from './measures.ts'
import { peerOver } from './peer.ts'

/** A question about one product's clauses, as people type it, and the clauses that answer it. */
export interface TextQuestion {
  readonly uin: string
  readonly q: string
  readonly answers: Answers
}

/** Measures of the answers of this service and SQLite FTS5 to the same question on the same texts. */
export interface Compared {
  readonly q: string
  readonly kind: string
  readonly ours: Measures
  readonly peer: Measures
  /** First results of this service. */
  readonly first: readonly string[]
}

/** Asks this service and the peer what is in the clauses of products; `kind` is the product. */
export async function compareText(
  site: IndexSource,
  questions: readonly TextQuestion[],
): Promise<Compared[]> {
  const peers = new Map<string, (q: string) => string[]>()
  const compared: Compared[] = []
  for (const { uin, q, answers } of questions) {
    const peer = peers.get(uin) ?? peerOver(clausesOf(await readFile(site, `text/${uinFileName(uin)}`)))
    peers.set(uin, peer)
    const { clauses } = await answer<PolicyTextBody>(site, `${policyPath(uin)}/search`, { q })
    compared.push(
      comparison(
        q,
        uin,
        clauses.map(({ id }) => String(id)),
        peer(q),
        answers,
      ),
    )
  }
  return compared
}

function clausesOf({ clauses }: TextFile) {
  return clauses.map(({ id, title, text }) => ({ id: String(id), texts: [title, text] }))
}

/** Asks both for products. */
export async function compareProducts(
  site: IndexSource,
  questions: readonly ProductQuestion[],
  products: readonly SearchedProduct[],
): Promise<Compared[]> {
  const { cards } = await readFile<CatalogueFile>(site, 'catalogue')
  const known = new Map(products.map((product) => [product.uin, product]))
  const peer = peerOver(
    cards.map(({ uin, name, category, insurer }) => ({
      id: uin,
      texts: [name, uin, category.name, insurer.name, (known.get(uin)?.aliases ?? []).join('\n')],
    })),
  )
  const compared: Compared[] = []
  for (const question of questions) {
    const { q, kind } = question
    const { policies } = await answer<PoliciesBody>(site, '/api/v1/policies', { q, limit: '100' })
    const ours = policies.map(({ uin }) => uin)
    compared.push(comparison(q, kind, ours, peer(q), productGrades(question, products)))
  }
  return compared
}

/** A product as its rules judge it, and what else its insurer is called. */
export interface SearchedProduct extends JudgedProduct {
  readonly aliases: readonly string[]
}

/** Asks both for sections of law. What this service answers is read as people read it: instrument by instrument. */
export async function compareLaw(site: IndexSource, questions: readonly LawQuestion[]): Promise<Compared[]> {
  const file = await readFile<LawFile>(site, 'law')
  const sections = file.sections.map((section) => {
    const instrument = file.instruments[section.instrument]
    return {
      ...section,
      law: instrument?.slug ?? '',
      title: instrument?.title ?? '',
      section: section.number,
    }
  })
  const peer = peerOver(
    sections.map((section) => ({
      id: sectionKey(section),
      texts: [
        section.title,
        section.number,
        section.heading,
        [section.summary, section.text].filter(Boolean).join('\n\n'),
      ],
    })),
  )
  const compared: Compared[] = []
  for (const question of questions) {
    const { q, kind } = question
    const { instruments } = await answer<LawsBody>(site, '/api/v1/law', { q })
    const ours = instruments.flatMap(({ slug, matches }) =>
      matches.map(({ number }) => sectionKey({ law: slug, section: number })),
    )
    compared.push(comparison(q, kind, ours, peer(q), lawGrades(question, sections)))
  }
  return compared
}

function comparison(
  q: string,
  kind: string,
  ours: readonly string[],
  peer: readonly string[],
  answers: Answers,
): Compared {
  if (Object.keys(answers).length === 0) throw new Error(`“${q}” has no answer in this dataset`)
  return { q, kind, ours: measure(ours, answers), peer: measure(peer, answers), first: ours.slice(0, 10) }
}

async function answer<Body>(site: IndexSource, path: string, given: Record<string, string>): Promise<Body> {
  const url = `http://localhost${path}?${new URLSearchParams(given).toString()}`
  const response = await answerQuery(new Request(url), site)
  if (response.status !== 200) throw new Error(`${url}: ${await response.text()}`)
  return (await response.json()) as Body
}

async function readFile<File>(site: IndexSource, name: string): Promise<File> {
  const bytes = await site.read(`/index/${name}.json`)
  if (bytes === null) throw new Error(`/index/${name}.json was not built`)
  return JSON.parse(new TextDecoder().decode(bytes)) as File
}
