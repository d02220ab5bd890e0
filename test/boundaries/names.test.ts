import { expect, test } from 'vitest'
import { folderWith } from '../support/built.ts'
import { homonyms } from './names.ts'

// Names that stand for two things, planted one by one.

const root = folderWith({
  'build/cli/table.ts': 'export interface Row {}',
  'build/search/table.ts': 'export const table = 1',
  'build/search/rows.ts': 'export type Row = string',
  'build/contract/authored/law.ts': 'export interface Law {}',
  'build/contract/published/law.ts': 'interface Law {}\nexport const law: Law = {}',
  'build/contract/authored/forms.ts': 'export const forms = 1',
  'build/contract/published/forms.ts': 'export const forms = 1',
  'build/search/forms.ts': 'export const forms = 1',
  'build/cli/index.ts': 'export {}',
  'build/search/index.ts': 'export {}',
})

test('two files of one name are named unless they are layers of one subject or have a reason', () => {
  expect(homonyms(root).filter((line) => !line.startsWith('the type'))).toEqual([
    'table.ts is in build/cli/table.ts, build/search/table.ts; name each after what only it holds',
    'forms.ts is in build/contract/authored/forms.ts, build/contract/published/forms.ts, build/search/forms.ts; name each after what only it holds',
  ])
})

test('two exported types of one name are named, and types that stay in their file are not', () => {
  expect(homonyms(root).filter((line) => line.startsWith('the type'))).toEqual([
    'the type Row is in build/cli/table.ts, build/search/rows.ts; give each meaning a name of its own',
  ])
})

test('the project itself has one meaning for each name', () => {
  expect(homonyms(process.cwd())).toEqual([])
})
