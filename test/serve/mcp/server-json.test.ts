import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { INTERFACE_VERSION } from '../../../build/contract/limits.ts'
import { MCP_PATH, MCP_SERVER } from '../../../build/contract/mcp.ts'

interface ServerJson {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly remotes: readonly { readonly type: string; readonly url: string }[]
}

test('server.json names the server, the version and the endpoint that are served', () => {
  const { name, version, description, remotes } = JSON.parse(
    readFileSync('server.json', 'utf8'),
  ) as ServerJson
  expect(name).toMatch(new RegExp(`^[a-z0-9.-]+/${MCP_SERVER}$`, 'u'))
  expect(version).toBe(INTERFACE_VERSION)
  // The registry takes at most 100 characters.
  expect(description.length).toBeLessThanOrEqual(100)
  expect(remotes).toHaveLength(1)
  expect(remotes[0]?.type).toBe('streamable-http')
  expect(new URL(remotes[0]?.url ?? '').pathname).toBe(MCP_PATH)
})
