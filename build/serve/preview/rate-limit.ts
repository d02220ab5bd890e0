import type { Limit } from './netlify-toml.ts'

/** Counts requests and compares them with limits. */
export interface RateLimiter {
  /** The limit that the request exceeds, or null where it may pass; then it counts once for each of them. */
  refusing(limits: readonly Limit[], address: string): Limit | null
}

/** A sliding window: in any `seconds`, at most `requests` of one address pass. Refused requests do not count. */
export function slidingWindow(clock: () => number): RateLimiter {
  const passed = new Map<string, number[]>()
  return {
    refusing(limits, address) {
      const now = clock()
      const counts = new Map(limits.map((limit) => [countKey(limit, address), limit]))
      for (const [key, limit] of counts) {
        const recent = (passed.get(key) ?? []).filter((time) => now - time < limit.seconds * 1000)
        passed.set(key, recent)
        if (recent.length >= limit.requests) return limit
      }
      for (const key of counts.keys()) {
        const times = passed.get(key) ?? []
        passed.delete(key)
        passed.set(key, [...times, now])
      }
      dropStale(passed, now)
      return null
    },
  }
}

// Rules with equal numbers count together, so nothing but the numbers is in the key.
function countKey({ requests, seconds, perAddress }: Limit, address: string): string {
  return `${requests} in ${seconds} s of ${perAddress ? address : 'all'}`
}

const LONGEST_WINDOW = 180_000

// The key that passed longest ago comes first.
function dropStale(passed: Map<string, number[]>, now: number): void {
  for (const [key, times] of passed) {
    if (now - (times.at(-1) ?? 0) < LONGEST_WINDOW) return
    passed.delete(key)
  }
}
