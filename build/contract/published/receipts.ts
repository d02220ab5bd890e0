import { Type, type Static } from '../schema.ts'
import { Day, Text, closed, described, named, nullable } from '../primitives.ts'

const receipt = {
  id: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'The receipt: name it to have the submission erased.',
  }),
  received: described(Day, 'The UTC day on which it was stored.'),
}

/** requestHelp, 200: added to the help list. */
export const HelpReceipt = named('HelpReceipt', {
  result: Type.Literal('added', { description: 'Stored.' }),
  ...receipt,
  answerable: Type.Boolean({
    description:
      'Whether the request names an e-mail address or a phone number. If not, nobody can answer it.',
  }),
  message: nullable(Text, 'Why nobody can answer, and what to do about it; null where somebody can.'),
})

/** reportCorrection, 200: received. */
export const CorrectionReceipt = named('CorrectionReceipt', {
  result: Type.Literal('received', { description: 'Stored.' }),
  ...receipt,
  about: Type.Optional(
    closed(
      {
        product: nullable(Text, 'The name of the product of `uin`; null where none is held under it.'),
        field: nullable(Text, 'The label of the field of `key`; null where the product has none.'),
      },
      { description: 'What the report was understood to be about, so that a typing error is seen.' },
    ),
  ),
})

export type Receipt = Static<typeof HelpReceipt> | Static<typeof CorrectionReceipt>
