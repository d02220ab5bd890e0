/** The file that holds the compiled validator of a schema, beside the files of the program. */
export function validatorName(schema: object): string
