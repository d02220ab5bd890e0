// The numbers and addresses of the service, each written once.

/** The version of the interface; the first part of it stands in every path. */
export const INTERFACE_VERSION = '1.0.0'

/** Where the operations live. */
export const API = '/api/v1'

/** The format of the files under `/index/`; it grows when a client written for the last one would misread them. */
export const INDEX_FORMAT = 1

/** The base address where neither the command nor the platform names one: the preview's own. */
export const DEFAULT_BASE_URL = 'http://localhost:8888'

/** The request rate every address is held to, files, queries and submissions counted together. */
export const RATE_LIMIT = { requests: 120, seconds: 60 } as const

/** How many products a page of search results holds. */
export const PAGE_SIZE = { default: 20, maximum: 100 } as const

/** How many products one comparison takes. */
export const COMPARED = { least: 2, most: 4 } as const

/** The longest text of a query, in characters; what is longer was not typed by a person. */
export const QUERY_LENGTH = 500

/** The largest body of a submission, in bytes. */
export const BODY_LIMIT = 16 * 1024
