/** Makes a value when it is first asked for. Formatters take milliseconds, which every cold start would wait for. */
export function lazily<T extends object>(make: () => T): () => T {
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

/** A reading that is made once for each text, of which so many are kept: when they are, all are forgotten. */
export function remembered<Made>(most: number, read: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = read(text)
    if (known.size >= most) known.clear()
    known.set(text, made)
    return made
  }
}
