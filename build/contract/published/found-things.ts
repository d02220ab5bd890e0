import { ANSWER_KINDS } from '../answer-kinds.ts'
import { OmbudsmanOffice } from '../authored/complaints.ts'
import { Type, type Static } from '../schema.ts'
import { Text, Url, described, named, nullable, oneOf } from '../primitives.ts'
import { dated } from './card.ts'

const FoundThing = named('FoundThing', {
  kind: oneOf([...ANSWER_KINDS], {
    description:
      'right: a question that families ask on law. field: what is asked of each product, of the one named or of a category.',
  }),
  title: described(Text, 'Its name, heading or question.'),
  of: described(Text, 'Whose it is or what it is part of; empty for a question on law.'),
  url: described(Url, 'The page for people, with the place on it.'),
})

/** `/search.json`: everything that is held under some words, in one order. */
export const EverythingBody = named('Everything', {
  ...dated,
  notice: described(Text, 'What the answer is and is not; show it to the reader.'),
  query: named('EverythingQuery', { q: described(Text, 'The words asked.') }, 'What was asked.'),
  message: nullable(
    Text,
    'Where nothing that is held is likely to answer: what was not found. The results only hold some of the words then.',
  ),
  offices: Type.Array(OmbudsmanOffice, {
    description:
      'The offices of the Insurance Ombudsman for the places that the words name, if they ask for one; else none.',
  }),
  results: Type.Array(FoundThing, {
    description: 'Things of all kinds, the likeliest to answer first, at most ten.',
  }),
})

export type EverythingBody = Static<typeof EverythingBody>
