import { jsonIn } from '../contract/decoding.ts'
import { Fact, ReaderCode } from '../contract/authored/product.ts'
import { Type, type Static, type TSchema } from '../contract/schema.ts'
import { Count, Page, Slug, Uin, closed } from '../contract/primitives.ts'
import { checker } from '../contract/validate.ts'
import type { Desk } from './desk.ts'
import { DeskError } from './desk-error.ts'
import { IngestRequest, ingestFile } from './drop/ingest-file.ts'
import { fieldAcross, fieldView } from './field-view.ts'
import { shownValue } from './proven-fact.ts'
import { publishedOf } from './published-body.ts'
import { QueueQuery, queueOf } from './queue.ts'
import { agreementOf } from './readers.ts'
import { speaksAgainst } from './contradictions.ts'
import { found } from './find-words.ts'
import type { Progress } from './one-by-one.ts'
import { offerFrom } from './others.ts'
import { takeable } from './takeable.ts'
import { selected, textsOn } from './readings.ts'
import { ReadFact, TakenFacts, saveFact, saveTaken } from './save-fact.ts'
import { takeBack } from './saving.ts'
import { Settled, secondReading, settle } from './second-reading.ts'
import { correctStructure } from './structure/correct-structure.ts'
import { Correction } from './structure/correction.ts'
import { structureOf } from './structure/structure-view.ts'

interface Operation {
  readonly check: ReturnType<typeof checker>
  readonly run: (desk: Desk, given: never, progress: Progress) => unknown
}

function operation<S extends TSchema>(
  schema: S,
  run: (desk: Desk, given: Static<S>, progress: Progress) => unknown,
): Operation {
  return { check: checker(schema), run }
}

const ofField = { uin: Uin, key: Slug }
const ofPage = { document: Slug, page: Page }
const Words = Type.String({ minLength: 1, maxLength: 20_000 })
const ofReading = { text: Words, blind: Type.Optional(Type.Boolean()) }

/** THE TABLE of operations for a window: the closed schema of the input, and the function that answers. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  queue: operation(QueueQuery, queueOf),
  field: operation(closed({ ...ofField, blind: Type.Boolean(), by: Type.Optional(ReaderCode) }), fieldView),
  select: operation(closed({ ...ofField, ...ofPage, ...ofReading }), ({ data }, { uin, key, ...given }) =>
    selected(data.fieldAt(uin, key), given),
  ),
  find: operation(closed({ ...ofField, ...ofReading }), ({ data }, { uin, key, ...given }) =>
    found(data.fieldAt(uin, key), given),
  ),
  prove: operation(
    closed({ ...ofField, fact: Fact, blind: Type.Optional(Type.Boolean()) }),
    ({ data }, { uin, key, fact, blind }) => {
      const at = data.fieldAt(uin, key)
      return { ...speaksAgainst(at, fact, blind), shown: shownValue(at.field, fact) }
    },
  ),
  offer: operation(closed({ ...ofField, from: Type.Optional(Uin) }), ({ data }, { uin, key, from }) =>
    offerFrom(data, data.fieldAt(uin, key), from),
  ),
  save: operation(ReadFact, saveFact),
  unsave: operation(closed({ saved: Count }), takeBack),
  second: operation(ReadFact, secondReading),
  settle: operation(Settled, settle),
  agreement: operation(closed({}), ({ data }) => agreementOf(data.products)),
  structure: operation(closed({ uin: Uin, document: Type.Optional(Slug) }), structureOf),
  correct: operation(Correction, correctStructure),
  published: operation(closed({ uin: Uin }), ({ data }, { uin }) => {
    const { path, body } = publishedOf(data, uin)
    return { path, body }
  }),
  ingest: operation(IngestRequest, ingestFile),
  takeable: operation(closed({ uin: Uin, from: Uin }), takeable),
  taken: operation(TakenFacts, saveTaken),
  across: operation(closed({ category: Slug, key: Slug }), fieldAcross),
  page: operation(
    closed({ uin: Uin, ...ofPage }),
    async ({ data, pictures }, { uin, document: id, page }) => {
      const subject = data.read(uin)
      const document = subject.product.documents.find((one) => one.id === id)
      if (document === undefined) throw new DeskError(404, `The product has no document ${id}.`)
      if (!pictures.has(document)) return textsOn(subject, id, page)
      const { picture, ...made } = await pictures.page(document, page)
      return { ...made, picture: Buffer.from(picture).toString('base64') }
    },
  ),
}

/** Runs an operation on the JSON of a request. Throws a DeskError that names the allowed ones or the fault. */
export async function runOperation(desk: Desk, name: string, body: Buffer, progress: Progress) {
  const found = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined
  if (found === undefined)
    throw new DeskError(404, `There is no ${name}. Allowed: ${Object.keys(OPERATIONS).join(', ')}.`)
  const given = jsonIn(body.toString('utf8'))
  if (given === undefined) throw new DeskError(400, 'The body is not JSON.')
  const [problem] = found.check(given)
  if (problem !== undefined) throw new DeskError(400, `${problem.pointer}: ${problem.message}`)
  return (await found.run(desk, given as never, progress)) ?? {}
}
