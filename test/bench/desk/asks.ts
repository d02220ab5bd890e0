import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Fact } from '../../../build/contract/authored/product.ts'
import { DeskData, type FieldAt } from '../../../build/desk/desk-data.ts'
import { speaksAgainst } from '../../../build/desk/contradictions.ts'
import { type FieldReading, candidatesOf } from '../../../build/desk/readings.ts'
import { isSameAnswer } from '../../../build/desk/second-reading.ts'
import { isSamePlace } from '../ingest/hashed-words.ts'

// Questions of the desk to a careless reader, who takes the first suggestion or says that nothing is stated, against
// facts that were read by hand: their values, and the words of their quotes as hashes.

/** A fact that was read by hand. */
interface Truth {
  readonly key: string
  readonly value: Fact['value']
  /** Null or missing where the document does not state it. */
  readonly page?: number | null
  readonly or_not_stated: boolean
  readonly quote?: string
}

/** An answer of a careless reader, and what the desk does with it. */
export interface Careless {
  readonly product: string
  readonly key: string
  readonly how: 'first suggestion' | 'not stated'
  readonly isRight: boolean
  readonly outcome: 'refused' | 'asked' | 'saved'
}

/** Answers every field of the truth files whose wording a dataset holds, without care. */
export async function carelessly(folder: string, truths: string): Promise<Careless[]> {
  const data = await DeskData.at(folder)
  const made: Careless[] = []
  for (const file of readdirSync(truths).filter((one) => one.endsWith('.facts.json'))) {
    const uin = uinOf(data, truths, file.replace('.facts.json', ''))
    if (uin === null) continue
    const keys = new Set(data.read(uin).category?.fields.map(({ key }) => key))
    const facts = JSON.parse(readFileSync(join(truths, file), 'utf8')) as Truth[]
    for (const truth of facts)
      if (keys.has(truth.key) && isAsked(truth)) made.push(...answersTo(data.fieldAt(uin, truth.key), truth))
  }
  return made
}

/** The product of a truth file: named by its UIN, or by the digest of the file that was read. */
function uinOf(data: DeskData, truths: string, name: string): string | null {
  const head = join(truths, `${name}.json`)
  const { sha256 } = existsSync(head) ? (JSON.parse(readFileSync(head, 'utf8')) as { sha256?: string }) : {}
  const found = [...data.products].find(
    ({ product, files }) =>
      files.clausesPath !== null &&
      (name === product.uin || product.documents.some((one) => one.sha256 === sha256)),
  )
  return found?.product.uin ?? null
}

/** Whether a truth decides: a value that may as well be called not stated does not. */
function isAsked({ value, or_not_stated: either }: Truth): boolean {
  return !(either && value !== null)
}

function answersTo(at: FieldAt, truth: Truth): Careless[] {
  const { subject, field } = at
  const { key } = truth
  const first = candidatesOf(at).find(({ value }) => value !== null)
  const outcome = (fact: Fact): Careless['outcome'] => {
    const { findings, doubts } = speaksAgainst(at, fact)
    if (findings.some(({ level }) => level === 'error')) return 'refused'
    return doubts.length > 0 ? 'asked' : 'saved'
  }
  const product = subject.product.uin
  const isStated = typeof truth.page === 'number'
  const silent: Careless = {
    product,
    key,
    how: 'not stated',
    isRight: !isStated,
    outcome: outcome({ key, value: null, looked_at: [...subject.byId.keys()] }),
  }
  if (first === undefined) return [silent]
  const { value, quote, clause, page, stated } = first
  const fact: Fact = { key, value, quote, clause, page, ...(stated && { stated }) }
  const isRight = isStated && isTrue(first, truth, field.type)
  return [{ product, key, how: 'first suggestion', isRight, outcome: outcome(fact) }, silent]
}

/** Whether a suggestion says what is true: of texts and lists, the words that were quoted on the same page. */
function isTrue(
  { value, quote, page }: FieldReading,
  truth: Truth,
  type: Parameters<typeof isSameAnswer>[2],
) {
  if (truth.value === null) return false
  if (isSameAnswer({ value }, { value: truth.value }, type)) return true
  if (type !== 'text' && type !== 'list') return false
  return isSamePlace({ page: truth.page ?? null, quote: truth.quote?.split(' ') }, page, quote)
}
