import { Type, type Static } from '../schema.ts'
import { Day, Text, Url, described, named, nullable, omittable, openOf } from '../primitives.ts'
import { Law, LawException, LawSection, READ_FROM, type ReadFrom } from '../authored/law.ts'
import { MarkdownUrl, dated } from './card.ts'

const { slug, title, kind, number, year, in_force, source_url } = Law.properties

/** Keys that name an instrument. */
export const lawHead = { slug, title, kind, number, year }

/** Provision that is not in force yet, and from when it will be. */
export const commencing = {
  not_yet: Type.Boolean({
    description:
      'Whether it is not in force yet on the data date. What is neither in force nor this is in force no longer.',
  }),
  commences: nullable(
    Day,
    'The day from which what is not in force yet will be; null where none is known, and for what is or was in force.',
  ),
}

/** Extent to which the text of an instrument was checked, for people and for programs. */
export const checking = {
  ...commencing,
  checked: described(
    Text,
    'Whether it is not yet or no longer in force, of which day the text is and what it was read in, when changes were last looked for, and a warning where an amendment may have changed it since. To be shown first.',
  ),
  is_behind: Type.Boolean({
    description: 'Whether an amendment is known that the sections held here do not include.',
  }),
  consolidated_to: nullable(
    Day,
    'The text that was read includes amendments up to this day; null where that is not known.',
  ),
  read_from: nullable(
    openOf(Object.keys(READ_FROM) as ReadFrom[], {
      description: 'How the text was read; null where that is not known.',
    }),
  ),
}

export const Exceptions = Type.Array(LawException, {
  description:
    'What our summary does not hold for, with the place that says so. Show them wherever it is shown.',
})

export const SectionUrl = described(
  Url,
  'The page of the section; with .json at its end the section as JSON, with .md as Markdown.',
)

/** A section as published: what is not held is null. */
export const SectionBody = named('LawSection', {
  number: LawSection.properties.number,
  heading: LawSection.properties.heading,
  text: LawSection.properties.text,
  summary: LawSection.properties.summary,
  exceptions: Exceptions,
  omitted: LawSection.properties.omitted,
  ...commencing,
  note: nullable(Text, 'What to know before relying on it; null where there is nothing to add.'),
  url: SectionUrl,
  citation: omittable(Text, 'What is put after its words: instrument, section, and the page for people.'),
})

/** `/law/{slug}/{number}.json`: one section, with what must be known of its instrument. */
export const LawSectionBody = named('LawSectionRecord', {
  ...dated,
  ...checking,
  notice: described(Text, 'What the words are, and how many sections of the instrument are held.'),
  law: named(
    'LawOfSection',
    {
      ...lawHead,
      in_force,
      source_url,
      url: described(Url, 'The address of getLaw for it.'),
    },
    'The instrument that holds the section.',
  ),
  section: described(SectionBody, 'The section itself.'),
  previous: nullable(Url, 'The section before it; null for the first.'),
  next: nullable(Url, 'The section after it; null for the last.'),
  markdown: MarkdownUrl,
})

export type LawSectionBody = Static<typeof LawSectionBody>
