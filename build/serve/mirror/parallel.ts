/** Does something for every item, at most `most` at a time; the first failure stops what has not begun. */
export async function inParallel<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.toReversed()
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) {
      await work(item).catch((error: unknown) => {
        left.length = 0
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: Math.min(most, items.length) }, worker))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
