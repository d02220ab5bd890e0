import { Type, type Static } from './schema.ts'
import { Text, closed, oneOf } from './primitives.ts'

/** Stored submission: nothing that was not sent, and no address it came from. */
export const Submission = closed({
  id: Text,
  kind: oneOf(['help', 'corrections']),
  received: Type.String({ format: 'date' }),
  body: Type.Unknown(),
})

export type Submission = Static<typeof Submission>
