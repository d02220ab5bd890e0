/** Things under what they have in common, in the order in which each group begins. */
export function groupsOf<T>(things: readonly T[], keyOf: (thing: T) => string): [key: string, things: T[]][] {
  const groups = new Map<string, T[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [thing])
    else group.push(thing)
  }
  return [...groups]
}
