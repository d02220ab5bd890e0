import { expect, test } from 'vitest'
import { serveFolder } from '../../../build/serve/mirror/serve.ts'
import { FILES, WITH_CODE, madeRelease } from './made-release.ts'

test('a page of another site may send headers of its own with every GET of a copy', async () => {
  const folder = await madeRelease(WITH_CODE)
  const serving = await serveFolder({ folder, port: 0, host: '127.0.0.1', rebase: null })
  try {
    for (const path of [
      '/api/v1/stats',
      '/forms/index.json',
      '/changes/index.json',
      Object.keys(FILES)[0] ?? '',
    ]) {
      const headers = { Origin: 'https://app.example', 'Access-Control-Request-Headers': 'x-app' }
      const { status, headers: given } = await fetch(new URL(path, serving.origin), {
        method: 'OPTIONS',
        headers,
      })
      expect([path, status, given.get('access-control-allow-headers')]).toEqual([path, 204, '*'])
    }
  } finally {
    await serving.close()
  }
})
