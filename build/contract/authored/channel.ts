import { Type, type Static } from '../schema.ts'
import { Day, SecureUrl, Text, named, nullable, openOf, described } from '../primitives.ts'

/** A way to reach somebody, with the words that say so. */
export const Channel = named('Contact', {
  purpose: openOf(['claim', 'customer-care', 'grievance', 'gro'], {
    description: 'What to use it for; gro is the Grievance Redressal Officer.',
  }),
  channel: openOf(['email', 'phone', 'url', 'address', 'whatsapp', 'sms'], {
    description: 'How to reach it.',
  }),
  value: described(Text, 'The address, number or text for the channel.'),
  label: described(Type.String(), 'What the insurer calls it.'),
  level: nullable(
    Type.Integer({ description: 'The step of escalation, from 1; null where there are no steps.' }),
  ),
  hours: nullable(Type.String({ description: 'When it can be reached; null where nothing is said.' })),
  applies_to: openOf(['all', 'health'], { description: 'The lines it is for.' }),
  source_url: described(SecureUrl, 'The page it was read from.'),
  quote: described(Text, 'The words of that page that say so.'),
  fetched_at: described(Day, 'The day the page was read.'),
})

export type Channel = Static<typeof Channel>
