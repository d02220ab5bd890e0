/**
 * THE TABLE of claims: the paths of `data/` that each kind of file has, as a maintainer would write them. Of two that fit
 * a path, the first has it, so that every file of the dataset is claimed by one collection.
 */
export const CLAIMS = {
  dataset: 'dataset.json',
  synonyms: 'synonyms.json',
  retired: 'retired.json',
  questions: 'questions.json',
  complaints: 'complaints.json',
  categories: 'categories/<slug>.json',
  insurers: 'insurers/<slug>.json',
  clauses: 'products/<insurer>/<name>.clauses.json',
  overrides: 'products/<insurer>/<name>.overrides.json',
  products: 'products/<insurer>/<name>.json',
  law: 'law/<slug>.json',
  forms: 'forms/<id>.json',
} as const

export type CollectionName = keyof typeof CLAIMS

const PATTERNS = (Object.keys(CLAIMS) as CollectionName[]).map((name) => {
  const path = CLAIMS[name].replaceAll('.', String.raw`\.`).replaceAll(/<\w+>/gu, '[^/]+')
  return { name, pattern: new RegExp(`^${path}$`, 'u') }
})

/** The collection a path belongs to, or null where no collection claims it. */
export function claim(path: string): CollectionName | null {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.name ?? null
}
