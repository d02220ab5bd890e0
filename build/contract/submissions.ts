import { Type, type Static } from './schema.ts'
import { UIN_LENGTH, named, oneOf } from './primitives.ts'

// The bodies of the POSTs. Texts are trimmed before they are checked; empty optional texts count as not sent.

const line = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description })
const email = Type.String({ format: 'email', maxLength: 254 })
const uin = line(UIN_LENGTH, 'Product UIN; it need not be one the service holds.')

/** A telephone number, with its extension. */
const NUMBER = String.raw`\+?(?:[ ().-]*[0-9]){6,15}[ ().-]*(?:(?:ext|x)\.? ?[0-9]{1,6} ?)?`

/** requestHelp: adds a person to the free help list, only with their consent. */
export const HelpRequest = named(
  'HelpRequest',
  {
    need: oneOf(['buy', 'port', 'claim', 'review', 'other'], { description: 'What the help is wanted for.' }),
    consent: Type.Literal(true, {
      description: 'Must be exactly true: the person agrees to be put on the list and contacted.',
    }),
    email: Type.Optional({ ...email, description: 'Where to answer.' }),
    phone: Type.Optional(
      Type.String({
        pattern: `^${NUMBER}(?:[/,] ?${NUMBER})?$`,
        maxLength: 80,
        description:
          '6 to 15 digits; spaces, ( ), . and - may separate them, a + may come first, and ext 12 last. Two numbers are parted by / or a comma.',
      }),
    ),
    name: Type.Optional(line(100, 'How to address the person.')),
    city: Type.Optional(line(100, 'Where they live.')),
    uin: Type.Optional(uin),
    message: Type.Optional(line(4000, 'In their own words.')),
  },
  'With neither email nor phone it is taken, but nobody can answer it.',
)

/** reportCorrection: reports a wrong or outdated fact. */
export const CorrectionReport = named('CorrectionReport', {
  message: line(4000, 'What is wrong, and what is right.'),
  uin: Type.Optional(uin),
  key: Type.Optional(line(80, 'The key of the fact concerned.')),
  evidence: Type.Optional(line(4000, 'Where it can be seen: an address, a document and its page.')),
  email: Type.Optional({ ...email, description: 'Where to ask about the report.' }),
})

export type HelpRequest = Static<typeof HelpRequest>
export type CorrectionReport = Static<typeof CorrectionReport>
