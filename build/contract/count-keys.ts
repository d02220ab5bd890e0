/** A name as a key of counts: with underscores for hyphens. */
export type CountKey<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}_${CountKey<Tail>}`
  : Name

/** The key of a name in counts. */
export function countKey<Name extends string>(name: Name): CountKey<Name> {
  return name.replaceAll('-', '_') as CountKey<Name>
}

/** Something for each of some names, under the keys of counts. */
export function byCountKey<Name extends string, T>(
  names: readonly Name[],
  valueFor: (name: Name) => T,
): Record<CountKey<Name>, T> {
  const entries = names.map((name) => [countKey(name), valueFor(name)] as const)
  return Object.fromEntries(entries) as Record<CountKey<Name>, T>
}
