import { jsonIn } from '../contract/decoding.ts'
import { Fact, ReaderCode } from '../contract/authored/product.ts'
import { Type, type Static, type TSchema } from '../contract/schema.ts'
import { Count, Page, Slug, Uin, closed } from '../contract/primitives.ts'
import { checker } from '../contract/validate.ts'
import type { DeskData } from './desk-data.ts'
import { DeskError } from './desk-error.ts'
import type { DroppedFiles } from './drop/dropped-files.ts'
import { IngestRequest, ingestFile } from './drop/ingest-file.ts'
import { fieldAcross, fieldOf, fieldView } from './field-view.ts'
import type { Pictures } from './pictures/pictures.ts'
import { shownValue } from './proven-fact.ts'
import { publishedOf } from './published-body.ts'
import { QueueQuery, queueOf } from './queue.ts'
import { agreementOf } from './readers.ts'
import { speaksAgainst } from './doubted-fact.ts'
import { found } from './find-words.ts'
import { nearClauses } from './near-clauses.ts'
import { takeAll } from './others.ts'
import { clausesOn, selected, withoutValue } from './readings.ts'
import type { Reported } from './reported.ts'
import { ReadFact, saveFact, unsave } from './save-fact.ts'
import { Settled, secondReading, settle } from './second-reading.ts'
import { correctStructure, undoCorrection } from './structure/correct-structure.ts'
import { Correction } from './structure/correction.ts'
import { structureOf } from './structure/structure-view.ts'

/** What operations work on. */
export interface Desk {
  readonly data: DeskData
  readonly pictures: Pictures
  readonly dropped: DroppedFiles
  readonly reported: Reported
  /** The day that second readings are given. */
  readonly day: string
}

/** Says how far a long operation is. */
export type Progress = (page: number, of: number) => void

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

/** THE TABLE of what a window asks of the desk: the closed schema of its input, and the function that answers. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  queue: operation(QueueQuery, async ({ data, reported }, given) =>
    queueOf(data, await reported.all(), given),
  ),
  field: operation(
    closed({ ...ofField, blind: Type.Boolean(), by: Type.Optional(ReaderCode) }),
    ({ data, pictures }, given) => fieldView(data, pictures, given),
  ),
  near: operation(closed(ofField), ({ data }, { uin, key }) => {
    const { subject } = data.read(uin)
    return nearClauses(subject, fieldOf(subject, key), data.catalogue)
  }),
  select: operation(
    closed({ ...ofField, ...ofPage, ...ofReading }),
    ({ data }, { uin, key, blind, ...given }) => {
      const { subject } = data.read(uin)
      const reading = selected(subject, fieldOf(subject, key), given)
      return blind ? withoutValue(reading) : reading
    },
  ),
  find: operation(closed({ ...ofField, ...ofReading }), ({ data }, { uin, key, text, blind }) => {
    const { subject } = data.read(uin)
    const readings = found(subject, fieldOf(subject, key), text)
    return blind ? readings.map(withoutValue) : readings
  }),
  prove: operation(closed({ ...ofField, fact: Fact }), ({ data }, { uin, key, fact }) => {
    const { subject } = data.read(uin)
    const field = fieldOf(subject, key)
    return { ...speaksAgainst(subject, field, fact, data.catalogue), shown: shownValue(field, fact) }
  }),
  save: operation(ReadFact, ({ data }, given) => saveFact(data, given)),
  unsave: operation(closed({ saved: Count }), ({ data }, given) => unsave(data, given)),
  second: operation(ReadFact, ({ data, day }, given) => secondReading(data, given, day)),
  settle: operation(Settled, ({ data, day }, given) => settle(data, given, day)),
  agreement: operation(closed({}), ({ data }) => agreementOf(data.products)),
  structure: operation(closed({ uin: Uin, document: Type.Optional(Slug) }), ({ data, pictures }, given) =>
    structureOf(data, pictures, given),
  ),
  correct: operation(Correction, ({ data }, given) => correctStructure(data, given)),
  uncorrect: operation(closed({}), ({ data }) => undoCorrection(data)),
  published: operation(closed({ uin: Uin }), ({ data }, { uin }) => {
    const { path, body } = publishedOf(data, uin)
    return { path, body }
  }),
  ingest: operation(IngestRequest, ({ data, dropped }, given, progress) =>
    ingestFile(data, dropped, given, progress),
  ),
  takeall: operation(closed({ uin: Uin, from: Uin, by: ReaderCode }), ({ data }, given, progress) =>
    takeAll(data, given, progress),
  ),
  across: operation(closed({ category: Slug, key: Slug }), ({ data }, given, progress) =>
    fieldAcross(data, given, progress),
  ),
  text: operation(closed({ uin: Uin, ...ofPage }), ({ data }, { uin, document, page }) =>
    clausesOn(data.read(uin).subject, document, page).map(({ id, page: first, text }) => {
      return { clause: id, text: text.split('\f')[page - first] ?? '' }
    }),
  ),
  page: operation(
    closed({ uin: Uin, ...ofPage }),
    async ({ data, pictures }, { uin, document: id, page }) => {
      const document = data.read(uin).subject.product.documents.find((one) => one.id === id)
      if (document === undefined) throw new DeskError(404, `The product has no document ${id}.`)
      const { picture, ...made } = await pictures.page(document, page, SCALE)
      return { ...made, picture: Buffer.from(picture).toString('base64') }
    },
  ),
}

/** Pixels per point of a picture: sharp at the width of a window. */
const SCALE = 2

/** Runs an operation on the JSON of a request. Throws a DeskError that names what is allowed. */
export async function runOperation(
  desk: Desk,
  name: string,
  body: Buffer,
  progress: Progress,
): Promise<unknown> {
  const found = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined
  if (found === undefined)
    throw new DeskError(404, `There is no ${name}. Allowed: ${Object.keys(OPERATIONS).join(', ')}.`)
  const given = jsonIn(body.toString('utf8'))
  if (given === undefined) throw new DeskError(400, 'The body is not JSON.')
  const [problem] = found.check(given)
  if (problem !== undefined) throw new DeskError(400, `${problem.pointer}: ${problem.message}`)
  return (await found.run(desk, given as never, progress)) ?? {}
}
