import { expect, test } from 'vitest'
import type { Law } from '../../../build/contract/authored/law.ts'
import { sampleRecords } from './sample-records.ts'

test('every instrument says how it was read, and notes say what was read second hand', () => {
  for (const { slug, read_from, sections } of sampleRecords<Law>('law/*.json')) {
    expect([slug, read_from]).toEqual([
      slug,
      expect.stringMatching(/^(?:gazette|india-code|copy|second-hand)$/u),
    ])
    const notes = sections.map(({ note = '' }) => note).join(' ')
    if (read_from === 'second-hand') expect(notes, slug).toMatch(/read/iu)
  }
})
