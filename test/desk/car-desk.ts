import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { DeskData } from '../../build/desk/desk-data.ts'
import { DroppedFiles } from '../../build/desk/drop/dropped-files.ts'
import type { FieldView } from '../../build/desk/field-view.ts'
import type { offerFrom } from '../../build/desk/others.ts'
import { type DeskServer, startDesk } from '../../build/desk/desk-server.ts'
import { Pictures } from '../../build/desk/pictures/pictures.ts'
import type { Inbox } from '../../functions/write/inbox.ts'
import type { Clause, ProductClauses } from '../../build/contract/authored/clauses.ts'
import type { Fact, Product } from '../../build/contract/authored/product.ts'
import { item } from '../../build/contract/item.ts'
import { temporaryFolder } from '../support/built.ts'
import { copySample } from '../support/sample-data.ts'

// What the tests of the desk share: a copy of the sample data, of whose car policy some facts are unread.

export const CAR = 'IRDAN906RP0001V02202324'
const PATH = 'products/sample-saffron-general/IRDAN906RP0001V02202324.json'

/** A dataset that a test may change. */
export class CarData {
  readonly folder = join(temporaryFolder('desk'), 'data')

  constructor() {
    copySample(this.folder)
  }

  get file(): string {
    return join(this.folder, PATH)
  }

  /** The file of the clauses of a product beside it. */
  clausesFile(uin = CAR): string {
    return this.file.replace(`${CAR}.json`, `${uin}.clauses.json`)
  }

  get clauses(): Clause[] {
    return (JSON.parse(readFileSync(this.clausesFile(), 'utf8')) as ProductClauses).clauses
  }

  /** Changes the clauses of a product in their file, as another program does. */
  editClauses(change: (clauses: Clause[]) => readonly object[], uin = CAR): void {
    const file = this.clausesFile(uin)
    const record = JSON.parse(readFileSync(file, 'utf8')) as ProductClauses
    writeFileSync(file, JSON.stringify({ ...record, clauses: change(record.clauses) }))
  }

  /** Changes words that the clauses of a product have. */
  reword(uin: string, from: string, to: string): void {
    const file = this.clausesFile(uin)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no “${from}”`)
    writeFileSync(
      file,
      text.replace(from, () => to),
    )
  }

  get text(): string {
    return readFileSync(this.file, 'utf8')
  }

  get product(): Product {
    return JSON.parse(this.text) as Product
  }

  fact(key: string): Fact | undefined {
    return this.product.facts.find((one) => one.key === key)
  }

  /** Takes facts out of the file, as if nobody had read them; gives them. */
  unread(...keys: string[]): Fact[] {
    const { facts, ...product } = this.product
    this.write({ ...product, facts: facts.filter(({ key }) => !keys.includes(key)) })
    return facts.filter(({ key }) => keys.includes(key))
  }

  /** Changes a fact in the file, as another program does. */
  edit(key: string, change: Partial<Fact>): void {
    const { facts, ...product } = this.product
    this.write({ ...product, facts: facts.map((one) => (one.key === key ? { ...one, ...change } : one)) })
  }

  write(product: Product): void {
    const { facts, ...rest } = product
    writeFileSync(this.file, `${JSON.stringify({ ...rest, facts }, null, 2)}\n`)
  }
}

export interface Answer {
  readonly status: number
  readonly body: Record<string, never>
  /** What a long operation said before its answer. */
  readonly progress: readonly unknown[]
}

/** What a reader alone asks. */
const BY_READER = new Set(['save', 'second', 'settle'])

/** A desk that a test asks as a window does. */
export class AskedDesk {
  readonly server: DeskServer
  readonly token: string

  private constructor(server: DeskServer, token: string) {
    this.server = server
    this.token = token
  }

  static async over(data: CarData, documents?: string, inbox: Inbox | null = null): Promise<AskedDesk> {
    const pictures = new Pictures(documents)
    const desk = {
      data: await DeskData.at(data.folder),
      pictures,
      dropped: new DroppedFiles(documents, pictures),
      inbox,
      day: '2026-11-01',
    }
    const server = await startDesk(desk, 0)
    onTestFinished(() => server.close())
    return new AskedDesk(server, new URL(server.address).searchParams.get('token') ?? '')
  }

  async ask(name: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.server.origin}/desk/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-desk-token': this.token, ...headers },
      body:
        typeof body === 'string'
          ? body
          : JSON.stringify(BY_READER.has(name) ? { by: 'AB', ...(body as object) } : body),
    })
    const lines = (await response.text()).trimEnd().split('\n')
    const said = lines.map((line) => JSON.parse(line) as Answer['body'])
    return { status: response.status, body: item(said, said.length - 1), progress: said.slice(0, -1) }
  }

  /** Gives the desk a PDF, as a window does where one is dropped. */
  async give(bytes: Uint8Array, headers: Record<string, string> = {}, name = 'car.pdf') {
    const response = await fetch(`${this.server.origin}/desk/file?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf', 'x-desk-token': this.token, ...headers },
      body: Uint8Array.from(bytes),
    })
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }

  /** What another product says of a field, where it stands here. */
  async offer(uin: string, key: string) {
    return (await this.ask('offer', { uin, key })).body as unknown as ReturnType<typeof offerFrom>
  }

  /** What a window has on its screen: the view of a field. */
  async field(key: string, blind = false, uin = CAR) {
    return (await this.ask('field', { uin, key, blind })).body as unknown as FieldView
  }

  /** What is asked before a field is called not stated. */
  async doubtsOfSilence(key: string, more: { uin?: string; note?: string; blind?: boolean } = {}) {
    const { uin = CAR, note, ...rest } = more
    const fact = { key, value: null, note }
    return (await this.ask('prove', { uin, key, fact, ...rest })).body['doubts']
  }
}
