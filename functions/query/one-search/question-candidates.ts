import { answerPath } from '../../../build/contract/index-paths.ts'
import { conceptsOf } from '../../../build/search/query-terms.ts'
import type { CategoriesBody } from '../../../build/contract/published/categories.ts'
import { normalUin } from '../../../build/contract/uin.ts'
import { isRead } from '../../../build/contract/is-read.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import { type FieldQuestion, FieldTable } from '../../../build/search/field-table.ts'
import type { Alike, Askable } from '../../../build/search/question-asked.ts'
import type { Line } from '../../../build/contract/primitives.ts'
import { GENERIC_STEMS, stem, tokens } from '../../../build/search/words.ts'
import { readText } from '../../../build/search/text-terms.ts'
import { categoryPath, productPath } from '../../../build/view/page-paths.ts'
import { type IndexSource, fieldsOf, tradeWordsOf, fileAt, lawOf } from '../source/load.ts'
import {
  type Candidate,
  type Query,
  type ThingEvidence,
  bearerOf,
  without,
  relativeScores,
  withEvidence,
} from './candidate.ts'
import { rightPath } from '../../../build/contract/paths.ts'
import { sectionPath } from '../../../build/contract/markdown-alternates.ts'
import type { LawFound } from '../../../build/search/rank-law.ts'

/** Most fields, questions on rights and sections of law that take part. */
export const MOST = { fields: 6, questions: 5, sections: 6 }

type Found = Alike<FieldQuestion>

/**
 * Fields of a category that the query asks for: of the product it names, or of the category. Where other insurers have a product
 * of its name, no answer is that of the one that is meant.
 */
export async function fieldCandidates(
  query: Query,
  named: readonly Card[],
  shared: readonly Card[],
): Promise<Candidate[]> {
  const tables = await tablesOf(query.source)
  const unnamed = without(query, named)
  const lines = named.length > 0 ? [...new Set(named.map(({ line }) => line))] : [...tables.keys()]
  const found = await Promise.all(
    lines.map(async (line) => {
      const table = tables.get(line)
      if (table === undefined) return []
      return table.alike(
        unnamed.q,
        conceptsOf(unnamed.q, table.terms, await tradeWordsOf(query.source, line)),
      )
    }),
  )
  const words = new Set(tokens(query.q).map(stem))
  const alike = found
    .flat()
    .filter(({ question }) => named.length === 0 || cardOf(question, named) !== undefined)
    .map((match) => ({ ...match, likeness: match.likeness + kindShare(match, words) }))
    .toSorted((a, b) => b.likeness - a.likeness)
  const once = alike.filter(
    ({ question }, at) => alike.findIndex((other) => other.question.key === question.key) === at,
  )
  const best = once.slice(0, MOST.fields)
  return best.map(({ question }, at): Candidate => {
    const namedCard = cardOf(question, named)
    const isOne = namedCard !== undefined && !shared.includes(namedCard)
    const card = isOne && isRead(namedCard.coverage) ? namedCard : undefined
    const category =
      namedCard?.category ??
      question.categories.toSorted(
        (a, b) => wordsShared(b.name, words) - wordsShared(a.name, words) || b.fields - a.fields,
      )[0]
    const { key, label } = question
    const ofProduct = card && {
      path: productPath(card.uin),
      whose: { uin: normalUin(card.uin) },
      title: `${card.name} (${bearerOf(card)}): ${label}`,
      of: question.question,
    }
    const { slug = '', name = '' } = category ?? {}
    const ofCategory = {
      path: categoryPath(slug),
      whose: { category: slug },
      title: question.question,
      of: name,
    }
    const { path, whose, title, of } = ofProduct ?? ofCategory
    const evidence = evidenceOfQuestion(best, at, card !== undefined)
    return { kind: 'field', path: `${path}#${key}`, parts: { ...whose, key }, title, of, evidence }
  })
}

