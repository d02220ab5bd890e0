import type { Form } from '../../build/contract/authored/form-record.ts'
import type { ErrorCode } from '../../build/contract/errors.ts'
import type { ClauseBody } from '../../build/contract/published/clause.ts'
import type { InsurerBody } from '../../build/contract/published/insurers.ts'
import type { FactBody } from '../../build/contract/published/fact.ts'
import type { FormsBody } from '../../build/contract/published/forms.ts'
import type { LawsBody } from '../../build/contract/published/instruments.ts'
import type { LawSectionBody } from '../../build/contract/published/law-section.ts'
import type { PoliciesBody, PolicyTextBody } from '../../build/contract/published/search-results.ts'

// Questions of a consumer, answered by a program that knows no address and no id beforehand.

/** A product as a search lists it. */
export type Found = PoliciesBody['policies'][number]

/** A section as a search finds it; through MCP, with the part of a long one. */
type LawMatch = LawsBody['instruments'][number]['matches'][number] & { readonly part?: number }

/** Answer to one field of a product, and the words it rests on. */
export interface Said {
  readonly label: string
  readonly says: string
  readonly quote: string | null
  /** The clause and the page. */
  readonly place: string
}

/** A row of a comparison: what each product says of one field, in the order asked. */
export interface Compared {
  readonly label: string
  readonly verdict: string
  readonly cells: readonly Pick<Said, 'says' | 'quote'>[]
}

/** An answer that is a refusal, with the words for the person who asked. */
export class Refusal extends Error {
  readonly code: ErrorCode

  constructor({ error, message }: { readonly error: string; readonly message: string }) {
    super(message)
    this.code = error as ErrorCode
  }
}

/** Way to an answer: words of the summary of an operation, its parameters, and its address where one is known. */
export interface Way {
  readonly summary: RegExp
  readonly given?: Readonly<Record<string, string>>
  readonly url?: string
}

/** A fact as a person is told it. */
export function saidOf({ label, display, status, quote, clause, page }: FactBody): Said {
  const place = clause === null ? status : `clause ${clause.number}, page ${page}`
  return { label, says: display ?? status, quote, place }
}

/** A program that asks the service. It knows where to begin; everything else it takes from what the service says. */
export abstract class Consumer {
  /** Every request, in order. */
  readonly requests: string[] = []
  /** The text of every answer, in the same order. */
  readonly heard: string[] = []

  /** The text of an answer; throws the Refusal. */
  protected abstract ask(way: Way): Promise<string>
  /** Answer to one field of a product, by words of its label. */
  abstract fact(product: Found, words: string): Promise<Said>
  /** The fields of a product that words may mean. */
  abstract meant(product: Found, words: string): Promise<string[]>
  abstract compared(products: readonly Found[]): Promise<Compared[]>
  /** Changes since a day. */
  abstract changedSince(day: string): Promise<string>
  /** Words on how a person reports an error. */
  abstract reporting(): Promise<string>
  /** Limit on how often the service may be asked; null where it names none. */
  abstract limit(): Promise<string | null>

  protected async json<T>(way: Way): Promise<T> {
    return JSON.parse(await this.ask(way)) as T
  }

  /** The product that words find: the first on sale of which something was read. */
  async product(words: string): Promise<Found> {
    const { policies, message } = await this.products({ q: words, status: 'active', read: 'true' })
    const read = policies.find(({ coverage }) => coverage.stated > 0)
    if (read === undefined) throw new Error(`no product that was read is found by “${words}”: ${message}`)
    return read
  }

  /** The product that words find first, read or not. */
  async anyProduct(q: string): Promise<Found> {
    const { policies } = await this.products({ q, limit: '1' })
    const [first] = policies
    if (first === undefined) throw new Error(`no product is found by “${q}”`)
    return first
  }

  /** The products that pass some filters. */
  async products(given: Readonly<Record<string, string>>): Promise<PoliciesBody> {
    return this.json({ summary: /^Find products/u, given })
  }

  /** An insurer with its contacts and complaints, by its slug. */
  async insurer(slug: string): Promise<Pick<InsurerBody, 'name' | 'contacts' | 'website'>> {
    return this.json({ summary: /^An insurer with/u, given: { slug } })
  }

  /** Asks for the product with a UIN. */
  async productNamed(uin: string): Promise<string> {
    return this.ask({ summary: /^One product with every fact/u, given: { uin } })
  }

  clauses({ uin }: Found, q: string): Promise<PolicyTextBody> {
    return this.json({ summary: /^Find words in the clauses/u, given: { uin, q } })
  }

  clause({ id, url }: { readonly id: number; readonly url?: string }): Promise<ClauseBody> {
    return this.json({
      summary: /^The text of one clause/u,
      given: { id: String(id) },
      ...(url !== undefined && { url }),
    })
  }

  /** The best sections of the law for a question. */
  async law(q: string): Promise<LawsBody['instruments']> {
    const given = { q, limit: '6' }
    return (await this.json<LawsBody>({ summary: /^Insurance law instruments/u, given })).instruments
  }

  /** A section as it was found; of a long one the part that was named, where the answer names one. */
  async section(slug: string, match: LawMatch): Promise<LawSectionBody> {
    const { number, url, part } = match
    const given = { slug, section: number, ...(part === undefined ? {} : { part: String(part) }) }
    return this.json({ summary: /^One law instrument/u, given, url: `${url}.json` })
  }

  async forms(): Promise<FormsBody['forms']> {
    return (await this.json<FormsBody>({ summary: /^(?:Claim and proposal forms, each|every form)/u })).forms
  }

  form({ id, record }: FormsBody['forms'][number]): Promise<Form> {
    return this.json({ summary: /^What to fill in on one form/u, given: { id: String(id) }, url: record })
  }

  async dataDate(): Promise<string> {
    return (await this.json<{ data_date: string }>({ summary: /^Coverage counts/u })).data_date
  }
}
