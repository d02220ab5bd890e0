import { Type, type Static } from '../schema.ts'
import { Day, closed, described } from '../primitives.ts'

const receipt = {
  id: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'The receipt: name it to have the submission erased.',
  }),
  received: described(Day, 'The UTC day on which it was stored.'),
}

/** requestHelp, 200: added to the help list. */
export const HelpReceipt = closed(
  { result: Type.Literal('added', { description: 'Stored.' }), ...receipt },
  { title: 'HelpReceipt' },
)

/** reportCorrection, 200: received. */
export const CorrectionReceipt = closed(
  { result: Type.Literal('received', { description: 'Stored.' }), ...receipt },
  { title: 'CorrectionReceipt' },
)

export type Receipt = Static<typeof HelpReceipt> | Static<typeof CorrectionReceipt>
