// How clauses may be published.

/** Each clause also as a file at its own address, or in the packs of the products alone. */
export const CLAUSE_MANNERS = ['files', 'packs'] as const
export type ClauseManner = (typeof CLAUSE_MANNERS)[number]

/** How a build may publish clauses; `auto` makes files of them while the platform takes so many. */
export const CLAUSE_CHOICES = ['auto', ...CLAUSE_MANNERS] as const
export type ClauseChoice = (typeof CLAUSE_CHOICES)[number]
