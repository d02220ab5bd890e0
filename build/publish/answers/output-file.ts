import type { TSchema } from '../../contract/schema.ts'
import { checker } from '../../contract/validate.ts'

/** A file of the output: its path from the root of the site, beginning with a slash, and its content. */
export interface OutputFile {
  readonly path: string
  readonly content: string | Uint8Array
}

/** Files of the output that are made again only where what they are made from has changed. */
export interface FileGroup {
  /** One name in the build. */
  readonly name: string
  /** All that the files are made from: a value of JSON. */
  readonly from: unknown
  readonly files: () => Iterable<OutputFile>
}

/** A file of the output that is text. */
export interface TextOutput extends OutputFile {
  readonly content: string
}

/** The path of a file of the output as a path inside the output folder. */
export function inFolder(path: string): string {
  return path.replace(/^\//u, '')
}

/** A body that was checked against its published schema. If it does not match, the build is wrong, never the data. */
export function checkedFile(path: string, body: unknown, schema: TSchema): TextOutput {
  const [problem] = checker(schema)(body)
  if (problem !== undefined)
    throw new Error(`${path}: the build made a wrong file, at ${problem.pointer}: ${problem.message}`)
  return jsonFile(path, body)
}

/** A file of JSON as the build writes it. */
export function jsonFile(path: string, body: unknown): TextOutput {
  return { path, content: `${JSON.stringify(body)}\n` }
}
