import { uinFileName } from './uin.ts'

/** The pages that say the same as an answer of the API, by its operation. Each has a Markdown version. */
export const ANSWER_PAGES = {
  getPolicy: (uin: string) => `/policy/${uinFileName(uin)}`,
  categoryFields: (slug: string) => `/category/${slug}`,
  getInsurer: (slug: string) => `/insurer/${slug}`,
  getLaw: (slug: string) => `/law/${slug}`,
} as const

/** The page of a section of law, by the last part of its address. */
export function sectionPath(slug: string, name: string): string {
  return `${ANSWER_PAGES.getLaw(slug)}/${name}`
}

/** An operation whose answer is also there as Markdown. */
export type AlternateId = keyof typeof ANSWER_PAGES

/** Path of the Markdown version of an answer. */
export function alternatePath(id: AlternateId, value: string): string {
  return `${ANSWER_PAGES[id](value)}.md`
}
