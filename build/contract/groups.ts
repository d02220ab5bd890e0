/** The values of each key; keys and values keep the order in which they come. */
export function grouped<K, V>(pairs: Iterable<readonly [key: K, value: V]>): Map<K, V[]> {
  const groups = new Map<K, V[]>()
  for (const [key, value] of pairs) {
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [value])
    else group.push(value)
  }
  return groups
}

/** Things under what they have in common, in the order in which each group begins. */
export function groupsOf<T, K>(things: readonly T[], keyOf: (thing: T) => K): [key: K, things: T[]][] {
  return [...grouped(things.map((thing) => [keyOf(thing), thing]))]
}

/** Number of times each key comes, in the order in which they come first. */
export function countsOf<K>(keys: Iterable<K>): Map<K, number> {
  const counts = new Map<K, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
