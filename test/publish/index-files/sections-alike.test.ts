import { expect, test } from 'vitest'
import { sectionsAlike } from '../../../build/publish/index-files/sections-alike.ts'

test('sections are alike by the rare words they share; one is not among those like itself', () => {
  const alike = sectionsAlike([
    'The policy may be returned in the free look period.',
    'A free look period of the policy lasts thirty days.',
    'The policy of a ship is assigned with the freight.',
    'Solvency margins.',
  ])
  expect(alike([0]).map(({ section }) => section)[0]).toBe(1)
  expect(alike([0]).some(({ section }) => section === 0 || section === 3)).toBe(false)
  expect(alike([0, 1]).every(({ share }) => share > 0 && share <= 1)).toBe(true)
})
