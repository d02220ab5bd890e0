// THE TRADE'S THESAURUS. What people type, and what wordings, lists and laws print.
//
// It is written from general knowledge of Indian insurance, not from any one document. A dataset's own synonyms are
// an addition to it. Two forms:
//
//   same    A group of words and phrases that mean the same in every document of the lines it is listed for. Each finds
//           the others.                                              ['tpa', 'third party administrator']
//   asked   What people say, then what documents print for it. One way only: who types the first finds the others and
//           what is the same as they; who types one of the others does not find the first.
//                                                                    ['heart attack', 'myocardial infarction']
//
// What belongs here, and what does not:
//
// - A phrase counts only as a phrase: its words one after the other, compared by their stems.
// - The asked side holds no stop words: "how long do I have to wait" reaches the search as "long wait".
// - Lower case, ASCII, no hyphens where a space will do. A hyphenated word stands for its parts and for the whole joined.
// - A pair that is right in one line and wrong in another goes into a module of that line (see `table.ts`).
// - Never a pair that is only often right. `burglary` is not "break in" (health policies print "break in the policy"),
//   `death` is not "expired" (so is a licence), `surgery` is not "operation" (wars have them). Ask one way instead:
//   who types "operation" in a health policy means surgery.
// - Words with one stem find each other anyway (nominate, nominated). `test/search/thesaurus.test.ts` rejects such pairs,
//   phrases in two groups, and pairs that are known to mislead.

/** Words and phrases that mean the same; each finds the others. */
export type Same = readonly [first: string, second: string, ...more: string[]]

/** What people say, then what documents print for it. */
export type AskedFor = readonly [asked: string, printed: string, ...more: string[]]
