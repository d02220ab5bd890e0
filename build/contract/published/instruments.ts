import { Type, type Static } from '../schema.ts'
import { Count, Day, Text, Url, closed, described, nullable, oneOf } from '../primitives.ts'
import { Amendment, Law, LawSection } from '../authored/law.ts'
import { Twin, dated } from './card.ts'

const lawHead = {
  slug: Law.properties.slug,
  title: Law.properties.title,
  kind: Law.properties.kind,
  number: Law.properties.number,
  year: Law.properties.year,
}

const SectionsOfInstrument = described(
  nullable(Type.Integer({ minimum: 1 })),
  'How many sections the whole instrument has, omitted ones included; null where not counted.',
)

/** A section that matched, with a piece of its words. */
const LawMatch = closed(
  {
    number: LawSection.properties.number,
    heading: LawSection.properties.heading,
    omitted: LawSection.properties.omitted,
    of: nullable(
      oneOf(['text', 'summary'], {
        description:
          'Whose words the snippet is cut from: those of the instrument, or ours; null where only the heading is held.',
      }),
    ),
    snippet: described(Text, 'The piece that holds the words; the heading where nothing else is held.'),
  },
  { title: 'LawMatch' },
)

const LawCard = closed(
  {
    ...lawHead,
    in_force: Law.properties.in_force,
    sections: described(Count, 'How many sections are held here.'),
    sections_of_instrument: SectionsOfInstrument,
    url: described(Url, 'The address of getLaw for it.'),
    matches: Type.Array(LawMatch, {
      description: 'The sections that hold the words asked; empty without q.',
    }),
  },
  { title: 'LawCard' },
)

/** listLaw: the law instruments; with `q`, ranked, with the sections that matched. */
export const LawsBody = closed(
  {
    ...dated,
    query: closed(
      { q: described(nullable(Text), 'The words asked.') },
      { title: 'LawQuery', description: 'What was asked.' },
    ),
    total: described(Count, 'How many instruments match.'),
    instruments: Type.Array(LawCard, { description: 'By relevance with q, otherwise by slug.' }),
    message: described(
      nullable(Text),
      'Which words found nothing, which are not English, and what to try; null where all was found.',
    ),
  },
  { title: 'Laws' },
)

/** A section as published: what is not held is null. */
const SectionBody = closed(
  {
    number: LawSection.properties.number,
    heading: LawSection.properties.heading,
    text: LawSection.properties.text,
    summary: LawSection.properties.summary,
    omitted: LawSection.properties.omitted,
    note: described(nullable(Text), 'What to know before relying on it; null where there is nothing to add.'),
  },
  { title: 'LawSection' },
)

/** getLaw: one instrument with its sections. */
export const LawBody = closed(
  {
    ...dated,
    notice: described(Text, 'What the sections are, and how many of the instrument are held.'),
    ...lawHead,
    markdown: Twin,
    issued_by: Law.properties.issued_by,
    dated: Law.properties.dated,
    in_force: Law.properties.in_force,
    consolidated_to: described(
      nullable(Day),
      'The text that was read includes amendments up to this day; null where that is not known.',
    ),
    amended_by: Type.Array(Amendment, {
      description: 'Known amending instruments, and whether the sections include them.',
    }),
    source_url: Law.properties.source_url,
    topics: Law.properties.topics,
    total: described(Count, 'How many sections are held here.'),
    sections_of_instrument: SectionsOfInstrument,
    sections: Type.Array(SectionBody, { description: 'The sections held, in the order of the instrument.' }),
  },
  { title: 'Law' },
)

export type LawBody = Static<typeof LawBody>
export type LawsBody = Static<typeof LawsBody>
