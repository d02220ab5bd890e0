import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { syncFolder } from '../../../build/serve/mirror/sync.ts'
import { caseSite, serveSite } from '../../requests/site.ts'
import { temporaryFolder } from '../../support/built.ts'
import { CALLS } from './calls-and-gets.ts'
import { REVISIONS, connectTo, connectToCommand } from './client.ts'

test('mirror.mjs mcp answers from a copy alone as the endpoint does, and refuses a copy that was changed', async () => {
  const { folder } = await caseSite()
  const preview = await serveSite(folder, { limit: false })
  const copy = join(temporaryFolder('mcp-copy'), 'site')
  await syncFolder(preview.origin, copy, { patience: 10_000 })
  const command = [join(copy, 'mirror.mjs'), 'mcp', copy]
  const overHttp = await connectTo(preview.origin, REVISIONS[0])
  for (const revision of REVISIONS) {
    const { client, call } = await connectToCommand(command, revision)
    const { tools } = await client.listTools()
    expect(tools).toEqual((await overHttp.client.listTools()).tools)
    for (const [tool, args] of CALLS) expect(await call(tool, args)).toEqual(await overHttp.call(tool, args))
    await client.close()
  }
  await overHttp.client.close()
  await preview.close()
  // The module of the release runs, or nothing does.
  appendFileSync(join(copy, 'mcp.mjs'), '\n')
  expect(readFileSync(join(copy, 'mcp.mjs'), 'utf8')).toMatch(/\n\n$/u)
  await expect(connectToCommand(command, REVISIONS[1])).rejects.toThrow()
})
