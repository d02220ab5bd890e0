// Calls of tools beside the GETs that say the same.

/** Tools with arguments, each with the path whose GET says the same. */
export const CALLS: readonly [tool: string, args: Record<string, unknown>, path: string][] = [
  ['search_policies', { q: 'family care', limit: 2 }, '/api/v1/policies?q=family+care&limit=2'],
  ['get_clause', { id: 1002 }, '/api/v1/clause/1002'],
  ['list_categories', {}, '/api/v1/categories'],
  ['category_fields', { slug: 'motor-add-on' }, '/api/v1/categories/motor-add-on/fields'],
  ['list_insurers', {}, '/api/v1/insurers'],
  ['list_law', { q: 'free look' }, '/api/v1/law?q=free+look&limit=6'],
  ['get_law', { slug: 'customer-information-sheet-2023' }, '/api/v1/law/customer-information-sheet-2023'],
  ['get_law', { slug: 'insurance-act-1938', section: 's. 64-VB' }, '/law/insurance-act-1938/64vb.json'],
  ...['45(2)', '64 VB', 'clause 2 of section 45', 'proviso to s. 45'].map(
    (section): [string, Record<string, unknown>, string] => [
      'get_law',
      { slug: 'insurance-act-1938', section },
      `/law/insurance-act-1938/${section.includes('45') ? '45' : '64vb'}.json`,
    ],
  ),
  ['stats', {}, '/api/v1/stats'],
  ['get_form', { id: 1, pdf_fields: true }, '/forms/1.json'],
]

/** The tools that answer with less than a GET, which further tests look at. */
export const IN_WORDS = new Set(['get_policy', 'compare_policies', 'get_insurer', 'search_policy_text'])

/** A value without what says nothing: no, nothing, an empty text or list. */
export function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  const says = (one: unknown) =>
    one !== null && one !== false && one !== '' && !(Array.isArray(one) && one.length === 0)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (says(one) ? [[key, filled(one)]] : [])),
  )
}
