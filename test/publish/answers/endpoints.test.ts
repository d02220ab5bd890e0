import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { API } from '../../../build/contract/limits.ts'
import { OPERATIONS } from '../../../build/contract/operations.ts'

// The bodies of precomputed answers. This module: what the head of their index says of each.

const FOLDER = 'build/publish/answers'

test('the head of the answers names every endpoint once, with a file that is there', () => {
  const head = readFileSync(`${FOLDER}/index.ts`, 'utf8')
  const rows = [...head.matchAll(/^\/\/ {3}(\/\S+) +(\S+\.ts)/gmu)].map(([, path = '', file = '']) => ({
    path: `${API}${path}`,
    file: file.includes('/') ? file : join(FOLDER, file),
  }))
  expect(rows.map(({ path }) => path).sort()).toEqual(
    Object.values(OPERATIONS)
      .map(({ path }) => path)
      .sort(),
  )
  expect(rows.filter(({ file }) => !existsSync(file))).toEqual([])
})
