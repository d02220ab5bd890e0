import { Type, type Static } from '../schema.ts'
import { Text, described, named } from '../primitives.ts'
import { OmbudsmanOffice, Rung } from '../authored/complaints.ts'
import { datedAndNoticed } from './card.ts'
import { SectionUrl } from './law-section.ts'

const { law: _law, ...rung } = Rung.properties

/** `/complaints.json`: whom to complain to, step by step, and the offices of the Ombudsman. */
export const LadderBody = named('Complaints', {
  ...datedAndNoticed,
  rungs: Type.Array(
    named('LadderRung', {
      ...rung,
      law: Type.Array(
        named('RungLaw', {
          title: described(Text, 'The title of the instrument.'),
          section: described(Text, 'The number of its section.'),
          url: SectionUrl,
        }),
        { description: 'The sections that say so.' },
      ),
    }),
    {
      description:
        'The steps, in the order in which they are taken; the first is the insurer of the policy, whose ways to be reached getInsurer has.',
    },
  ),
  offices: Type.Array(OmbudsmanOffice, { description: 'The offices of the Insurance Ombudsman, by name.' }),
})

export type LadderBody = Static<typeof LadderBody>
