import { fold } from './words.ts'

// The numbers of sections of law, however they are written.

/** Words that only say that a number follows. */
export const CALLED: ReadonlySet<string> = new Set(
  (
    'section sections sec secs s ss rule rules regulation regulations reg regs chapter chapters chap ch para paras ' +
    'paragraph paragraphs article articles art clause clauses part parts schedule schedules sch'
  ).split(' '),
)
/** A Roman number. */
export const ROMAN = /^[ivx]+$/u

/** What a section is found by: its whole number and its last part. "Chapter I, 13" is "i 13" and "13". */
export function sectionKeys(number: string): string[] {
  const parts = numberTokens(number).filter((token) => !CALLED.has(token))
  const last = parts.at(-1) ?? ''
  return [...new Set([parts.join(' '), last])].filter((key) => /\d/u.test(key) || ROMAN.test(key))
}

/** The words and numbers of a text about sections, in lower case: "u/s 64-VB" is section, 64vb. */
export function numberTokens(text: string): string[] {
  return fold(text)
    .replace(/(?<![a-z])under(?=\s+s(?:ec)?)/gu, ' ')
    .replace(/(?<=\d)[-\u2010\u2013](?=[a-z]{1,3}(?![a-z0-9]))/gu, '')
    .replace(/§+|(?<![a-z])u\s?\/\s?s(?![a-z])/gu, ' section ')
    .replace(/(?<![a-z0-9])(s|sec|section|rule|reg|regulation|ch|para|art)\.?(?=\d)/gu, '$1 ')
    .split(/[^a-z0-9.]+/u)
    .map((token) => token.replace(/^\.+|\.+$/gu, ''))
    .filter((token) => token !== '')
}
