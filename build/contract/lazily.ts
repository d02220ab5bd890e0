/** Makes a value when it is first asked for. Formatters take milliseconds, which every cold start would wait for. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}
