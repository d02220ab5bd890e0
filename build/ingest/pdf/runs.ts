/** Cuts a list into runs: wherever an item is parted from the one before it. */
export function runsOf<T>(
  all: readonly T[],
  isParted: (last: T, next: T, run: readonly T[]) => boolean,
): T[][] {
  const runs: T[][] = []
  for (const one of all) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run === undefined || last === undefined || isParted(last, one, run)) runs.push([one])
    else run.push(one)
  }
  return runs
}
