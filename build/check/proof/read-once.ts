/** A reading that is made once for each object, as long as that is in use. */
export function readOnce<From extends object, Made>(read: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, { readonly made: Made }>()
  return (from) => {
    const before = known.get(from) ?? { made: read(from) }
    known.set(from, before)
    return before.made
  }
}
