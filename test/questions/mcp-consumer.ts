import type { FactBody } from '../../build/contract/published/fact.ts'
import { type Compared, Consumer, type Found, Refusal, type Said, type Way, saidOf } from './consumer.ts'
import type { Connected } from '../serve/mcp/client.ts'

/** A tool as the server lists it. */
interface Listed {
  readonly name: string
  readonly description?: string | undefined
  readonly inputSchema: { readonly properties?: object | undefined }
}

/** Asks through MCP alone: by the server's instructions, its list of tools and their answers. */
export class McpConsumer extends Consumer {
  readonly #connected: Connected
  readonly #tools: readonly Listed[]

  static async of(connected: Connected): Promise<McpConsumer> {
    const { tools } = await connected.client.listTools()
    const consumer = new McpConsumer(connected, tools)
    consumer.requests.push('tools/list')
    return consumer
  }

  private constructor(connected: Connected, tools: readonly Listed[]) {
    super()
    this.#connected = connected
    this.#tools = tools
  }

  protected async ask({ summary, given = {} }: Way): Promise<string> {
    const tool = this.#tools.find(({ description }) => summary.test(description ?? ''))
    if (tool === undefined) throw new Error(`no tool is listed that says ${summary}`)
    const listed = Object.keys(tool.inputSchema.properties ?? {})
    const unknown = Object.keys(given).filter((name) => !listed.includes(name))
    if (unknown.length > 0) throw new Error(`${tool.name} lists no ${unknown.join(', ')}`)
    this.requests.push(`${tool.name} ${JSON.stringify(given)}`)
    const { text, isError } = await this.#connected.call(tool.name, given)
    this.heard.push(text)
    if (isError) throw new Refusal(JSON.parse(text) as { error: string; message: string })
    return text
  }

  async fact({ uin }: Pick<Found, 'uin'>, words: string): Promise<Said> {
    const text = await this.ask({ summary: /^One fact of a product/u, given: { uin, key: words } })
    type Unread = { label: string; status: 'unread' }
    type Candidate = { key: string; label: string; status: string }
    const answer = JSON.parse(text) as { fact: FactBody | Unread } | { candidates: Candidate[] }
    const said = (label: string) => ({ label, says: 'unread', quote: null, place: '' })
    if ('fact' in answer)
      return answer.fact.status === 'unread' ? said(answer.fact.label) : saidOf(answer.fact)
    // Words that are no key lead to fields, with the status of each: the first is meant.
    const [meant] = answer.candidates
    if (meant === undefined) throw new Error(`no field is meant by “${words}”`)
    return meant.status === 'unread' ? said(meant.label) : this.fact({ uin }, meant.key)
  }

  async meant({ uin }: Found, words: string): Promise<string[]> {
    const text = await this.ask({ summary: /^One fact of a product/u, given: { uin, key: words } })
    return (JSON.parse(text) as { candidates: { label: string }[] }).candidates.map(({ label }) => label)
  }

  async changedSince(day: string): Promise<string> {
    return (
      (await this.json<{ message?: string }>({ summary: /^What changed since/u, given: { day } })).message ??
      'nothing'
    )
  }

  async compared(products: readonly Found[]): Promise<Compared[]> {
    const text = await this.ask({
      summary: /side by side/u,
      given: { uins: products.map(({ uin }) => uin).join(',') },
    })
    const rows = text.matchAll(/^(?<label>.+) \([\w-]+\): (?<verdict>[\w-]+)\n(?<cells>(?:[A-D]: .*\n?)+)/gmu)
    return Array.from(rows, ({ groups = {} }) => {
      const cells = (groups['cells'] ?? '').trimEnd().split('\n')
      return {
        label: groups['label'] ?? '',
        verdict: groups['verdict'] ?? '',
        cells: cells.map((cell) => ({
          says: cell.slice(3),
          quote: /“(?<words>.*?)”/u.exec(cell)?.[1] ?? null,
        })),
      }
    })
  }

  reporting(): Promise<string> {
    const said = this.#connected.client.getInstructions() ?? ''
    const words = /[^.\n]*to report an error[^\n]*/u.exec(said)?.[0].trim()
    if (words === undefined) throw new Error('the instructions do not say how an error is reported')
    return Promise.resolve(words)
  }

  limit(): Promise<string | null> {
    return Promise.resolve(null)
  }
}
