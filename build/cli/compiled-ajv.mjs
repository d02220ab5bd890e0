import { validatorName } from './validator-name.mjs'

// What programs get in the place of `ajv` where they are started from bundled files: the validators compiled with them.

/** The validator of each schema that was asked for. */
const validators = new Map()

export class Ajv2020 {
  addVocabulary() {}

  compile(schema) {
    const validator = validators.get(schema) ?? require(validatorName(schema))
    validators.set(schema, validator)
    return validator
  }
}

/** In the place of `ajv-formats`: the validators name their formats themselves. */
// oxlint-disable-next-line import/no-default-export -- the package has one
export default { default: () => {} }
