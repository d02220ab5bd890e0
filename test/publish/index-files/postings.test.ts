import * as fc from 'fast-check'
import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { TEXT_INDEX } from '../../../build/search/search-options.ts'
import { postingsText } from '../../../build/publish/index-files/postings.ts'

// The index of documents is the one that MiniSearch makes of them, byte for byte.

const WORDS =
  'cover,covered,Covers,co-pay,copay,5 lakh,₹5,00,000,café,सुरक्षा,a,ab,abc,–,¹,don’t,24x7,constructor'
const text = fc
  .array(fc.oneof(fc.constantFrom(...WORDS.split(',')), fc.string({ maxLength: 5 })), { maxLength: 12 })
  .map((words) => words.join(' '))
const words = fc.record({ title: text, text, headings: text, known: text })

test('is what MiniSearch writes', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 15 }), fc.nat(1e6), (all, first) => {
      const documents = all.map((one, at) => ({ id: first + 3 * at, ...one }))
      const index = new MiniSearch(TEXT_INDEX)
      index.addAll(documents)
      expect(postingsText(documents, TEXT_INDEX)).toBe(JSON.stringify(index))
    }),
    { numRuns: 300 },
  )
})
