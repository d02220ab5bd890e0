import { expect, test } from 'vitest'
import { sharedName } from '../../build/contract/shared-name.ts'

test.each([
  [
    'Evergreen Standard Policy, Birch Health',
    'Birch Health and Allied Insurance Co. Ltd.',
    'evergreen standard',
  ],
  ['Evergreen Standard Policy', 'Oak Insurance Company Limited', 'evergreen standard'],
  ['Oak Evergreen-Standard', 'Oak Insurance Company Limited', 'evergreen standard'],
  ['सरल सुरक्षा बीमा', 'Oak Insurance Company Limited', 'सरल सुरक्षा बीमा'],
  ['Evergreen Standard Policy, Elm', 'Oak Insurance Company Limited', 'evergreen standard elm'],
  ['Oak Guard Policy', 'Oak Insurance Company Limited', null],
  ['Oak Insurance Policy', 'Oak Insurance Company Limited', null],
])('apart from its insurer, %s of %s is called %s', (name, insurer, shared) => {
  expect(sharedName(name, insurer)).toBe(shared)
})
