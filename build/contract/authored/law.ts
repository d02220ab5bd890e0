import { Type, type Static } from '../schema.ts'
import { Day, Slug, Text, Url, closed, named, nullable, openOf, described, omittable } from '../primitives.ts'

/** Case for which a summary does not hold, and the part of the instrument that says so. */
export const LawException = named('LawException', {
  from: described(Text, 'Where the instrument says it: "39(12)", "Part B, IV.2(iii)".'),
  says: described(Text, 'The exception or limit, in our own words.'),
})

/** Day on which law that is made comes into force. */
const Commencement = Type.Optional(
  nullable(
    Day,
    'Only where it is not in force yet: the day from which it will be, null where none is notified. Without this key, what is not in force is so no longer.',
  ),
)

/** A section of a law instrument: its words, or ours, or neither where it was omitted. */
export const LawSection = closed({
  number: described(Text, 'The number as the instrument prints it: "45", "2CA", "64VB".'),
  heading: described(Type.String(), 'The heading as printed; may be empty.'),
  text: nullable(Text, 'The words of the instrument, verbatim; null where they are not held.'),
  summary: nullable(Text, 'What the section says, in our own words; null where there is none.'),
  exceptions: Type.Optional(
    Type.Array(LawException, {
      minItems: 1,
      description: 'What the summary does not hold for: shown wherever the summary is.',
    }),
  ),
  omitted: described(Type.Boolean(), 'Whether the section was omitted or repealed.'),
  commences: Commencement,
  note: omittable(
    Text,
    'What to know before relying on it: an amendment whose words were not read, an interim order of a court.',
  ),
})

/** An instrument that amends another, and whether what is held includes it. */
export const Amendment = named('Amendment', {
  slug: nullable(Slug, 'Its slug where the dataset holds it.'),
  title: described(Text, 'Its title.'),
  number: nullable(Text, 'Its number.'),
  in_force: nullable(Day, 'The day from which it applies; null where that is not known.'),
  taken_in: described(Type.Boolean(), 'Whether the sections held here include it.'),
  effect: described(Text, 'What it changes, in our own words.'),
  draft: Type.Optional(Type.Literal(true, { description: 'It was published for comment and is not law.' })),
  touches: Type.Optional(
    Type.Array(Text, {
      description:
        'The numbers of all sections held here that it may change; where this is missing, it may change any.',
    }),
  ),
  sections_known: Type.Optional(
    Type.Array(Text, {
      uniqueItems: true,
      description:
        'The numbers of the sections held here that it is known to change; where this is given, no other counts as changed.',
    }),
  ),
  sections_compared: Type.Optional(
    Type.Array(Text, {
      uniqueItems: true,
      description:
        'The numbers of the sections held here that were compared with the words as amended: none of them counts as changed.',
    }),
  ),
})

/** Record of when and where somebody looked whether an instrument was amended, replaced or withdrawn. */
const Watched = named('Watched', {
  on: described(Day, 'The day on which changes were last looked for.'),
  places: Type.Array(Text, { minItems: 1, description: 'Where: "India Code", "the e-Gazette".' }),
})

/** Sources of the words behind summaries and texts, and the sentence that tells a reader. */
export const READ_FROM = {
  gazette: 'in the Gazette or a facsimile of the official document',
  'india-code': 'in the text of India Code',
  copy: 'in a copy kept by others',
  'second-hand': 'second hand: in quotations and reports, not in the instrument itself',
} as const

export type ReadFrom = keyof typeof READ_FROM

/** An Act, a set of rules or regulations, a circular or an order. */
export const Law = closed({
  slug: described(Slug, 'Its name in addresses; the file has the same name.'),
  title: described(Text, 'The title as cited.'),
  kind: openOf(['act', 'rules', 'regulations', 'circular', 'order'], {
    description: 'What kind of instrument it is.',
  }),
  number: nullable(Text, 'Its number: "4 of 1938"; null where it has none.'),
  year: Type.Integer({ minimum: 1800, maximum: 2200, description: 'The year in its title.' }),
  issued_by: described(Text, 'Who made it.'),
  dated: nullable(Day, 'The day it was made; null where that is not known.'),
  in_force: described(Type.Boolean(), 'Whether it is in force on the data date.'),
  commences: Commencement,
  consolidated_to: Type.Optional(
    nullable(
      Day,
      'The day to which the text was read: it includes amendments up to this day; null where that is not known.',
    ),
  ),
  read_from: Type.Optional(
    openOf(Object.keys(READ_FROM) as ReadFrom[], {
      description:
        'How the text was read: in the Gazette or a facsimile, at India Code, in a copy, or second hand.',
    }),
  ),
  amended_by: Type.Optional(
    Type.Array(Amendment, { description: 'Known amending instruments, included or not.' }),
  ),
  watched: omittable(Watched, 'When and where changes were last looked for; missing where nobody noted it.'),
  sections_of_instrument: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 1,
        description: 'How many sections the whole instrument has; those held may be fewer.',
      }),
    ),
  ),
  source_url: nullable(Url, 'Where it can be read.'),
  topics: Type.Array(Text, { description: 'What it is about, in the words people search for.' }),
  sections: Type.Array(LawSection, {
    minItems: 1,
    description: 'The sections held, in the order of the instrument.',
  }),
})

export type Law = Static<typeof Law>
export type LawSection = Static<typeof LawSection>
export type Amendment = Static<typeof Amendment>

// Finds the sections of an instrument that are older than an amendment of it. Whatever says "changed since" asks here.

/**
 * The amendments that may have changed a section after its text was read: those in law and not taken in that are known
 * to change it or, where nobody noted what they change, may change it and were not compared with it.
 */
export function changesSince({ amended_by = [] }: Amended, number: string): Amendment[] {
  return amended_by.filter((amendment) => isMissing(amendment) && changes(amendment, number))
}

/** The amendments that are not known to change a section, and whose words nobody compared it with. */
export function notComparedWith({ amended_by = [] }: Amended, number: string): Amendment[] {
  return amended_by.filter((amendment) => {
    const isCompared = amendment.sections_compared?.includes(number) === true
    return isMissing(amendment) && !isCompared && !changes(amendment, number)
  })
}

/** The sections held that an amendment not taken in may have changed, by number; none of one taken in or drafted. */
export function sectionsBehind({ sections }: Pick<Law, 'sections'>, amendment: Amendment): string[] {
  if (!isMissing(amendment)) return []
  return sections
    .filter(({ omitted, number }) => !omitted && changes(amendment, number))
    .map(({ number }) => number)
}

type Amended = Pick<Law, 'amended_by'>

/** Whether an amendment is law and the sections held do not include it. */
function isMissing({ taken_in, draft }: Amendment): boolean {
  return !taken_in && draft === undefined
}

function changes({ touches, sections_known, sections_compared = [] }: Amendment, number: string): boolean {
  if (sections_compared.includes(number)) return false
  return (sections_known ?? touches)?.includes(number) ?? true
}
