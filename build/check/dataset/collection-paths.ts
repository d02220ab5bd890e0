/** Which paths of `data/` a kind of file claims. */
export interface Claim {
  readonly pattern: RegExp
  /** The pattern as a maintainer would write it. */
  readonly shown: string
}

/** THE TABLE of claims: every file of the dataset is claimed by exactly one collection. */
export const CLAIMS = {
  dataset: { pattern: /^dataset\.json$/u, shown: 'dataset.json' },
  synonyms: { pattern: /^synonyms\.json$/u, shown: 'synonyms.json' },
  retired: { pattern: /^retired\.json$/u, shown: 'retired.json' },
  questions: { pattern: /^questions\.json$/u, shown: 'questions.json' },
  categories: { pattern: /^categories\/[^/]+\.json$/u, shown: 'categories/<slug>.json' },
  insurers: { pattern: /^insurers\/[^/]+\.json$/u, shown: 'insurers/<slug>.json' },
  clauses: {
    pattern: /^products\/[^/]+\/[^/]+\.clauses\.json$/u,
    shown: 'products/<insurer>/<name>.clauses.json',
  },
  overrides: {
    pattern: /^products\/[^/]+\/[^/]+\.overrides\.json$/u,
    shown: 'products/<insurer>/<name>.overrides.json',
  },
  products: {
    pattern: /^products\/[^/]+\/(?![^/]+\.(?:clauses|overrides)\.json$)[^/]+\.json$/u,
    shown: 'products/<insurer>/<name>.json',
  },
  law: { pattern: /^law\/[^/]+\.json$/u, shown: 'law/<slug>.json' },
  forms: { pattern: /^forms\/[^/]+\.json$/u, shown: 'forms/<id>.json' },
} as const satisfies Record<string, Claim>

export type CollectionName = keyof typeof CLAIMS

/** The collection a path belongs to, or null where no collection claims it. */
export function claim(path: string): CollectionName | null {
  for (const [name, { pattern }] of Object.entries(CLAIMS)) {
    if (pattern.test(path)) return name as CollectionName
  }
  return null
}
