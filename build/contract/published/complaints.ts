import { Type, type Static } from '../schema.ts'
import { Text, described, named } from '../primitives.ts'
import { BeforeComplaint, OmbudsmanOffice, Rung } from '../authored/complaints.ts'
import { datedAndNoticed } from './card.ts'
import { SectionUrl } from './law-section.ts'

const { law: _law, ...rung } = Rung.properties
const { law: _sections, ...before } = BeforeComplaint.properties

const law = Type.Array(
  named('RungLaw', {
    title: described(Text, 'The title of the instrument.'),
    section: described(Text, 'The number of its section.'),
    url: SectionUrl,
  }),
  { description: 'The sections that say so.' },
)

/** `/complaints.json`: whom to complain to, step by step, and the offices of the Ombudsman. */
export const LadderBody = named('Complaints', {
  ...datedAndNoticed,
  before: Type.Array(named('BeforeRung', { ...before, law }), {
    description: 'What to do before the first step, in its order; may be empty.',
  }),
  rungs: Type.Array(named('LadderRung', { ...rung, law }), {
    description:
      'The steps, in the order in which they are taken; the first is the insurer of the policy, whose ways to be reached getInsurer has.',
  }),
  offices: Type.Array(OmbudsmanOffice, { description: 'The offices of the Insurance Ombudsman, by name.' }),
})

export type LadderBody = Static<typeof LadderBody>
