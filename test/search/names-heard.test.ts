import { expect, test } from 'vitest'
import { NameSounds, withNamesHeard } from '../../build/search/names-heard.ts'
import { HINDI } from '../support/small-index.ts'

// Names in Devanagari, beside the names they are meant for and others that sound nearly so.

const INSURERS = ['Care Health Insurance', 'Niva Bupa']
const NAMES = [
  'Star Health and Allied Insurance',
  'Car, Cure and Core Cover',
  'LIC New Jeevan Anand',
  'HDFC ERGO Optima Secure',
  'ICICI Prudential Life',
  'Bajaj Allianz Family Floater',
  'Niva Bupa ReAssure',
  'United India Insurance',
  'Corona Kavach, Red Carpet',
  'Future Generali Lock',
  'Kiran Fund',
  'Top Up Cover',
]
const sounds = new NameSounds(NAMES, INSURERS)

test.each([
  ['स्टार हेल्थ', 'star health'],
  ['केयर हेल्थ', 'care health'],
  ['केयर हेल्थ कब मिलेगा', 'care health कब मिलेगा'],
  ['एलआईसी जीवन आनंद', 'lic jeevan anand'],
  ['एचडीएफसी एर्गो', 'hdfc ergo'],
  ['ऑप्टिमा सिक्योर', 'optima secure'],
  ['आईसीआईसीआई प्रूडेंशियल', 'icici prudential'],
  ['बजाज आलियांज़ फैमिली', 'bajaj allianz family'],
  ['निवा बूपा', 'niva bupa'],
  ['यूनाइटेड इंडिया', 'united india'],
  ['कोरोना कवच', 'corona kavach'],
  ['रेड कार्पेट की प्रतीक्षा अवधि', 'red carpet की प्रतीक्षा अवधि'],
  ['फ्यूचर जेनेराली', 'future generali'],
  ['बूपा', 'bupa'],
])('%s is heard as %s', (typed, name) => {
  expect(withNamesHeard(typed, () => sounds, HINDI)).toBe(name)
})

test.each([
  ['a question in Hindi', 'बीमा कंपनी पैसा नहीं दे रही'],
  ['words of Hindi that sound like a name', 'जीवन बीमा'],
  ['a word with another vowel than the name of three consonants', 'ऑपरेशन कराना है'],
  ['a word with another vowel than the name of two', 'फ्री लुक'],
  ['a short word that sounds like one of a product, beside no longer name', 'थोप दिया'],
  ['a name beside a word that nothing sounds like', 'स्टार झटपटम'],
  ['a query without Devanagari', 'star  helth jivan'],
  ['a name in another script', 'ஸ்டார்'],
])('%s stays as it was typed', (_what, typed) => {
  expect(withNamesHeard(typed, () => sounds, HINDI)).toBe(typed)
})
