/** Parts of the thesaurus: the wordings of a line, the law, or the list of products. */
export const SEARCH_AREAS = ['life', 'health', 'general', 'law', 'products'] as const
export type SearchArea = (typeof SEARCH_AREAS)[number]
