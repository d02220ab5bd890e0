/** A file of the output: its path from the root of the site, beginning with a slash, and its content. */
export interface OutputFile {
  readonly path: string
  readonly content: string
}

/** The path of a file of the output as a path inside the output folder. */
export function inFolder(path: string): string {
  return path.replace(/^\//u, '')
}
