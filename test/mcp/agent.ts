import type { Called, Connected } from './client.ts'

/** A tool as the server lists it. */
interface Listed {
  readonly name: string
  readonly inputSchema: { readonly properties?: object; readonly required?: readonly string[] }
}

/** A product as a search lists it. */
interface Found {
  readonly uin: string
  readonly name: string
  readonly status: string
}

/** An agent that knows nothing but what the server says: its instructions, its list of tools, and their answers. */
export class Agent {
  readonly instructions: string
  readonly #connected: Connected
  readonly #tools: readonly Listed[]

  static async of(connected: Connected): Promise<Agent> {
    const { tools } = await connected.client.listTools()
    return new Agent(connected, tools as Listed[], connected.client.getInstructions() ?? '')
  }

  private constructor(connected: Connected, tools: readonly Listed[], instructions: string) {
    this.#connected = connected
    this.#tools = tools
    this.instructions = instructions
  }

  /** Calls a tool that is listed, with arguments that are listed. */
  async ask(name: string, args: Record<string, unknown> = {}): Promise<Called> {
    const tool = this.#tools.find((one) => one.name === name)
    if (tool === undefined) throw new Error(`no tool ${name} is listed`)
    const known = Object.keys(tool.inputSchema.properties ?? {})
    const unknown = Object.keys(args).filter((argument) => !known.includes(argument))
    if (unknown.length > 0) throw new Error(`${name} lists no ${unknown.join(', ')}`)
    return this.#connected.call(name, args)
  }

  /** The JSON a tool answers with; a refusal is an error here. */
  async json<T>(name: string, args: Record<string, unknown> = {}): Promise<T> {
    const { text, isError } = await this.ask(name, args)
    if (isError) throw new Error(text)
    return JSON.parse(text) as T
  }

  /** The one product on sale that a search for these words finds. */
  async product(words: string): Promise<Found> {
    const { policies } = await this.json<{ policies: Found[] }>('search_policies', {
      q: words,
      status: 'active',
    })
    const [only, ...others] = policies
    if (only === undefined || others.length > 0) throw new Error(`${policies.length} products for “${words}”`)
    return only
  }

  /** What the page of a product says under the heading that holds these words. */
  async fact(uin: string, words: string): Promise<string> {
    const { text } = await this.ask('get_policy', { uin })
    const parts = text.split(/^#{2,3} /mu).filter((part) => part.split('\n', 1)[0]?.includes(words))
    if (parts.length !== 1) throw new Error(`${parts.length} facts about “${words}”`)
    return parts.join('')
  }
}
