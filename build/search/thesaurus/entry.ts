import { type Static, Type } from '../../contract/schema.ts'
import { Text, closed, oneOf } from '../../contract/primitives.ts'
import { SEARCH_AREAS } from '../../contract/search-areas.ts'

// THE TRADE'S THESAURUS. What people type, and what wordings, lists and laws print: `thesaurus.json` and `hindi.json`,
// in the form of the schemas below.
//
// Written from general knowledge of Indian insurance, not from any one document. A dataset's own synonyms are
// an addition to it. What belongs here, and what does not:
//
// - A phrase counts only as a phrase: its words one after the other, compared by their stems.
// - The asked side holds no stop words: "how long do I have to wait" reaches the search as "long wait".
// - Lower case, ASCII, no hyphens where a space will do. A hyphenated word stands for its parts and for the whole joined.
// - A pair that is right in one line and wrong in another goes into a part of that line.
// - Never a pair that is only often right. `burglary` is not "break in" (health policies print "break in the policy"),
//   `death` is not "expired" (so is a licence), `surgery` is not "operation" (wars have them). Ask one way instead:
//   who types "operation" in a health policy means surgery.
// - Words with one stem find each other anyway (nominate, nominated). `test/search/thesaurus.test.ts` rejects such pairs,
//   phrases in two groups, and pairs that are known to mislead.
//
// The parts, in the order they are read:
//
//   spelling       One word in two spellings. "-ise" and "-ize" are one already, for the stemmer.
//   policy         What every policy has: who is insured, premium, grace, renewal, portability, cancellation, refund.
//   claims         A claim in every line: notice, papers, times, decision, refusal, complaint, Ombudsman, fraud.
//   hospital       The stay: admission, room, limits, expenses before and after, cashless, and the shape of the cover.
//   illness        Illnesses, body parts and treatments, as patients call them and as lists of exclusions print them.
//   family-health  Having children, checks, everyday care and habits, as health wordings cover or exclude them.
//   accident       Personal accident. Its groups of `same` are those of home and travel policies as well.
//   life           Death and survival, premiums that stop, surrender, loans, bonus, annuities, unit-linked funds, riders.
//   motor          The vehicle and its value, what happens on the road, the driver, other people, add-on covers.
//   home           Home and property: what is lost, what happened, what is paid.
//   travel         Journeys. Travel policies are filed as health and as general.
//   law            Short names of Acts, rules and circulars, and terms of art that the sections do not print.
//   products       Kinds of products. Only searchPolicies uses them: what is printed is in names, not in wordings.
//   purposes       What a policy is wanted for: whom it is to insure, what may happen. Also for searchPolicies alone.

const Group = Type.Unsafe<[first: string, second: string, ...more: string[]]>(
  Type.Array(Text, { minItems: 2, uniqueItems: true }),
)

/** A part of the thesaurus, and where it holds. */
const ThesaurusPart = closed({
  name: Text,
  fields: Type.Array(oneOf([...SEARCH_AREAS]), {
    description: 'Where its words mean what it says; elsewhere they are not looked up.',
    minItems: 1,
    uniqueItems: true,
  }),
  same: Type.Array(Group, {
    description:
      'Words and phrases that mean the same in every document of its fields; each finds the others.',
    examples: [[['tpa', 'third party administrator']]],
  }),
  asked: Type.Array(Group, {
    description:
      'What people say, then what documents print for it. One way only: who types the first finds the others and what is the same as they; who types one of the others does not find the first.',
    examples: [[['heart attack', 'myocardial infarction']]],
  }),
  unheld: Type.Array(Group, {
    description: 'The same as asked, where no document holds the words that people say.',
  }),
})

/** `thesaurus.json` */
export const ThesaurusParts = Type.Array(ThesaurusPart)

/** `hindi.json` */
export const HindiWords = closed({
  devanagari: Type.Array(Group, {
    description:
      'English, then the words of Hindi that are read as it, as people write them: loanwords ("क्लेम") and inflected forms, too. Nasal signs and the dot below letters need no second spelling.',
  }),
  roman: Type.Array(Group, {
    description: 'English, then the words of Hindi that are read as it, in common Roman spellings.',
  }),
  english_too: Type.Array(Text, {
    description: 'Roman spellings that are English words as well: Hindi only where no document holds them.',
  }),
})

export type ThesaurusParts = Static<typeof ThesaurusParts>
export type HindiWords = Static<typeof HindiWords>
