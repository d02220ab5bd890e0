/** The item at an index of a list that is known to be there; throws a RangeError that names the index. */
export function item<T>(list: ArrayLike<T>, at: number): T {
  const value = list[at]
  if (value === undefined) throw new RangeError(`a list of ${list.length} has no item ${at}`)
  return value
}
