import { jsonIn } from '../../build/contract/decoding.ts'
import type { Parameter } from '../../build/contract/operation.ts'
import { type Refused, quoted, invalid } from '../shared/result.ts'
import { isFlag, spoken } from './tool-schemas.ts'
import type { Arguments, Tool } from './tool.ts'

/** Arguments that hold several values: models send them as a list as often as with commas between. */
const LISTS: ReadonlySet<string> = new Set(['uins', 'fields'])

/** Argument that some clients send to a tool without parameters, because their models must send something. */
const PLACEHOLDER = 'random_string'

/**
 * The arguments of a call as texts, under the names that the tool gives them, or everything that is wrong with them. Null
 * and white space are an argument left out, as some clients write it; the case of names does not matter.
 */
export function argumentsOf(
  { name: tool, parameters }: Pick<Tool, 'name' | 'parameters'>,
  sent: Readonly<Record<string, unknown>>,
): { readonly args: Arguments } | Refused {
  const names = Object.keys(parameters)
  const given = Object.entries(sent).filter(([, value]) => value !== null && value !== undefined)
  const known = names.length === 0 ? [PLACEHOLDER] : names
  const unknown = given.filter(([written]) => !known.some((name) => isSame(name, written)))
  const problems: string[] = []
  if (unknown.length > 0) {
    const takes = names.length === 0 ? 'It takes none.' : `It takes: ${names.join(', ')}.`
    problems.push(
      `${tool} takes no argument ${unknown.map(([written]) => quoted(written)).join(' or ')}. ${takes}`,
    )
  }
  const args: Record<string, string> = {}
  for (const [name, parameter] of Object.entries(parameters)) {
    const values = given.flatMap(([written, value]) => (isSame(name, written) ? [value] : []))
    const text = values.length === 0 ? '' : textOf(name, parameter, values[0])
    if (values.length > 1) problems.push(`The argument ${quoted(name)} is given more than once.`)
    else if (text === null) problems.push(`The argument ${quoted(name)} must be ${wanted(parameter)}.`)
    else if (text.trim() !== '') args[name] = text
    else if (parameter.required)
      problems.push(`${tool} needs the argument ${name}: ${spoken(parameter.description)}`)
  }
  return problems.length > 0 ? invalid(problems.join(' ')) : { args }
}

function isSame(name: string, written: string): boolean {
  return name.toLowerCase() === written.toLowerCase()
}

/** A value as a query string would hold it; null where it can be none. */
function textOf(name: string, { schema }: Parameter, value: unknown): string | null {
  const values = LISTS.has(name) ? listIn(value) : [value]
  const texts = values.flatMap((item) => (isPlain(item) ? [String(item)] : []))
  if (texts.length < values.length) return null
  const text = texts.join(',')
  if (!isFlag(schema)) return text
  return /^(?:true|false|\s*)$/iu.test(text) ? text.toLowerCase() : null
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** The values of a list, which some models write as a text of JSON. */
function listIn(value: unknown): readonly unknown[] {
  const list = typeof value === 'string' && value.trim().startsWith('[') ? jsonIn(value) : value
  return Array.isArray(list) ? (list as unknown[]) : [value]
}

function wanted({ schema }: Parameter): string {
  return isFlag(schema) ? 'true or false' : 'a text or a number'
}
