import { Type, type Static } from 'typebox'
import { Count, Day, Slug, Text, Url, closed, described, nullable, oneOf } from '../primitives.ts'
import { Amendment, Law, LawSection } from '../authored/law.ts'
import { dated } from './card.ts'

const lawHead = {
  slug: Slug,
  title: Text,
  kind: Law.properties.kind,
  number: Law.properties.number,
  year: Law.properties.year,
}

const SectionsOfInstrument = nullable(
  Type.Integer({
    minimum: 1,
    description: 'How many sections the whole instrument has, omitted ones included; null where not counted.',
  }),
)

/** listLaw: the law instruments; with `q`, ranked, with the sections that matched. */
export const LawsBody = closed(
  {
    ...dated,
    query: closed({ q: nullable(Text) }),
    total: Count,
    instruments: Type.Array(
      closed({
        ...lawHead,
        in_force: Law.properties.in_force,
        sections: described(Count, 'How many sections are held here.'),
        sections_of_instrument: SectionsOfInstrument,
        url: Url,
        matches: Type.Optional(
          Type.Array(
            closed({
              number: Text,
              heading: Type.String(),
              omitted: Type.Boolean(),
              of: nullable(
                oneOf(['text', 'summary'], { description: 'Whose words the snippet is cut from.' }),
              ),
              snippet: Type.String(),
            }),
          ),
        ),
      }),
    ),
    message: described(
      nullable(Type.String()),
      'Which words found nothing, which are not English, and what to try; null where all was found.',
    ),
  },
  { title: 'Laws' },
)

/** A section as published: what is not held is null. */
const SectionBody = closed({
  number: LawSection.properties.number,
  heading: LawSection.properties.heading,
  text: LawSection.properties.text,
  summary: LawSection.properties.summary,
  omitted: LawSection.properties.omitted,
  note: described(nullable(Text), 'What to know before relying on it; null where there is nothing to add.'),
})

/** getLaw: one instrument with its sections. */
export const LawBody = closed(
  {
    ...dated,
    notice: described(Text, 'What the sections are, and how many of the instrument are held.'),
    ...lawHead,
    issued_by: Law.properties.issued_by,
    dated: Law.properties.dated,
    in_force: Law.properties.in_force,
    consolidated_to: described(
      nullable(Day),
      'The text that was read takes in amendments up to this day; null where that is not known.',
    ),
    amended_by: Type.Array(Amendment, {
      description: 'Amending instruments known of, and whether the sections take them in.',
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
