import { join } from 'node:path'
import { expect, test } from 'vitest'
import { syncFolder } from '../../../build/serve/mirror/sync.ts'
import { temporaryFolder } from '../../support/built.ts'
import { at, madeRelease, served } from './made-release.ts'

// How long a sync takes with a server that would keep it for ever.

const PATIENCE = { patience: 5000 }

test.each([
  ['1e9', 'asks to wait 120 seconds'],
  ['-5', 'asks to wait 1 seconds'],
  ['soon', 'asks to wait 1 seconds'],
])(
  'a server that asks to wait %s is waited for at least one second and at most two minutes',
  async (asked, says) => {
    const release = await madeRelease()
    const { url } = await served(
      release,
      at('manifest.json', (out) => out.writeHead(429, { 'retry-after': asked }).end()),
    )
    const copy = join(temporaryFolder('copy'), 'site')
    await expect(syncFolder(url, copy, { ...PATIENCE, tries: 1 })).rejects.toThrow(says)
  },
)

test('a sync ends within its time, whether a server drips bytes or asks to wait', async () => {
  const release = await madeRelease()
  const dripping = at('manifest.json', (out) => {
    const drip = setInterval(() => out.write(' '), 20)
    out.once('close', () => clearInterval(drip))
  })
  const waiting = at('manifest.json', (out) => out.writeHead(429, { 'retry-after': '60' }).end())
  for (const meddle of [dripping, waiting]) {
    const { url } = await served(release, meddle)
    const started = performance.now()
    const synced = syncFolder(url, join(temporaryFolder('copy'), 'site'), { ...PATIENCE, within: 500 })
    await expect(synced).rejects.toMatchObject({ code: 'too-late' })
    expect(performance.now() - started).toBeLessThan(4000)
  }
})
