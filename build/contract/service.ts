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

/** What every body about products says of itself. */
export const NOTICE =
  'Information, not advice. Every fact is quoted from the product’s own documents. ' +
  '"not-stated" means those documents do not say: do not fill it in from elsewhere. ' +
  '"unread" means nobody has looked yet. The policy document the customer holds decides.'

/** What a form-filling agent is told with every form. */
export const HOW_TO_USE =
  'Ask the person for each value; never invent one, and leave blank what they do not know. ' +
  'Fill only the sections meant for them: filled_by says whose each is. ' +
  'Where fillable_pdf is true, write each value into the PDF field named in pdf_field; otherwise give the values in the order of the form to be copied by hand. ' +
  'Never tick a declaration or put a signature for anyone. ' +
  'Compare sha256 with the file at source_pdf first: another digest means another edition of the form. ' +
  'Send it only where send_to or submit says, and keep a copy.'
