/** The item at a place of a list; throws where there is none: a place that a record or an index names must exist. */
export function item<Item>(list: ArrayLike<Item>, at: number): Item {
  const found = list[at]
  if (found === undefined) throw new Error(`place ${at} is named, the list has ${list.length}`)
  return found
}
