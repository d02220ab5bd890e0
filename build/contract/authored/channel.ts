import { Type, type Static } from 'typebox'
import { Day, SecureUrl, Text, closed, nullable, oneOf } from '../primitives.ts'

/** A way to reach somebody, with the words that say so (interface 2.3.3). */
export const Channel = closed({
  purpose: oneOf(['claim', 'customer-care', 'grievance', 'gro']),
  channel: oneOf(['email', 'phone', 'url', 'address', 'whatsapp', 'sms']),
  value: Text,
  label: Type.String(),
  level: nullable(Type.Integer({ description: 'Escalation level.' })),
  hours: nullable(Type.String({ description: 'When it can be reached.' })),
  applies_to: oneOf(['all', 'health']),
  source_url: SecureUrl,
  quote: Text,
  fetched_at: Day,
})

export type Channel = Static<typeof Channel>