/** The named product whose category has a question. */
function cardOf({ categories }: FieldQuestion, named: readonly Card[]): Card | undefined {
  return named.find(({ category }) => categories.some(({ slug }) => slug === category.slug))
}

/** Bonus of a question whose category the query names. */
function kindShare({ question }: Found, words: ReadonlySet<string>): number {
  return 0.1 * Math.min(1, Math.max(...question.categories.map(({ name }) => wordsShared(name, words))))
}

/** Number of words of a category's name that are among some. */
function wordsShared(name: string, words: ReadonlySet<string>): number {
  return [...readText(name).stems].filter((word) => !GENERIC_STEMS.has(word) && words.has(word)).length
}

const tables = new WeakMap<IndexSource, Promise<Map<Line, FieldTable>>>()

/** The questions of all categories by line of business, read once. */
export function tablesOf(source: IndexSource): Promise<Map<Line, FieldTable>> {
  const known = tables.get(source)
  if (known !== undefined) return known
  const reading = readTables(source)
  tables.set(source, reading)
  reading.catch(() => tables.delete(source))
  return reading
}

async function readTables(source: IndexSource): Promise<Map<Line, FieldTable>> {
  const list = await fileAt<CategoriesBody>(source, answerPath('listCategories', null))
  const found = await Promise.all((list?.categories ?? []).map(({ slug }) => fieldsOf(source, slug)))
  const { hindi } = await tradeWordsOf(source, 'law')
  const lines = [...new Set(found.map(({ category }) => category.line))]
  return new Map(
    lines.map((line) => [
      line,
      new FieldTable(
        found.filter(({ category }) => category.line === line),
        hindi,
      ),
    ]),
  )
}

/** Words that call a section by its address. */
const ADDRESS = /\b(?:sections?|act|rules?|regulations?|circular)\b/iu

/** The questions on rights and the sections of law that may answer. */
export async function lawCandidates(query: Query, found: LawFound): Promise<Candidate[]> {
  const [law, trade] = await Promise.all([lawOf(query.source), tradeWordsOf(query.source, 'law')])
  const alike = found.alike.slice(0, MOST.questions)
  const rights = alike.map((match, at): Candidate => {
    const { question: title, id } = match.question
    const isMeant = found.meant.asked === match.question || match.isSame
    const evidence = evidenceOfQuestion(alike, at, isMeant)
    return { kind: 'right', path: rightPath(id), parts: { id }, title, of: '', evidence }
  })
  const isThere = found.isAddress && found.unsaid.length === 0
  const isAddress = found.isAddress || ADDRESS.test(query.q) ? 1 : 0
  const meant = isThere ? 1 : isAddress / 2
  const texts = found.ranked.slice(0, MOST.sections).map(({ id, score }) => {
    const { instrument, number, heading, name: place } = law.section(id)
    const { slug, title: of } = law.instrument(instrument)
    const title = `${number} ${heading}`
    const telling = heading.split(/\W+/u).filter((word) => word.length > 3)
    const parts = { slug, section: number }
    const path = sectionPath(slug, place)
    return { name: `${title} ${of}`, rest: law.wordsOf(id), telling, score, meant, path, parts, title, of }
  })
  const sections = withEvidence(query, conceptsOf(query.q, law.terms, trade), texts)
  return [
    ...rights,
    ...sections.map(({ path, parts, title, of, evidence }): Candidate => {
      return { kind: 'section', path, parts, title, of, evidence }
    }),
  ]
}

/** Likeness of a question to the query, as evidence. */
function evidenceOfQuestion<Question extends Askable>(
  alike: readonly Alike<Question>[],
  at: number,
  isMeant: boolean,
): ThingEvidence {
  const match = alike[at] as Alike<Question>
  return {
    share: match.coverage * match.known,
    named: match.likeness,
    typed: match.known,
    whole: Math.min(1, Math.log1p(match.matched) / 2),
    ...relativeScores(alike.map(({ likeness }) => likeness))(at),
    meant: isMeant ? 1 : 0,
  }
}
