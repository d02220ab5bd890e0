import type { Clause } from '../../contract/authored/clauses.ts'
import type { Rule } from './rule.ts'
import { clauseName, shown } from './messages.ts'

// What is read must be what is searched.

/** Letters of Greek and Cyrillic that look like Latin ones: as the inside of a character class. */
const ALIKE =
  '\\u0391\\u0392\\u0395-\\u0397\\u0399\\u039a\\u039c\\u039d\\u039f\\u03a1\\u03a4\\u03a5\\u03a7\\u03bd\\u03bf\\u0405\\u0406\\u0408\\u0410\\u0412\\u0415\\u041a\\u041c-\\u041e\\u0420-\\u0423\\u0425\\u0430\\u0435\\u043e\\u0440\\u0441\\u0443\\u0445\\u0455\\u0456\\u0458\\u04bb\\u051b\\u051d'
/** A word with such a letter among Latin ones, or of two or more such letters and no others. */
const WORD = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?=[\\p{L}\\p{M}]*\\p{Script=Latin})[\\p{L}\\p{M}]*[${ALIKE}][\\p{L}\\p{M}]*|[${ALIKE}]{2,})(?![\\p{L}\\p{M}])`,
  'u',
)
const LETTER = new RegExp(`[${ALIKE}]`, 'u')

export const wordsOfOneScript: Rule = {
  name: 'words-of-one-script',
  clause: (clause, _subject, report) => {
    for (const key of ['title', 'text'] as const) {
      const fault = faultIn(clause, key)
      if (fault !== null) report(`/${key}`, fault)
    }
  },
}

function faultIn(clause: Clause, key: 'title' | 'text'): string | null {
  // Few clauses have such a letter at all, and only these are read word by word.
  if (!LETTER.test(clause[key])) return null
  const [word = ''] = WORD.exec(clause[key]) ?? []
  const [letter = ''] = LETTER.exec(word) ?? []
  if (word === '') return null
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `${clauseName(clause)}: the word ${shown(word)} holds ${shown(letter)} (U+${code}), which is not the Latin letter it looks like; write the letter that is printed`
}
