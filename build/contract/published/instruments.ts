import { Type, type Static } from 'typebox'
import { Count, Slug, Text, Url, closed, nullable, oneOf } from '../primitives.ts'
import { Law } from '../authored/law.ts'
import { dated } from './card.ts'

const lawHead = {
  slug: Slug,
  title: Text,
  kind: Law.properties.kind,
  number: Law.properties.number,
  year: Law.properties.year,
}

/** listLaw: the law instruments; with `q`, ranked, with the sections that matched. */
export const LawsBody = closed(
  {
    ...dated,
    query: closed({ q: nullable(Text) }),
    total: Count,
    instruments: Type.Array(
      closed({
        ...lawHead,
        in_force: Type.Boolean(),
        sections: Count,
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
  },
  { title: 'Laws' },
)

/** getLaw: one instrument with its sections. */
export const LawBody = closed(
  {
    ...dated,
    ...lawHead,
    issued_by: Law.properties.issued_by,
    dated: Law.properties.dated,
    in_force: Law.properties.in_force,
    source_url: Law.properties.source_url,
    topics: Law.properties.topics,
    total: Count,
    sections: Law.properties.sections,
  },
  { title: 'Law' },
)

export type LawBody = Static<typeof LawBody>
export type LawsBody = Static<typeof LawsBody>
