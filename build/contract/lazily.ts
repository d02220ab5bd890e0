/** Makes a value when it is first asked for, once in a process. Formatters take milliseconds, which every cold start would wait for. */
export function lazily<T extends object | string>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}

/** A reading that is made once for each object, as long as that is in use. */
export function readOnce<From extends object, Made>(read: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, { readonly made: Made }>()
  return (from) => {
    const before = known.get(from) ?? { made: read(from) }
    known.set(from, before)
    return before.made
  }
}
