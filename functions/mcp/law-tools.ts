import { item } from '../../build/contract/item.ts'
import { sectionPath } from '../../build/contract/markdown-alternates.ts'
import { OPERATION_WORDS } from '../../build/contract/operation-words.ts'
import { OPERATIONS } from '../../build/contract/operations.ts'
import { optional } from '../../build/contract/parameters.ts'
import { LawBody, LawsBody } from '../../build/contract/published/instruments.ts'
import { LawSectionBody } from '../../build/contract/published/law-section.ts'
import { Type } from '../../build/contract/schema.ts'
import { numberAsked, sectionKeys } from '../../build/search/section-number.ts'
import { lawOf } from '../query/source/load.ts'
import type { IndexSource } from '../query/source/reader.ts'
import { requiredFile } from '../query/source/opened-files.ts'
import { type Refused, quoted, refused } from '../shared/result.ts'
import { bodyOf, outcomeOf, textOf, briefly } from './ask.ts'
import type { Arguments, Tool } from './tool.ts'

// Law for agents: the best sections of a question, and one section at a time.

/** Number of sections that a search gives where the model does not say. */
const SECTIONS = 6

const { listLaw, getLaw } = OPERATIONS

/** listLaw, with few sections and, for long ones, the part that holds the passage. */
export const LIST_LAW: Tool = {
  name: 'list_law',
  description: `${OPERATION_WORDS.listLaw.summary}. With q, the ${SECTIONS} best sections; rights answers a frequent question.`,
  parameters: listLaw.query,
  output: LawsBody,
  async call(source, args) {
    const usual = args['q'] === undefined ? {} : { limit: String(SECTIONS) }
    const body = await bodyOf<LawsBody>(source, 'listLaw', { ...usual, ...args })
    return 'refusal' in body ? body : { text: briefly(await withParts(source, body)) }
  },
}

/** Matches of long sections with the part that holds the passage. */
async function withParts(source: IndexSource, body: LawsBody) {
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

/** getLaw, one section at a time. */
export const GET_LAW: Tool = {
  name: 'get_law',
  description: `${OPERATION_WORDS.getLaw.summary}. A long one without section only lists them.`,
  parameters: {
    ...getLaw.params,
    section: optional(Type.String(), 'Its number, such as 64VB.', 'section-not-found'),
    part: optional(Type.Integer({ minimum: 1 }), 'As list_law names it.'),
  },
  output: {
    ...LawBody,
    properties: { ...LawBody.properties, ...LawSectionBody.properties },
    required: LawBody.required.filter((name) => LawSectionBody.required.includes(name as never)),
  },
  async call(source, { section, part, ...args }) {
    return section === undefined ? wholeText(source, args) : sectionText(source, args, section, part ?? '1')
  },
}

/** Longest instrument, in characters: about 4,300 tokens. */
const ROOM = 17_000

async function wholeText(source: IndexSource, args: Arguments) {
  const outcome = await outcomeOf(source, 'getLaw', args)
  if ('refusal' in outcome) return outcome
  const text = textOf(outcome)
  if (text.length <= ROOM) return { text }
  const { sections, ...body } = JSON.parse(text) as { sections: LawSectionBody['section'][] }
  const listed = sections.map(({ number, heading }) => [number, heading])
  const words = 'Left out for length: call get_law with a section.'
  return { text: JSON.stringify({ ...body, words, sections: listed }) }
}

async function sectionText(source: IndexSource, args: Arguments, asked: string, part: string) {
  const found = await sectionOf(source, args, asked)
  if ('refusal' in found) return found
  const { section, ...body } = found
  const parts = sectionParts(section.text ?? '')
  const at = Number(part)
  if (!Number.isInteger(at) || at < 1 || at > parts.length)
    return refused('invalid-request', `part is ${quoted(part)}; the section has ${parts.length}.`)
  if (parts.length === 1) return { text: JSON.stringify(found) }
  const text = item(parts, at - 1)
  return { text: JSON.stringify({ ...body, section: { ...section, text }, part: at, parts: parts.length }) }
}

/** The record of a section, found by its number in any spelling. */
async function sectionOf(
  source: IndexSource,
  args: Arguments,
  asked: string,
): Promise<LawSectionBody | Refused> {
  const instrument = await outcomeOf(source, 'getLaw', args)
  if ('refusal' in instrument) return instrument
  const slug = args['slug'] ?? ''
  const sections = (await lawOf(source)).sectionsUnder(slug)
  const withKey = (key = '') =>
    sections.find(({ number }) => sectionKeys(number)[0] === key) ??
    sections.find(({ number }) => sectionKeys(number).includes(key))
  const section =
    sections.find(({ number, name }) => number === asked || name === asked.toLowerCase()) ??
    withKey(sectionKeys(asked)[0]) ??
    withKey(sectionAround(asked, sections))
  if (section === undefined)
    return refused(
      'section-not-found',
      `No section ${quoted(asked)} of ${slug} is held. Not every section may be: it may well exist. get_law without section lists those held.`,
    )
  return requiredFile<LawSectionBody>(source, `${sectionPath(slug, section.name)}.json`)
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
