import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sectionParts } from '../../../functions/mcp/law-tools.ts'

// The tools of law, called without a server. This file: the parts of a section.

test('a short section is one part', () => {
  expect(sectionParts('One line.\nAnother.')).toEqual(['One line.\nAnother.'])
})

test('a long section is cut at the ends of lines', () => {
  const line = `${'word '.repeat(200)}\n`
  const parts = sectionParts(line.repeat(10))
  expect(parts.length).toBe(2)
  for (const part of parts) expect(part.endsWith('\n')).toBe(true)
})

test('parts laid end to end are the section, and none is longer than a model can take', () => {
  const texts = fc.array(fc.string({ maxLength: 9000, unit: 'binary' })).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(texts, (text) => {
      const parts = sectionParts(text)
      expect(parts.join('')).toBe(text)
      for (const part of parts) expect(Array.from(part).length).toBeLessThanOrEqual(6000)
    }),
  )
})
