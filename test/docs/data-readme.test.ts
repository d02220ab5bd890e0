import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataReadme } from '../../build/publish/description/data-readme.ts'

// The documents of the repository. This module: data/README.md.

test('data/README.md describes the records as the schemas do; npm run golden writes it', () => {
  expect(readFileSync('data/README.md', 'utf8')).toBe(dataReadme())
})
