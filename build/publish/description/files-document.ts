import type { TSchema } from '../../contract/schema.ts'
import { ChangesIndex, LatestChanges, ReleaseChanges } from '../../contract/changes.ts'
import { INTERFACE_VERSION } from '../../contract/limits.ts'
import {
  CHANGES_INDEX,
  COMPLAINTS_PATH,
  FORMS_PATH,
  LATEST_CHANGES,
  SEARCH_PATH,
  changesPath,
  factsPath,
} from '../../contract/paths.ts'
import { LadderBody } from '../../contract/published/complaints.ts'
import { EverythingBody } from '../../contract/published/found-things.ts'
import { FieldFactsBody } from '../../contract/published/field-facts.ts'
import { FormBody, FormsBody } from '../../contract/published/forms.ts'
import { LawSectionBody } from '../../contract/published/law-section.ts'
import { Manifest, RELEASE } from '../../contract/release.ts'
import type { Publisher } from '../../contract/service-words.ts'
import type { RequestValues } from './sample.ts'
import { type PlainSchema, withReferences } from './schemas.ts'

const SCHEMAS = '#/components/schemas/'

/** Part of a path. */
interface Part {
  readonly description: string
  readonly type: 'string' | 'integer'
}

const PARTS: Readonly<Record<string, Part>> = {
  id: { description: 'The number of the form.', type: 'integer' },
  slug: { description: 'Slug of the instrument.', type: 'string' },
  number: {
    description: 'The number of the section in lower case, with single hyphens: the end of its url.',
    type: 'string',
  },
  category: { description: 'Slug of the category.', type: 'string' },
  key: { description: 'Key of the field.', type: 'string' },
  q: { description: 'The words to search for.', type: 'string' },
  release: { description: 'The number of the release.', type: 'integer' },
}

/** THE TABLE of the files for programs beyond the interface: what each is called, what it holds, and its schema. */
const FILES: Readonly<Record<string, readonly [id: string, summary: string, body: TSchema]>> = {
  [FORMS_PATH]: ['listForms', 'All forms', FormsBody],
  '/forms/{id}.json': ['getForm', 'One form, blank by blank', FormBody],
  '/law/{slug}/{number}.json': ['getSection', 'One section of law', LawSectionBody],
  [COMPLAINTS_PATH]: ['complaints', 'Whom to complain to, step by step', LadderBody],
  [factsPath('{category}', '{key}')]: ['fieldFacts', 'One field over all read products', FieldFactsBody],
  [CHANGES_INDEX]: ['listChanges', 'Every release and how much it changed', ChangesIndex],
  [changesPath('{release}')]: ['getChanges', 'What a release changed, before and after', ReleaseChanges],
  [LATEST_CHANGES]: ['latestChanges', 'Of each record the last release that changed it', LatestChanges],
  [`/${RELEASE.manifest}`]: ['getManifest', 'What the release is made of', Manifest],
}

/** Answers that a function makes for each request, beside the operations: parameter, content, and schema. */
const MADE: typeof FILES = {
  [SEARCH_PATH]: ['searchEverything', 'One search over everything held', EverythingBody],
}

/** The description of the files for programs that the interface does not have. Those are not limited and have no refusals. */
export function filesDocument(base: string, service: Publisher, examples: RequestValues): object {
  const components = new Map<string, PlainSchema>()
  const paths = Object.entries({ ...FILES, ...MADE }).map(([path, [operationId, summary, body]]) => {
    const isMade = Object.hasOwn(MADE, path)
    const { schema } = withReferences({ anyOf: [body] }, SCHEMAS, 'reader', components)
    const [reference] = schema['anyOf'] as PlainSchema[]
    const inPath = Array.from(path.matchAll(/\{(\w+)\}/gu), ([, name = '']) =>
      parameterOf(name, examples[name]),
    )
    const parameters = isMade ? [{ ...parameterOf('q', 'free look'), in: 'query' }] : inPath
    const answers = {
      200: { description: `${summary}.`, content: { 'application/json': { schema: reference } } },
      404: {
        description: isMade
          ? 'q is missing or too long, or something else is asked for.'
          : 'There is no such file.',
      },
    }
    const description = isMade
      ? 'Made for each request, and counted by the rate limit.'
      : 'A file: no query string counts, and it is not counted by the rate limit.'
    return [
      path,
      { get: { operationId, summary, description, tags: ['files'], parameters, responses: answers } },
    ]
  })
  return {
    openapi: '3.1.0',
    info: {
      title: `${service.title}: files`,
      version: INTERFACE_VERSION,
      description: 'The files for programs beside the operations of /api/v1/openapi.json.',
      termsOfService: `${base}/docs/terms`,
      ...(service.licence !== undefined && { license: service.licence }),
      contact: { name: 'Reference', url: `${base}/docs` },
    },
    servers: [{ url: base }],
    security: [],
    tags: [{ name: 'files', description: 'Files that are read whole.' }],
    paths: Object.fromEntries(paths) as object,
    components: { schemas: Object.fromEntries(components) },
  }
}

function parameterOf(name: string, example: unknown): PlainSchema {
  const { description = '', type = 'string' } = PARTS[name] ?? {}
  const schema = { type }
  return { name, in: 'path', required: true, description, schema, ...(example !== undefined && { example }) }
}
