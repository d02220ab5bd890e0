/** The digest of the code that builds and of the Node that runs it: other code may make other files of the same data. */
export function sourcesDigest(): string

/** What the output is made by, as paths of this project. */
export const SOURCES: readonly string[]
