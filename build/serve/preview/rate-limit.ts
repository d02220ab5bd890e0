/** A limit on the requests of one address, from a function's config. */
export interface Limit {
  readonly requests: number
  readonly seconds: number
  /** The path of what answers requests over the limit. */
  readonly to: string
}

export type RateLimiter = ReturnType<typeof slidingWindow>

/** A sliding window: in any `seconds`, at most `requests` of one address pass. Refused requests do not count. */
export function slidingWindow(clock: () => number) {
  const passed = new Map<string, number[]>()
  return {
    /** Whether a request of an address is over the limit; one that is not counts. */
    refuses({ requests, seconds }: Limit, address: string): boolean {
      const now = clock()
      // Limits with equal numbers count together, so nothing but the numbers is in the key.
      const key = `${requests} in ${seconds} s of ${address}`
      const recent = (passed.get(key) ?? []).filter((time) => now - time < seconds * 1000)
      if (recent.length >= requests) return true
      passed.delete(key)
      passed.set(key, [...recent, now])
      dropStale(passed, now)
      return false
    },
  }
}

const LONGEST_WINDOW = 180_000

// The key that passed longest ago comes first.
function dropStale(passed: Map<string, number[]>, now: number): void {
  for (const [key, times] of passed) {
    if (now - (times.at(-1) ?? 0) < LONGEST_WINDOW) return
    passed.delete(key)
  }
}
