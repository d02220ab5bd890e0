/** Reads a file under `/index/` and opens it, once: a file that was opened before is the same object. */
export type ReadFile = <File, T>(path: string, open: (file: File) => T) => Promise<T>
