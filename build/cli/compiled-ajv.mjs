import { validatorName } from './validator-name.mjs'

// Stand-in for `ajv` in programs that are started from bundled files: the validators compiled with them. Ajv
// itself is loaded for schemas that few programs check by, such as those of a previous release.

/** Variables, since the bundler would take the packages in. */
const [AJV, FORMATS] = ['ajv/dist/2020.js', 'ajv-formats']

/** The validator of each schema that was asked for. */
const validators = new Map()

export class Ajv2020 {
  formats = []
  #options
  #words = []
  #whole = null

  constructor(options) {
    this.#options = options
  }

  addVocabulary(words) {
    this.#words.push(...words)
  }

  compile(schema) {
    const validator = validators.get(schema) ?? compiled(schema) ?? this.#ajv().compile(schema)
    validators.set(schema, validator)
    return validator
  }

  #ajv() {
    if (this.#whole !== null) return this.#whole
    this.#whole = new (require(AJV).Ajv2020)(this.#options)
    this.#whole.addVocabulary(this.#words)
    require(FORMATS).default(this.#whole, this.formats)
    return this.#whole
  }
}

/** The validator that was compiled with the program; null where there is none. */
function compiled(schema) {
  const file = validatorName(schema)
  try {
    return require(file)
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

/** In the place of `ajv-formats`. */
// oxlint-disable-next-line import/no-default-export -- the package has one
export default {
  default: (ajv, formats) => {
    ajv.formats = formats
  },
}
