/** The digest of the code that builds and of the Node that runs it: other code may make other files of the same data. */
export function sourcesDigest(): string
