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

/** Things that share a key, directly or by way of others; groups and what is in them keep the order in which they come. */
export function joinedBy<T>(things: readonly T[], keysOf: (thing: T) => readonly string[]): T[][] {
  const groups = new Map<string, { readonly keys: string[]; readonly places: number[] }>()
  for (const [place, thing] of things.entries()) {
    const keys = keysOf(thing)
    const met = new Set(keys.flatMap((key) => groups.get(key) ?? []))
    const [group = { keys: [], places: [] }, ...others] = met
    for (const other of others) {
      group.keys.push(...other.keys)
      group.places.push(...other.places)
    }
    group.keys.push(...keys)
    group.places.push(place)
    for (const key of group.keys) groups.set(key, group)
  }
  return Array.from(new Set(groups.values()), ({ places }) =>
    places.toSorted((a, b) => a - b).map((place) => things[place] as T),
  )
}
