import { API } from './limits.ts'

/** THE PATHS of operations, their parameters in braces. Only the scripts of pages spell some of them out. */
export const PATHS = {
  searchPolicies: `${API}/policies`,
  getPolicy: `${API}/policy/{uin}`,
  searchPolicyText: `${API}/policy/{uin}/search`,
  getClause: `${API}/clause/{id}`,
  comparePolicies: `${API}/compare`,
  listCategories: `${API}/categories`,
  categoryFields: `${API}/categories/{slug}/fields`,
  listInsurers: `${API}/insurers`,
  getInsurer: `${API}/insurer/{slug}`,
  listLaw: `${API}/law`,
  getLaw: `${API}/law/{slug}`,
  stats: `${API}/stats`,
  requestHelp: `${API}/help`,
  reportCorrection: `${API}/corrections`,
} as const

/** The list of the form records, which are files outside the operations. */
export const FORMS_PATH = '/forms/index.json'

/** One search over everything that is held, for programs; outside the operations. */
export const SEARCH_PATH = '/search.json'

/** Of each record the last release that changed it; outside the operations. */
export const LATEST_CHANGES = '/changes/latest.json'

/** Every release with what it changed; outside the operations. */
export const CHANGES_INDEX = '/changes/index.json'

/** The changes of one release. */
export function changesPath(release: number | string): string {
  return `/changes/${release}.json`
}

/** One field over all products of a category that were read; outside the operations. */
export function factsPath(category: string, key: string): string {
  return `/facts/${category}/${key}.json`
}

/** The complaint ladder for programs; outside the operations. */
export const COMPLAINTS_PATH = '/complaints.json'

/** The page of the questions on law that families ask. */
export const RIGHTS_PATH = '/rights'
/** The page of one of them, by its id. */
export const rightPath = (id: string) => `${RIGHTS_PATH}/${id}`
/** The page of what to do when a claim is refused or late. */
export const CLAIM_PATH = '/claim'

/** The description of the files for programs beyond the interface. */
export const FILES_DOCUMENT = '/openapi-files.json'

/** The interface description. */
export const OPENAPI_PATH = `${API}/openapi.json`
