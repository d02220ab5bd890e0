import { afterEach, beforeEach, vi } from 'vitest'

/** Collects what each test of the calling file or block logs as an error, instead of showing it. */
export function errorLog() {
  const log = vi.fn<typeof console.error>()
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(log))
  afterEach(() => {
    vi.mocked(console.error).mockRestore()
    log.mockClear()
  })
  return log
}
