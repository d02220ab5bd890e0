import type { IndexSource } from './reader.ts'

/** The text of a file of the site; null where there is none. */
export async function textAt(source: IndexSource, path: string): Promise<string | null> {
  const bytes = await source.read(path)
  return bytes === null ? null : new TextDecoder().decode(bytes)
}

/** A file of the site as JSON; null where there is none. */
export async function recordAt<T>(source: IndexSource, path: string): Promise<T | null> {
  const text = await textAt(source, path)
  return text === null ? null : (JSON.parse(text) as T)
}

/** A file that every site has. If it is missing, the site is incomplete. */
export function notMissing<T>(path: string, file: T | null): T {
  if (file === null) throw new Error(`${path} is missing`)
  return file
}

/** A file that every site has, as JSON. */
export async function heldAt<T>(source: IndexSource, path: string): Promise<T> {
  return notMissing(path, await recordAt<T>(source, path))
}
