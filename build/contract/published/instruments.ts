import { Type, type Static } from '../schema.ts'
import { Count, Day, Text, Url, closed, described, nullable, oneOf, openOf } from '../primitives.ts'
import { Amendment, Law, LawException, LawSection, READ_FROM, type ReadFrom } from '../authored/law.ts'
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

/** How far the text of an instrument was checked, for people and for programs. */
const checking = {
  checked: described(
    Text,
    'Up to which day the instrument was checked and in what, with a warning where later amendments are known. To be shown first.',
  ),
  is_behind: Type.Boolean({
    description: 'Whether an amendment is known that the sections held here do not include.',
  }),
  consolidated_to: described(
    nullable(Day),
    'The text that was read includes amendments up to this day; null where that is not known.',
  ),
  read_from: nullable(
    openOf(Object.keys(READ_FROM) as ReadFrom[], {
      description: 'How the text was read; null where that is not known.',
    }),
  ),
}

const Exceptions = Type.Array(LawException, {
  description:
    'What our summary does not hold for, with the place that says so. Show them wherever it is shown.',
})

const SectionUrl = described(
  Url,
  'The page of the section; with .json at its end the section as JSON, with .md as Markdown.',
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
    exceptions: Exceptions,
    url: SectionUrl,
  },
  { title: 'LawMatch' },
)

const LawCard = closed(
  {
    ...lawHead,
    in_force: Law.properties.in_force,
    ...checking,
    sections: described(Count, 'How many sections are held here.'),
    sections_of_instrument: SectionsOfInstrument,
    url: described(Url, 'The address of getLaw for it.'),
    matches: Type.Array(LawMatch, {
      description: 'The sections that hold the words asked; empty without q.',
    }),
  },
  { title: 'LawCard' },
)

/** A question that families ask, with what the law says. */
const Rights = closed(
  {
    question: described(Text, 'The question as it is written in the table of questions.'),
    answer: Type.Array(
      closed(
        {
          says: described(Text, 'One sentence, in our words.'),
          law: described(LawCard.properties.slug, 'The instrument that says so.'),
          section: described(Text, 'The number of its section.'),
          url: described(Url, 'The address of getLaw for the instrument.'),
        },
        { title: 'RightsSentence' },
      ),
      { description: 'At most three sentences, each with the section that it rests on.' },
    ),
  },
  {
    title: 'Rights',
    description:
      'Where q is a question of the table: its answer. The sections it rests on are the first in the list.',
  },
)

/** listLaw: the law instruments; with `q`, ranked, with the sections that matched. */
export const LawsBody = closed(
  {
    ...dated,
    query: closed(
      { q: described(nullable(Text), 'The words asked.') },
      { title: 'LawQuery', description: 'What was asked.' },
    ),
    rights: nullable(Rights),
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
    exceptions: Exceptions,
    omitted: LawSection.properties.omitted,
    note: described(nullable(Text), 'What to know before relying on it; null where there is nothing to add.'),
    url: SectionUrl,
  },
  { title: 'LawSection' },
)

/** `/law/{slug}/{number}.json`: one section, with what must be known of its instrument. */
export const LawSectionBody = closed(
  {
    ...dated,
    ...checking,
    notice: described(Text, 'What the words are, and how many sections of the instrument are held.'),
    law: closed(
      {
        ...lawHead,
        in_force: Law.properties.in_force,
        source_url: Law.properties.source_url,
        url: described(Url, 'The address of getLaw for it.'),
      },
      { title: 'LawOfSection', description: 'The instrument that holds the section.' },
    ),
    section: SectionBody,
    previous: described(nullable(Url), 'The section before it; null for the first.'),
    next: described(nullable(Url), 'The section after it; null for the last.'),
    markdown: Twin,
  },
  { title: 'LawSectionRecord' },
)

/** getLaw: one instrument with its sections. */
export const LawBody = closed(
  {
    ...dated,
    ...checking,
    notice: described(Text, 'What the sections are, and how many of the instrument are held.'),
    ...lawHead,
    markdown: Twin,
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
  },
  { title: 'Law' },
)

export type LawSectionBody = Static<typeof LawSectionBody>
export type LawBody = Static<typeof LawBody>
export type LawsBody = Static<typeof LawsBody>
