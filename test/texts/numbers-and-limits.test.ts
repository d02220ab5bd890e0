import { expect, test } from 'vitest'
import { limitsLost, numbersOf } from './numbers-and-limits.ts'

// Tests of translations: each text beside the English it was made from. This file: that the comparison itself finds what differs.

test.each([
  ['within fifteen days', [15]],
  ['two and a half lakh rupees within thirty days', [30, 250_000]],
  ['one lakh fifty thousand rupees', [150_000]],
  ['₹1 लाख 50 हज़ार तक', [150_000]],
  ['thirty-six months, in one product', [36]],
  ['a policy of a year or more', [1]],
  ['₹2.5 लाख और 45 दिन', [45, 250_000]],
])('the numbers of “%s”', (text, numbers) => {
  expect(numbersOf(text)).toEqual(numbers)
})

test.each([
  ['It is not paid within a month.', 'महीने के अंदर इसका पैसा मिलता है।', ['not: lost']],
  ['It is paid.', 'इसका पैसा नहीं मिलता।', ['not: added']],
  ['Only fraud counts.', 'धोखाधड़ी गिनी जाती है।', ['only: lost']],
  ['It takes at most three days.', 'इसमें 3 दिन लगते हैं।', ['at most: lost']],
  ['You may cancel it.', 'आप इसे रद्द करते हैं।', ['may: lost']],
  ['The insurer must answer.', 'बीमा कंपनी जवाब देती है।', ['must: lost']],
  ['Do I lose my no claim bonus?', 'क्या मेरा नो क्लेम बोनस चला जाएगा?', []],
])('the limits lost between “%s” and “%s”', (english, hindi, lost) => {
  expect(limitsLost(english, hindi)).toEqual(lost)
})
