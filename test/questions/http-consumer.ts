import { setTimeout as after } from 'node:timers/promises'
import type { CompareBody } from '../../build/contract/published/comparison.ts'
import type { PolicyBody } from '../../build/contract/published/policy.ts'
import { type Compared, Consumer, type Found, Refusal, type Said, type Way, saidOf } from './consumer.ts'

/** A line of llms.txt: where it leads, what it says, and for operations the request. */
interface Entry {
  readonly url: string
  readonly method: string
  readonly address: string
  readonly summary: string
  readonly parameters: readonly string[]
}

/** Asks by GETs alone, beginning at `/llms.txt`. */
export class HttpConsumer extends Consumer {
  readonly #guide: string
  readonly #entries: readonly Entry[]

  static async of(base: string): Promise<HttpConsumer> {
    const requests: string[] = []
    const guide = await got(`${base}/llms.txt`, requests)
    const consumer = new HttpConsumer(guide)
    consumer.requests.push(...requests)
    return consumer
  }

  private constructor(guide: string) {
    super()
    this.#guide = guide
    this.#entries = guide.split('\n').flatMap((line) => entryOf(line) ?? [])
  }

  protected async ask({ summary, given = {}, url }: Way): Promise<string> {
    return this.#got(url ?? this.#addressOf(summary, given))
  }

  async #got(url: string): Promise<string> {
    const text = await got(url, this.requests)
    this.heard.push(text)
    return text
  }

  /** The address of an operation: the parts of its path filled in, everything else as its parameters. */
  #addressOf(summary: RegExp, given: Readonly<Record<string, string>>): string {
    const entry = this.#entry(summary)
    const query = new URLSearchParams()
    let address = entry.address
    for (const [name, value] of Object.entries(given)) {
      if (address.includes(`{${name}}`)) address = address.replace(`{${name}}`, encodeURIComponent(value))
      else if (entry.parameters.includes(name)) query.set(name, value)
      else throw new Error(`llms.txt names no ${name} for ${entry.address}`)
    }
    return query.size === 0 ? address : `${address}?${query}`
  }

  #entry(summary: RegExp): Entry {
    const found = this.#entries.find((entry) => summary.test(entry.summary))
    if (found === undefined) throw new Error(`llms.txt has nothing that says ${summary}`)
    return found
  }

  async fact({ url }: Found, words: string): Promise<Said> {
    const { facts, unread } = JSON.parse(await this.#got(url)) as PolicyBody
    const isAsked = ({ label }: { label: string }) => label.toLowerCase().includes(words)
    const fact = facts.find(isAsked)
    if (fact !== undefined) return saidOf(fact)
    const field = unread.find(isAsked)
    if (field === undefined) throw new Error(`no field says ${words}`)
    return { label: field.label, says: 'unread', quote: null, place: '' }
  }

  async meant({ url }: Found, words: string): Promise<string[]> {
    const { facts, unread } = JSON.parse(await this.#got(url)) as PolicyBody
    const names = [...facts, ...unread].map(({ key, label, group }) => ({
      label,
      all: `${key} ${label} ${group}`,
    }))
    return names.flatMap(({ label, all }) => (all.toLowerCase().includes(words) ? [label] : []))
  }

  async changedSince(day: string): Promise<string> {
    return (await this.products({ changed_since: day, limit: '1' })).message ?? 'nothing'
  }

  async compared(products: readonly Found[]): Promise<Compared[]> {
    const uins = products.map(({ uin }) => uin).join(',')
    const body = await this.ask({ summary: /side by side/u, given: { uins } })
    return (JSON.parse(body) as CompareBody).rows.map(({ label, verdict, cells }) => {
      const said = cells.map((cell) =>
        'value' in cell
          ? { says: cell.display ?? cell.status, quote: cell.quote }
          : { says: cell.status, quote: null },
      )
      return { label, verdict, cells: said }
    })
  }

  async reporting(): Promise<string> {
    const { method, address } = this.#entry(/^Report a wrong/u)
    const description = await this.#got(this.#entry(/^the interface description/u).url)
    const { paths } = JSON.parse(description) as {
      paths: Record<string, { post?: { summary: string } } | undefined>
    }
    const described = paths[new URL(address).pathname]?.post
    if (method !== 'POST' || described === undefined) throw new Error(`${address} is not described as a POST`)
    return `${method} ${address}: ${described.summary}`
  }

  limit(): Promise<string | null> {
    return Promise.resolve(/^- (?<words>Over \d+ requests.*)$/mu.exec(this.#guide)?.groups?.['words'] ?? null)
  }
}

/** Parts of a line `- [name](url): note`, where the note of an operation begins with its request. */
function entryOf(line: string): Entry | null {
  const { url, note } = /^- \[[^\]]+\]\((?<url>[^)]+)\): (?<note>.+)$/u.exec(line)?.groups ?? {}
  if (url === undefined || note === undefined) return null
  const request = /^`(?<method>[A-Z]+) (?<address>\S+)`: (?<summary>.+)$/u.exec(note)?.groups
  if (request === undefined) return { url, method: 'GET', address: url, summary: note, parameters: [] }
  const { method = '', address = '', summary = '' } = request
  const names = / (?:Takes|JSON body:) (?<names>.+)$/u.exec(summary)?.groups?.['names'] ?? ''
  const parameters = Array.from(names.matchAll(/`(?<name>\w+)`/gu), ({ groups }) => groups?.['name'] ?? '')
  return { url, method, address, summary, parameters }
}

/** The text at an address; a 429 is obeyed, a refusal is thrown. */
async function got(url: string, requests: string[]): Promise<string> {
  requests.push(`GET ${url}`)
  const response = await fetch(url)
  const text = await response.text()
  if (response.ok) return text
  if (response.status !== 429) throw new Refusal(JSON.parse(text) as Refusal & { error: string })
  await after(Number(response.headers.get('retry-after')) * 1000)
  return got(url, requests)
}
