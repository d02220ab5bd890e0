import { expect, test } from 'vitest'
import { FILES, WITH_CODE, madeRelease, mirrored } from './made-release.ts'

test('a page of another site may send headers of its own with every GET of a copy', async () => {
  const origin = await mirrored(await madeRelease(WITH_CODE))
  const headers = { Origin: 'https://app.example', 'Access-Control-Request-Headers': 'x-app' }
  for (const path of [
    '/api/v1/stats',
    '/forms/index.json',
    '/changes/index.json',
    Object.keys(FILES)[0] ?? '',
  ]) {
    const { status, headers: given } = await fetch(new URL(path, origin), { method: 'OPTIONS', headers })
    expect([path, status, given.get('access-control-allow-headers')]).toEqual([path, 204, '*'])
  }
})
