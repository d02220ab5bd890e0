import { ERROR_CODES } from '../errors.ts'
import { Text, Url, described, named, openOf } from '../primitives.ts'

/** The error object of the interface. */
export const ErrorBody = named('Refusal', {
  error: openOf(ERROR_CODES, { description: 'A stable code.' }),
  message: described(Text, 'What was wrong with the request, and what is allowed.'),
  docs: described(Url, 'The entry of the code in the documentation.'),
})
