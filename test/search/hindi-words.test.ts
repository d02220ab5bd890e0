import { expect, test } from 'vitest'
import { foreignWord } from '../../build/search/foreign-words.ts'
import { conceptsOf } from '../../build/search/query-terms.ts'
import { byScore, rank } from '../../build/search/rank.ts'
import { HINDI, indexOver, tradeFor } from '../support/small-index.ts'

// What words of other languages are read as, and what they find: places of sentences, best first.

function found(q: string, texts: readonly string[]): number[] {
  const terms = indexOver(texts)
  const { ranked } = rank(conceptsOf(q, terms, tradeFor('health', [])), terms)
  return ranked.toSorted(byScore).map(({ id }) => id)
}

test.each([
  ['that no document holds is read as English', 'jivan bima', ['Life insurance.', 'A house.'], [0]],
  [
    'that a document holds is itself first, and what it means',
    'jeevan',
    ['Life insurance.', 'Jeevan.'],
    [1, 0],
  ],
  ['in Devanagari, too', 'बीमा', ['Insurance.', 'जीवन बीमा.'], [1, 0]],
  ['is found in its other spellings', 'jivan', ['Jeevan is a name.', 'A house.'], [0]],
  ['that is English as well is English where it is held', 'band', ['A lapse.', 'An age band.'], [1]],
  ['that is English as well is Hindi where it is not', 'band', ['A lapse.', 'A house.'], [0]],
  ['is read by its sound', 'vaaris ghaadi', ['Legal heirs.', 'Vehicle.', 'A house.'], [1, 0]],
  ['that is English is not read by its sound', 'late', ['Take it.', 'Late payment.'], [1]],
  ['that carries no question is passed over', 'ghar ka', ['A home.', 'Kathmandu.'], [0]],
  ['that is a verb and a noun is a verb before an auxiliary', 'मना कर सकते', ['Tax.', 'Refused.'], [1]],
  ['that is a verb and a noun is a noun elsewhere', 'कर में छूट', ['Tax.', 'Refused.'], [0]],
  ['that is an auxiliary is passed over', 'paisa de rahi', ['Exclusion DE 4.', 'Money.'], [1]],
])('a word of Hindi %s', (_what, q, texts, ids) => {
  expect(found(q, texts)).toEqual(ids)
})

