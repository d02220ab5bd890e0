import { ERROR_CODES } from '../errors.ts'
import { Text, Url, closed, oneOf } from '../primitives.ts'

/** The error object of the interface. */
export const ErrorBody = closed({ error: oneOf(ERROR_CODES), message: Text, docs: Url }, { title: 'Error' })
