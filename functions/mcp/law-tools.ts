import { item } from '../../build/contract/item.ts'
import { sectionPath } from '../../build/contract/markdown-alternates.ts'
import { optional } from '../../build/contract/parameters.ts'
import { type LawsBody, LawBody } from '../../build/contract/published/instruments.ts'
import { LawSectionBody } from '../../build/contract/published/law-section.ts'
import { type TSchema, Type } from '../../build/contract/schema.ts'
import { numberAsked, sectionKeys } from '../../build/search/section-number.ts'
import { type IndexSource, lawOf, requiredFile } from '../query/source/load.ts'
import { type Answered, quoted, refused, invalid } from '../shared/result.ts'
import { type Arguments, bodyIn, textOf } from './tool.ts'

// Law for agents: the best sections of a question, and one section at a time.

/** Matches of long sections with the part that holds the passage. */
export async function withParts(source: IndexSource, body: LawsBody) {
  const law = await lawOf(source)
  const instruments = body.instruments.map((instrument) => {
    const sections = law.sectionsUnder(instrument.slug)
    const matches = instrument.matches.map((match) => {
      const section = sections.find(({ number }) => number === match.number)
      const parts = sectionParts(section?.text ?? '')
      if (parts.length < 2 || match.of !== 'text') return match
      const at = section?.text?.indexOf(match.snippet) ?? 0
      let end = 0
      const part = 1 + parts.findIndex((words) => (end += words.length) > at)
      return { ...match, part }
    })
    return { ...instrument, matches }
  })
  return { ...body, instruments }
}

/** Parameters by which one section of an instrument is asked for. */
export const LAW_PARTS = {
  section: optional(Type.String(), 'Its number, such as 64VB.', 'section-not-found'),
  part: optional(Type.Integer({ minimum: 1 }), 'As list_law names it.'),
}

/** What both an instrument and a section of it have. */
export const LAW_OUTPUT: TSchema = {
  ...LawBody,
  properties: { ...LawBody.properties, ...LawSectionBody.properties },
  required: LawBody.required.filter((name) => LawSectionBody.required.includes(name as never)),
}

/** Longest instrument, in characters: about 4,300 tokens. */
const ROOM = 17_000

/** An instrument that is not long, else the list of its sections; where one is asked for, that, or the part of it. */
export async function lawOrSection(source: IndexSource, answered: Answered, args: Arguments) {
  const { slug = '', section: asked, part = '1' } = args
  if (asked === undefined) {
    const text = textOf(answered)
    if (text.length <= ROOM) return { text }
    const { sections, ...body } = bodyIn<LawBody>(answered)
    const listed = sections.map(({ number, heading }) => [number, heading])
    return { body: { ...body, words: 'Left out for length: call get_law with a section.', sections: listed } }
  }
  const path = await pathOfSection(source, slug, asked)
  if (path === null)
    return refused(
      'section-not-found',
      `No section ${quoted(asked)} of ${slug} is held. Not every section may be: it may well exist. get_law without section lists those held.`,
    )
  const found = await requiredFile<LawSectionBody>(source, path)
  const { section, ...body } = found
  const parts = sectionParts(section.text ?? '')
  const at = Number(part)
  if (!Number.isInteger(at) || at < 1 || at > parts.length)
    return invalid(`part is ${quoted(part)}; the section has ${parts.length}.`)
  if (parts.length === 1) return { body: found }
  const text = item(parts, at - 1)
  return { body: { ...body, section: { ...section, text }, part: at, parts: parts.length } }
}

/** The record of a section, found by its number in any spelling; null where none is held. */
async function pathOfSection(source: IndexSource, slug: string, asked: string): Promise<string | null> {
  const sections = (await lawOf(source)).sectionsUnder(slug)
  const withKey = (key = '') =>
    sections.find(({ number }) => sectionKeys(number)[0] === key) ??
    sections.find(({ number }) => sectionKeys(number).includes(key))
  const section =
    sections.find(({ number, name }) => number === asked || name === asked.toLowerCase()) ??
    withKey(sectionKeys(asked)[0]) ??
    withKey(sectionAround(asked, sections))
  return section === undefined ? null : `${sectionPath(slug, section.name)}.json`
}

/** The key of the section that a part of it names: "45(2)" and "proviso to s. 45" are in section 45. */
function sectionAround(asked: string, sections: readonly { readonly number: string }[]): string | undefined {
  const keys = new Set(sections.flatMap(({ number }) => sectionKeys(number).slice(0, 1)))
  const holds = (key: string) => /\d/u.test(key) && keys.has(key)
  const named = asked.split(/ (?:of|to|in) /u).map((part) => numberAsked(part, holds, () => true).key)
  return named.findLast((key) => key !== null) ?? undefined
}

/** Longest words of a section in one answer, in characters: about 1,400 tokens. */
const PART_LENGTH = 6000

/**
 * The words of a section in parts that a model can take, cut at line breaks; laid end to end they are the whole.
 *
 * @example sectionParts('a short section') // ['a short section']
 */
export function sectionParts(text: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const line of text.split(/(?<=\n)/u).flatMap(shortLines)) {
    if (part !== '' && part.length + line.length > PART_LENGTH) {
      parts.push(part)
      part = ''
    }
    part += line
  }
  return [...parts, part]
}

/** A line in pieces that fit; nearly every line is one. */
function shortLines(line: string): string[] {
  return line.match(new RegExp(`[^]{1,${PART_LENGTH}}`, 'gu')) ?? []
}
