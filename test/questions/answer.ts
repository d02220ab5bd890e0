import type { LawSectionBody } from '../../build/contract/published/law-section.ts'
import { type Consumer, Refusal } from './consumer.ts'

// Questions of a consumer. This module: how one is answered from what the service gives.

/** Answer to a question: in short, in the words of the document, and where they are. */
export interface Answer {
  readonly says: string
  readonly quote: string
  readonly source: string
}

export async function fact(consumer: Consumer, words: string, topic: string): Promise<Answer> {
  const product = await consumer.product(words)
  const { label, says, quote, place } = await consumer.fact(product, topic)
  return {
    says: `${label}: ${says}`,
    quote: quote ?? lacking('a quote'),
    source: `${product.name}, ${product.uin}, ${place}`,
  }
}

/** The first section found whose number and heading fit. */
export async function law(consumer: Consumer, q: string, heading: RegExp): Promise<Answer> {
  const [instrument] = await consumer.law(q)
  if (instrument === undefined) return lacking('an instrument')
  const [match] = instrument.matches
  if (match === undefined || !heading.test(`${match.number} ${match.heading}`))
    return lacking('the section at the head of what is found')
  const { section, law } = await consumer.section(instrument.slug, match)
  return {
    says: `${section.heading}${section.text === null ? ' (a summary)' : ''}`,
    quote: wordsOf(section),
    source: `${law.title}, ${section.number}`,
  }
}

export function wordsOf({ text, summary }: LawSectionBody['section']): string {
  return text ?? summary ?? lacking('words of the section')
}

export async function refusal(asked: Promise<unknown>): Promise<Refusal> {
  const outcome: unknown = await asked.catch((error: unknown) => error)
  return outcome instanceof Refusal ? outcome : lacking('a refusal')
}

export function one<T>(found: readonly T[], what: string): T {
  return found[0] ?? lacking(what)
}

export function lacking(what: string): never {
  throw new Error(`not answered: ${what} is missing`)
}
