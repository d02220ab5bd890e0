import type { Fact } from '../../../build/contract/authored/product.ts'
import type { FieldView } from '../../../build/desk/field-view.ts'
import type { FieldReading } from '../../../build/desk/readings.ts'
import { isSameAnswer } from '../../../build/desk/second-reading.ts'
import { type Ask, withDesk } from './asked-over-http.ts'
import { SAMPLE } from '../../support/sample-data.ts'

// The wordings of the sample, read again by the keys of the window. The authored facts are what a person decides.

/** The most keys that a fact should take: one of the suggestions is right, or none. */
export const BOUNDS = { suggested: 3, other: 8 } as const

/** A fact that was read again. */
export interface ReadFact {
  readonly uin: string
  readonly key: string
  readonly kind: keyof typeof BOUNDS
  /** Inputs of the reader: pressed, typed ("…") or selected with the mouse. */
  readonly keys: readonly string[]
  readonly isSaved: boolean
}

/** A way to a fact: what is pressed before Enter, and what comes of it. */
interface Way {
  readonly kind: ReadFact['kind']
  readonly keys: readonly string[]
  readonly fact: Fact
}

const DOCUMENTS = 'test/ingest/documents'

/** Takes every fact of the products with a wording out, and reads it again in the shortest way that the desk offers. */
export function readSample(): Promise<ReadFact[]> {
  return withDesk(SAMPLE, DOCUMENTS, async (ask, data, pictures) => {
    const made: ReadFact[] = []
    for (const { product } of [...data.products].filter((one) =>
      one.product.documents.some((document) => pictures.has(document)),
    ))
      for (const fact of product.facts) made.push(await readAgain(ask, product.uin, fact))
    return made
  })
}

async function readAgain(ask: Ask, uin: string, wanted: Fact): Promise<ReadFact> {
  const { key } = wanted
  const before = await ask<FieldView>('field', { uin, key, blind: false })
  await ask('save', { uin, key, fact: null, digest: before.body.digest, by: 'AB' })
  const { body: view } = await ask<FieldView>('field', { uin, key, blind: false })
  for await (const way of waysTo(ask, view, wanted)) {
    const { body: proof } = await ask<Proof>('prove', { uin, key, fact: way.fact })
    if (proof.findings.some(({ level }) => level === 'error')) continue
    const asks = proof.doubts.length > 0 ? ['Enter'] : []
    const { status } = await ask('save', { uin, key, fact: way.fact, digest: view.digest, by: 'AB' })
    return { uin, key, kind: way.kind, keys: [...way.keys, 'Enter', ...asks], isSaved: status === 200 }
  }
  return { uin, key, kind: 'other', keys: [], isSaved: false }
}

interface Proof {
  readonly findings: readonly { readonly level: string }[]
  readonly doubts: readonly string[]
}

/** The ways to the fact that a person decided on, the shortest first: its value, out of its clause. */
async function* waysTo(ask: Ask, view: FieldView, wanted: Fact): AsyncGenerator<Way> {
  const { uin } = view
  const { key, value, clause, page = 1, quote: text = '' } = wanted
  if (value === null && wanted.in_schedule !== true) {
    const looked_at = view.near.map((one) => one.clause)
    yield {
      kind: 'other',
      keys: ['N'],
      fact: { key, value, ...(looked_at.length > 0 && { looked_at }) },
    }
    return
  }
  const suggested = numbered(view.candidates).filter(({ reading }) => reading.clause === clause)
  for (const { reading, at } of suggested)
    if (isSameAnswer({ value: reading.value }, { value }))
      yield { kind: 'suggested', keys: [at], fact: factOf(key, reading, value) }
  for (const { reading, at } of suggested) yield answered([at], reading, wanted)
  const document = view.candidates.find((one) => one.clause === clause)?.document ?? view.documents[0]?.id
  const { body: found } = await ask<FieldReading[]>('find', { uin, key, text })
  for (const { reading, at } of numbered(found).filter((one) => one.reading.clause === clause))
    yield answered(['/', '…', 'Enter', ...(at === '1' ? [] : [at])], reading, wanted)
  const shown = view.candidates[0]?.page ?? 1
  const turns = Array.from({ length: Math.abs(page - shown) }, () => (page > shown ? ']' : '['))
  const { status, body } = await ask<FieldReading>('select', { uin, key, document, page, text })
  if (status === 200) {
    const { context = [] } = wanted
    for (let many = 0; many <= context.length; many++) {
      const added = context.slice(0, many)
      const keys = [...turns, 'select', ...added.map(() => 'Ctrl+select')]
      const way = answered(keys, body, wanted)
      yield many === 0 ? way : { ...way, fact: { ...way.fact, context: added } }
    }
  }
}

/** Words that were chosen, with the value that a person decided on: as it was read, typed, or left to the schedule. */
function answered(keys: readonly string[], reading: FieldReading, { key, value, in_schedule }: Fact): Way {
  const fact = factOf(key, reading, value)
  if (in_schedule === true) return { kind: 'other', keys: [...keys, 'S'], fact: { ...fact, in_schedule } }
  const isRead = isSameAnswer({ value: reading.value }, { value })
  return { kind: 'other', keys: isRead ? keys : [...keys, 'V', '…', 'Enter'], fact }
}

function factOf(key: string, { quote, clause, page }: FieldReading, value: Fact['value']): Fact {
  return { key, value, quote, clause, page }
}

function numbered(readings: readonly FieldReading[]) {
  return readings.slice(0, 5).map((reading, at) => ({ reading, at: String(at + 1) }))
}