test.each([
  ['गाड\u093cी', 'Devanagari', ['vehicle']],
  ['गा\u095cी', 'Devanagari', ['vehicle']],
  ['बीमा', 'Devanagari', ['insurance']],
  ['मधुमेह', 'Devanagari', ['diabetes']],
  ['दुर्घटना', 'Devanagari', ['accident']],
  ['इलाज', 'Devanagari', ['treatment']],
  ['खून', 'Devanagari', ['blood']],
  ['दवाई', 'Devanagari', ['medicine']],
  ['बच्चा', 'Devanagari', ['child']],
  ['हड्डी', 'Devanagari', ['bone']],
  ['मोतियाबिंद', 'Devanagari', ['cataract']],
  ['நோய்', 'Tamil', []],
  ['রোগ', 'Bengali', []],
  ['بیمہ', 'Arabic', []],
  ['ਬੀਮਾ', 'Gurmukhi', []],
  ['વીમો', 'Gujarati', []],
  ['ବୀମା', 'Odia', []],
  ['బీమా', 'Telugu', []],
  ['ವಿಮೆ', 'Kannada', []],
  ['ഇൻഷുറൻസ്', 'Malayalam', []],
  ['bimari', null, ['illness']],
  ['Beemari', null, ['illness']],
  ['daava', null, ['claim']],
  ['dawa', null, ['medicine', 'claim']],
  ['दवा', 'Devanagari', ['medicine']],
  ['दावा', 'Devanagari', ['claim']],
  ['खारिज', 'Devanagari', ['rejected']],
  ['माँ', 'Devanagari', ['mother']],
  ['मां', 'Devanagari', ['mother']],
  ['मना', 'Devanagari', ['refused']],
  ['काम', 'Devanagari', ['work']],
  ['कम', 'Devanagari', ['less']],
  ['दाम', 'Devanagari', ['price']],
  ['दम', 'Devanagari', ['breath']],
  ['दमा', 'Devanagari', ['asthma']],
  ['बी\u200dमा', 'Devanagari', ['insurance']],
  ['बी\u200bमा', 'Devanagari', ['insurance']],
  ['स्\u200dवास्\u200cथ्\u200dय', 'Devanagari', ['health']],
  ['कम्पनी', 'Devanagari', ['company']],
  ['इन्श्योरेन्स', 'Devanagari', ['insurance']],
  ['पॉलिसी', 'Devanagari', ['policy']],
  ['पालिसि', 'Devanagari', ['policy']],
  ['क्लेम', 'Devanagari', ['claim']],
  ['प्रिमियम', 'Devanagari', ['premium']],
  ['हॉस्पिटल', 'Devanagari', ['hospital']],
  ['कैशलेस', 'Devanagari', ['cashless']],
  ['नॉमिनी', 'Devanagari', ['nominee']],
  ['कैन्सर', 'Devanagari', ['cancer']],
  ['डायबिटीज़', 'Devanagari', ['diabetes']],
  ['प्रतीक्षा', 'Devanagari', ['waiting']],
  ['नवीनीकरण', 'Devanagari', ['renewal']],
  ['छूट', 'Devanagari', ['discount', 'exemption']],
  ['आयु', 'Devanagari', ['age']],
  ['दूसरी', 'Devanagari', ['second', 'other']],
  ['देती', 'Devanagari', ['giving']],
  ['झटपटम', 'Devanagari', []],
  // By its sound in the other letters, and as another form of a word.
  ['बीमारियोन', 'Devanagari', ['illness']],
  ['बदलकर', 'Devanagari', ['change']],
])('%s is in %s script and means %j', (word, script, english) => {
  expect(foreignWord(word, HINDI)).toEqual({ script, english })
})

test.each([
  ['upchar', 'treatment'],
  ['muavja', 'compensation'],
  ['dhoomrapaan', 'smoking'],
  ['nambar', 'number'],
  ['badalni', 'change'],
  ['badle', 'change'],
])('%s in Roman letters, which no list of these has, means %s', (word, english) => {
  expect(foreignWord(word, HINDI)).toBeNull()
  expect(foreignWord(word, HINDI, 'form')).toEqual({ script: null, english: [english] })
})

test('a word in Roman letters is read as another form of a word only beside one in Hindi', () => {
  const texts = ['Change the nominee.', 'A nominee.', 'Something else.']
  expect(found('nominee badalni hai', texts)).toEqual([0, 1])
  expect(found('nominee badalni', texts)).toEqual([1, 0])
})

test.each(['lien', 'care', 'catar'])('%s that nothing holds is not read as Hindi by its sound', (word) => {
  expect(foreignWord(word, HINDI, 'form')).toBeNull()
})

test.each(['cover', 'policy', '45', 'ayurveda'])('%s is English', (word) => {
  expect(foreignWord(word, HINDI)).toBeNull()
})

test.each([
  ['kitne din mein', 'kitna din me'],
  ['gaadi chori', 'gadi chori'],
  ['gaadi', 'gaddi'],
  ['purane malik', 'puraane maalik'],
  ['kitna waqt', 'kitna vaqt'],
  ['jankari', 'jaankari'],
  ['chahiye', 'chaiye'],
  ['paise', 'paisey'],
])('%s and %s ask for the same', (one, other) => {
  const texts = ['Days.', 'Vehicle.', 'Theft of a vehicle.', 'Old owner.', 'Time.', 'Information.', 'Money.']
  expect(found(one, texts)).toEqual(found(other, texts))
})

test.each([
  'gya',
  'karne',
  'hone',
  'kiska',
  'aap',
  'jayega',
  'करने',
  'जाएगा',
  'जाऊँ',
  'कराया',
  'पड़ेगा',
  'उन्होंने',
])('%s carries no question', (word) => {
  expect(found(`claim ${word}`, ['A claim.', 'Whatever is do or is.'])).toEqual([0])
})
