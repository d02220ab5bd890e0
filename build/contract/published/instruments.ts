import { Type, type Static } from '../schema.ts'
import { Count, Text, Url, described, named, nullable, oneOf } from '../primitives.ts'
import { Amendment, Law, LawSection } from '../authored/law.ts'
import { MarkdownUrl, dated } from './card.ts'
import { MeantQuestion, Rights } from './rights.ts'
import { Exceptions, SectionBody, SectionUrl, checking, commencing, lawHead } from './law-section.ts'

const SectionsOfInstrument = nullable(
  Type.Integer({ minimum: 1 }),
  'How many sections the whole instrument has, omitted ones included; null where not counted.',
)

/** A section that matched, with a piece of its words. */
const LawMatch = named('LawMatch', {
  number: LawSection.properties.number,
  heading: LawSection.properties.heading,
  omitted: LawSection.properties.omitted,
  not_yet: commencing.not_yet,
  of: nullable(
    oneOf(['text', 'summary'], {
      description:
        'Whose words the snippet is cut from: those of the instrument, or ours; null where only the heading is held.',
    }),
  ),
  snippet: described(Text, 'The piece that holds the words; the heading where nothing else is held.'),
  exceptions: Exceptions,
  note: SectionBody.properties.note,
  rank: Type.Integer({
    minimum: 1,
    description: 'Its place among all sections of the answer, 1 for the best.',
  }),
  url: SectionUrl,
})

const LawCard = named('LawCard', {
  ...lawHead,
  in_force: Law.properties.in_force,
  ...checking,
  sections: described(Count, 'How many sections are held here.'),
  sections_of_instrument: SectionsOfInstrument,
  url: described(Url, 'The address of getLaw for it.'),
  matches: Type.Array(LawMatch, {
    description: 'The sections that hold the words asked; empty without q.',
  }),
})

/** listLaw: the law instruments; with `q`, ranked, with the sections that matched. */
export const LawsBody = named('Laws', {
  ...dated,
  notice: described(Text, 'What the answer is and is not; show it to the reader.'),
  query: named('LawQuery', { q: nullable(Text, 'The words asked.') }, 'What was asked.'),
  rights: nullable(Rights),
  did_you_mean: Type.Optional(
    Type.Array(MeantQuestion, {
      minItems: 1,
      description:
        'Only where rights is null: the questions that may be meant, the likeliest first. None is said to be the one: name them to the person.',
    }),
  ),
  total: described(Count, 'How many instruments match.'),
  match: nullable(
    oneOf(['all', 'any'], {
      description:
        'all: at least one section has all the words, as typed or by words that mean the same, or is the one that was named. any: no section does; message says what was not found. null: no words were given.',
    }),
  ),
  instruments: Type.Array(LawCard, {
    description:
      'By relevance with q, otherwise by slug; with limit those that hold one of the best sections.',
  }),
  message: nullable(
    Text,
    'Which words found nothing, which are not English, and what to try; null where all was found.',
  ),
})

/** getLaw: one instrument with its sections. */
export const LawBody = named('Law', {
  ...dated,
  ...checking,
  notice: described(Text, 'What the sections are, and how many of the instrument are held.'),
  ...lawHead,
  markdown: MarkdownUrl,
  issued_by: Law.properties.issued_by,
  dated: Law.properties.dated,
  in_force: Law.properties.in_force,
  amended_by: Type.Array(Amendment, {
    description: 'Known amending instruments, and whether the sections include them.',
  }),
  source_url: Law.properties.source_url,
  topics: Law.properties.topics,
  total: described(Count, 'How many sections are held here.'),
  sections_of_instrument: SectionsOfInstrument,
  sections: Type.Array(SectionBody, { description: 'The sections held, in the order of the instrument.' }),
})

export type LawBody = Static<typeof LawBody>
export type LawsBody = Static<typeof LawsBody>
