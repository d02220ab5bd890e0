import { Type } from 'typebox'
import { Day, closed } from '../primitives.ts'

const receipt = { id: Type.String({ pattern: '^[0-9a-f]{64}$' }), received: Day }

/** requestHelp, 200: added to the help list. */
export const HelpReceipt = closed({ result: Type.Literal('added'), ...receipt }, { title: 'HelpReceipt' })

/** reportCorrection, 200: received. */
export const CorrectionReceipt = closed(
  { result: Type.Literal('received'), ...receipt },
  { title: 'CorrectionReceipt' },
)
