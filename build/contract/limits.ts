// The numbers of the service and its default address, each written once.

/** The version of the interface; `API` names the first part. */
export const INTERFACE_VERSION = '1.0.0'

/** Path of the operations. */
export const API = '/api/v1'

/** Format version of the files under `/index/`; increased when a client for the previous version would misread them. */
export const INDEX_FORMAT = 3

/** The base address when neither the command nor the platform gives one: the preview's own. */
export const DEFAULT_BASE_URL = 'http://localhost:8888'

/** The request rate allowed per IP address; files, queries and submissions count together. */
export const RATE_LIMIT = { requests: 120, seconds: 60 } as const

/** Number of products on a page of search results. */
export const PAGE_SIZE = { default: 20, maximum: 100 } as const

/** Number of products in one comparison. */
export const COMPARED = { least: 2, most: 4 } as const

/** The longest text of a query, in characters. */
export const QUERY_LENGTH = 500

/** The most clauses that are files of their own: the platform takes 54,000 files in one folder. */
export const CLAUSE_FILES = 50_000

/** Most clauses in an answer of searchPolicyText. */
export const TEXT_RESULTS = 20

/** Most terms that a query takes for one beginning. */
export const BEGINNINGS = 3

/**
 * The largest body of a submission, in bytes: every field at its longest, each of its letters escaped (`\u0905`, 6 bytes).
 */
export const BODY_LIMIT = 64 * 1024
