import { isNameOnEveryDisk } from '../../contract/windows-names.ts'

/**
 * THE TABLE of claims: the paths in a dataset that each kind of file has, as a maintainer would write them. Of two that fit
 * a path, the first has it, so that every file of the dataset is claimed by one collection.
 */
export const CLAIMS = {
  dataset: 'dataset.json',
  synonyms: 'synonyms.json',
  retired: 'retired.json',
  questions: 'questions.json',
  complaints: 'complaints.json',
  lists: 'lists.json',
  mended: 'mended.json',
  categories: 'categories/<slug>.json',
  insurers: 'insurers/<slug>.json',
  clauses: 'products/<insurer>/<name>.clauses.json',
  overrides: 'products/<insurer>/<name>.overrides.json',
  products: 'products/<insurer>/<name>.json',
  listed: 'listed/<insurer>.ndjson',
  law: 'law/<slug>.json',
  forms: 'forms/<id>.json',
  sourceTexts: 'texts/en.json',
  texts: 'texts/<language>.json',
  words: 'texts/<language>/<name>.json',
  recordWords: 'texts/<language>/<collection>/<name>.json',
} as const

export type CollectionName = keyof typeof CLAIMS

const PATTERNS = (Object.keys(CLAIMS) as CollectionName[]).map((name) => {
  const path = CLAIMS[name].replaceAll('.', String.raw`\.`).replaceAll(/<\w+>/gu, '(?!\\.)[^/]+')
  return { name, pattern: new RegExp(`^${path}$`, 'u') }
})

/** Path of the clauses of a product, from the path of its record. */
export function clausesPathOf(path: string): string {
  return path.replace(/\.json$/u, '.clauses.json')
}

/** Path of the corrections of a product's readings. */
export function overridesPathOf(path: string): string {
  return path.replace(/\.json$/u, '.overrides.json')
}

/** Path of the record of a product, from that of its clauses or its corrections; of any other file, its own. */
export function recordPathOf(path: string): string {
  return path.replace(/\.(?:clauses|overrides)\.json$/u, '.json')
}

/** The collection a path belongs to, or null where no collection claims it. */
export function claim(path: string): CollectionName | null {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.name ?? null
}

/** Whether a file of a dataset can be at a path, on every disk. */
export function isDatasetPath(path: string): boolean {
  return claim(path) !== null && path.split('/').every(isNameOnEveryDisk)
}

/** Whether a path of a listing is of a dataset that the listed one extends, whose files are changed there. */
export function isExtended(path: string): boolean {
  return path.startsWith('../')
}

/**
 * Whether a name is that of no file of a dataset, wherever it stands: what begins with a dot (a repository, a file that an
 * editor has open), what file managers and editors leave, and what says whose the files are.
 */
export function isPassedOver(name: string, isFolder: boolean): boolean {
  return name.startsWith('.') || (!isFolder && BESIDE_RECORDS.test(name))
}

const BESIDE_RECORDS = /^(?:thumbs\.db|desktop\.ini|(?:readme|licen[cs]e)(?:\.(?:md|txt))?|.*~|#.*#)$/iu
