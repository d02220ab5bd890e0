import { expect, test } from 'vitest'
import { hindiSound, hindiStem, inRoman } from '../../build/search/foreign-words.ts'

// Words of Hindi in Devanagari as people write them in Roman letters, and forms of one word.

test.each([
  ['बदलना', 'badalna'],
  ['समझना', 'samajna'],
  ['नमक', 'namak'],
  ['कर', 'kar'],
  ['नंबर', 'nambar'],
  ['हिंदी', 'hindi'],
  ['मां', 'man'],
  ['औरत', 'aurat'],
  ['दुःख', 'duk'],
  ['कृषि', 'krisi'],
  ['स्वास्त्य', 'svasty'],
])('%s is said %s', (word, said) => {
  expect(inRoman(word)).toBe(said)
})

test.each([
  ['बीमारी', 'beemari', 'bimaari'],
  ['गाडी', 'gaadi', 'gadi'],
  ['छूट', 'chhoot', 'chut'],
  ['फिर', 'phir', 'fir'],
  ['वाहन', 'waahan', 'vahan'],
  ['ज्यादा', 'zyada', 'jyaadaa'],
])('%s sounds like %s and %s', (word, one, other) => {
  expect([hindiSound(one), hindiSound(other)]).toEqual([hindiSound(word), hindiSound(word)])
})

test.each([
  ['badalna', 'badle', 'बदली', 'badalkar'],
  ['samajhna', 'samjhi', 'समझते', 'samjhenge'],
  ['mareez', 'marijon', 'मरीज', 'marijo'],
])('%s, %s, %s and %s are forms of one word', (...forms) => {
  expect(new Set(forms.map(hindiStem)).size).toBe(1)
})

test.each(['jana', 'dena'])('%s keeps its ending, as too few letters would be left', (word) => {
  expect(hindiStem(word)).toBe(word)
})
