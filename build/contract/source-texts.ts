import english from '#texts' with { type: 'json' }

// Texts of pages by key: data/common/texts/en.json is the source, and each other language has a file beside it.

/** The key of a text: the page or the part that says it, then what it says there. */
export type TextKey = keyof typeof english

/** A text with its places in braces; where it counts something, a form for each of the numbers that its language tells apart. */
export type TextForms =
  | string
  | ({ readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>)

/** A language that pages are in: plain data. */
export interface Language {
  /** Its code, such as `hi`; its pages are under it. */
  readonly code: string
  /** Its texts by key; those that are missing or were made from other English are left out. */
  readonly texts: Readonly<Record<string, TextForms>>
  /** Translations of texts of the data, such as the label of a field, by their English. */
  readonly words: Readonly<Record<string, string>>
}

/** The texts that answers for programs say, too. */
const OF_ANSWERS =
  /^(?:answer|doubt|value|verdict)\.|^(?:law\.(?:for|since|today)|list\.withdrawals-unknown)$/u

/** Whether a text is said by pages alone: what is bundled for copies reads these from its site. */
export function isOfPages(key: string): boolean {
  return !OF_ANSWERS.test(key)
}

export const SOURCE_LANGUAGE = 'en'
export const SOURCE_TEXTS: Readonly<Record<TextKey, TextForms>> = english
