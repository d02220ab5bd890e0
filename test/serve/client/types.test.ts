import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { clientTypes } from '../../../build/publish/release/client-types.ts'
import { temporaryFolder } from '../../support/built.ts'

test('client.d.ts says what goes in and what comes out', () => {
  const folder = temporaryFolder('client-types')
  writeFileSync(join(folder, 'client.d.ts'), clientTypes())
  writeFileSync(
    join(folder, 'use.mts'),
    `import { connect, ServiceError, type Policy } from './client.js'
const service = connect({ base: 'https://a.example', copy: true })
const policy: Policy = await service.getPolicy({ uin: 'A' })
const value: string | number | boolean | readonly string[] | null = policy.facts[0]!.value
const highlight: readonly [number, number] = (await service.searchPolicyText({ uin: 'A', q: 'b' })).clauses[0]!.highlights[0]!
const next: string | null = (await service.searchPolicies()).next
await service.searchPolicies({ status: 'active', limit: 5 })
await service.getClause({ id: 1 })
// @ts-expect-error: a UIN is needed
await service.getPolicy({})
// @ts-expect-error: there is no such status
await service.searchPolicies({ status: 'sold' })
// @ts-expect-error: a body has no such field
void policy.nothing
// @ts-expect-error: bodies are read, not written
policy.name = 'x'
// The status of a fact decides what is null.
const fact = policy.facts[0]!
if (fact.status === 'not-stated') fact.searched.terms.join()
else fact.quote.trim() + fact.clause.url
export { value, highlight, next, ServiceError }
`,
  )
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--types',
    '',
    '--ignoreConfig',
  ]
  const { status, stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/typescript/bin/tsc'), ...options, join(folder, 'use.mts')],
    { encoding: 'utf8' },
  )
  expect([status, stdout]).toEqual([0, ''])
})
