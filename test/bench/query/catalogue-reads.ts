import { Buffer } from 'node:buffer'
import type { CatalogueFile } from '../../../build/contract/indexed/catalogue.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import { catalogueFiles } from '../../../build/indexes/products.ts'
import { answerQuery } from '../../../functions/query/handler.ts'
import { type IndexSource, folderSource } from '../../../functions/query/source/reader.ts'
import { seededRandom } from '../../support/random.ts'

// What a cold function reads for a query about products, of catalogues of any size.

/** The most bytes a cold query about so many products may read. */
export const MOST_BYTES: ReadonlyMap<number, number> = new Map([
  [10_000, 400_000],
  [100_000, 800_000],
])

const ADDRESSES = [
  '',
  '?status=active&offset=5000',
  '?category={category}&insurer={insurer}&line=health&status=withdrawn',
  '?q=health+insurance',
  '?q={name}',
  '?q={name}&limit=100&status=active',
  '?q=famly+flaoter+plan+for+parents',
  '?q=best+two+wheeler+third+party+cover+{insurer}',
  '?q={uin}',
  '?q=irda',
] as const

/** A query, the bytes and the files a cold function reads for it. */
export interface Reads {
  readonly address: string
  readonly bytes: number
  readonly files: number
}

/** Asks queries of a catalogue of so many products, each of a function that has read nothing yet. */
export async function catalogueReads(site: string, products: number): Promise<Reads[]> {
  const real = folderSource(site)
  const like = JSON.parse(
    Buffer.from((await real.read('/index/catalogue.json')) ?? []).toString('utf8'),
  ) as CatalogueFile
  const whole = madeUpCatalogue(like, products)
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const { path, body } of catalogueFiles(whole))
    files.set(path, new TextEncoder().encode(`${JSON.stringify(body)}\n`))
  const { name = '', uin = '', category, insurer } = whole.cards[Math.floor(products / 3)] ?? {}
  const values = { name, uin, category: category?.slug ?? '', insurer: insurer?.slug ?? '' }
  const reads: Reads[] = []
  for (const template of ADDRESSES) {
    const address = template.replaceAll(/\{(\w+)\}/gu, (_, key: keyof typeof values) =>
      encodeURIComponent(values[key]),
    )
    const read = new Map<string, number>()
    const source: IndexSource = {
      read: async (path) => {
        const bytes = path.startsWith('/index/products') ? files.get(path) : await real.read(path)
        read.set(path, bytes?.byteLength ?? 0)
        return bytes ?? null
      },
    }
    const response = await answerQuery(new Request(`http://localhost/api/v1/policies${address}`), source)
    if (response.status !== 200) throw new Error(`${address}: ${response.status} ${await response.text()}`)
    const bytes = [...read.values()].reduce((sum, size) => sum + size, 0)
    reads.push({ address: `/api/v1/policies${address}`, bytes, files: read.size })
  }
  return reads
}

/** A catalogue with the categories and insurers of another, and products named by words of its names and made-up ones. */
function madeUpCatalogue(like: CatalogueFile, products: number): CatalogueFile {
  const random = seededRandom(11)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const names = like.cards.map(({ name }) => name.split(/\s+/u))
  const ownWord = () => Array.from({ length: 3 }, () => pick(SYLLABLES)).join('')
  const cards = Array.from({ length: products }, (_, at): Card => {
    const model = pick(like.cards)
    const name = [...pick(names).slice(0, 2), ownWord(), ...pick(names).slice(-3)].join(' ')
    const year = 2005 + Math.floor(random() * 20)
    const day = String(1 + Math.floor(random() * 28)).padStart(2, '0')
    const uin = `IRDAN${String(at).padStart(6, '0')}RP0001V01${year}${year + 1}`
    const launched = `${year}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${day}`
    return { ...model, uin, name, launched, status: random() < 0.8 ? 'active' : 'withdrawn' }
  })
  cards.sort((one, two) => (one.name < two.name ? -1 : 1))
  return { ...like, cards, superseded: [], replaces: [] }
}

const SYLLABLES = 'ba cha da ga ha ja ka la ma na pa ra sa ta va ya ni ri ki mu su tu de lo'.split(' ')
