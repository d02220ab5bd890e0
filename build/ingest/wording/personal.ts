import type { ReadClause } from './read-clause.ts'

// A wording is printed for everybody. One that was sent to a customer names a person, and is not to be published.

const DAY = String.raw`\d{1,2}(?:[-/. ]\d{1,2}[-/. ]|[-/. ]?\p{L}{3,9}[-/., ]{1,2})\d{2,4}`
const NAME = String.raw`(?:Mr|Mrs|Ms|Miss|Shri|Smt|Dr)\b\.?\s*(?!X{2}|[A-Z]\b)\p{Lu}[\p{L}.]+`
const HOLDER = '(?:policy ?holder|proposer|insured(?: person)?|life assured|nominee|customer)'
const SIGNS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a birth date', new RegExp(String.raw`\b(?:date of birth|d\.?o\.?b\.?)[\s:.–-]{0,6}${DAY}`, 'iu')],
  ['the name of a person', new RegExp(String.raw`(?:^|[\n\f])(?:To,?\s+|Dear\s+)${NAME}`, 'u')],
  [
    'the name of a person',
    new RegExp(
      String.raw`\b(?:name of (?:the )?${HOLDER}|${HOLDER}(?:['’]s)? name)[\s:.–-]{0,6}${NAME}`,
      'iu',
    ),
  ],
  ['the number of a policy', /\bpolicy (?:no\.?|number)[\s:.–-]{1,6}(?=[A-Z\d/-]*\d{6})[A-Z\d/-]{8,}/iu],
]

/** Finds personal details in a document, by kind and page; the words themselves are not repeated. */
export function personalIn(clauses: readonly ReadClause[]): { page: number; what: string }[] {
  return clauses.flatMap(({ text, page }) =>
    text
      .split('\f')
      .flatMap((part, at) =>
        SIGNS.filter(([, pattern]) => pattern.test(part)).map(([what]) => ({ page: page + at, what })),
      ),
  )
}
