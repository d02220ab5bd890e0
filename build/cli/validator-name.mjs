import { createHash } from 'node:crypto'

/** The file that holds the compiled validator of a schema, beside the files of the program. */
export function validatorName(schema) {
  return `./${createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 16)}.cjs`
}
