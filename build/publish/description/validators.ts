import standalone from 'ajv/dist/standalone/index.js'
import { transformSync } from 'esbuild'
import { strictAjv } from '../../contract/validate.ts'
import { validatorName } from '../../cli/validator-name.mjs'
import { checkedSchemas } from './schemas.ts'

/** The validators that programs are started with: the code of each, in CommonJS, by its file. */
export function validatorFiles(): Map<string, string> {
  const code = { source: true, optimize: 1 }
  return new Map(
    checkedSchemas().map((schema) => {
      const ajv = strictAjv(code)
      const made = standalone.default(ajv, ajv.compile(schema))
      return [validatorName(schema), transformSync(made, { minify: true }).code]
    }),
  )
}
