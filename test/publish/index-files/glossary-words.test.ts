import { expect, test } from 'vitest'
import { hindiFile } from '../../../build/publish/index-files/glossary-words.ts'

// Files under /index/. This file: words of Hindi from the glossary of a dataset.

const NOTHING = {
  complaints: { path: 'complaints.json', record: { before: [], rungs: [], offices: [] } },
  languages: [],
}

const OFFICE = {
  address: '',
  telephone: [],
  email: null,
  source: { title: 'List of offices', url: null, on: '2026-11-01' },
  differs: null,
}

test('searches read the words of a glossary that the list of Hindi does not have', () => {
  const record = {
    // One word stands for its term; English in other letters is read letter by letter.
    moratorium: { hi: 'मोरेटोरियम', also: ['moratorium'] },
    'free look': { hi: 'फ्री लुक', also: ['लौटाने की छूट'] },
    // Words that the list has keep their meaning, and others of several stand for nothing by themselves.
    'co-payment': { hi: 'अपना हिस्सा', also: ['प्रीमियम'] },
  }
  const translations = { texts: [], words: [{ path: 'texts/hi/glossary.json', record }] }
  const before = hindiFile({ ...NOTHING, translations: { texts: [], words: [] } }).words
  const { words } = hindiFile({ ...NOTHING, translations })
  expect(words.slice(before.length)).toEqual([
    ['मोरेटोरियम', 'moratorium'],
    ['लुक', 'look'],
  ])
})

test('searches read the words of places in Hindi, where both languages name as many', () => {
  const office = {
    name: 'Kolkata',
    covers: [
      'West Bengal',
      'Tamil Nadu',
      'Haryana: Gurugram and Sonepat',
      'Assam (districts of Sonitpur)',
      'Mahe (town)',
    ],
  }
  const words = {
    Kolkata: 'कोलकाता',
    'West Bengal': 'पश्चिम बंगाल',
    'Tamil Nadu': 'तमिलनाडु',
    'Haryana: Gurugram and Sonepat': 'हरियाणा: गुरुग्राम और सोनीपत',
    'Assam (districts of Sonitpur)': 'असम के कुछ ज़िले',
    'Mahe (town)': 'माहे (शहर)',
  }
  const before = hindiFile({ ...NOTHING, translations: { texts: [], words: [] } }).words
  const { words: read } = hindiFile({
    translations: { texts: [], words: [] },
    complaints: { path: '', record: { rungs: [], offices: [{ ...OFFICE, ...office }] } },
    languages: [{ code: 'hi', texts: {}, words }],
  })
  expect(read.slice(before.length)).toEqual([
    ['कोलकाता', 'kolkata'],
    ['पश्चिम', 'west'],
    ['बंगाल', 'bengal'],
    ['तमिलनाडु', 'tamil nadu'],
    ['हरियाणा', 'haryana'],
    ['गुरुग्राम', 'gurugram'],
    ['सोनीपत', 'sonepat'],
    ['माहे', 'mahe'],
  ])
})
