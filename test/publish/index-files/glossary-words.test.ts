import { expect, test } from 'vitest'
import { hindiFile } from '../../../build/publish/index-files/glossary-words.ts'

// Files under /index/. This file: words of Hindi from the glossary of a dataset.

test('searches read the words of a glossary that the list of Hindi does not have', () => {
  const record = {
    // One word stands for its term; English in other letters is read letter by letter.
    moratorium: { hi: 'मोरेटोरियम', also: ['moratorium'] },
    'free look': { hi: 'फ्री लुक', also: ['लौटाने की छूट'] },
    // Words that the list has keep their meaning, and others of several stand for nothing by themselves.
    'co-payment': { hi: 'अपना हिस्सा', also: ['प्रीमियम'] },
  }
  const translations = { texts: [], words: [{ path: 'texts/hi/glossary.json', record }] }
  const before = hindiFile({ translations: { texts: [], words: [] } }).words
  const { words } = hindiFile({ translations })
  expect(words.slice(before.length)).toEqual([
    ['मोरेटोरियम', 'moratorium'],
    ['लुक', 'look'],
  ])
})
