import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueFile } from '../../../build/contract/index-files/catalogue.ts'
import { INDEX_PATHS } from '../../../build/contract/index-paths.ts'
import { productsFile } from '../../../build/publish/index-files/products.ts'
import { answerQuery } from '../../../functions/query/handler.ts'
import { type IndexSource, folderSource } from '../../../functions/query/source/reader.ts'
import { madeUpCatalogue } from './made-up-catalogue.ts'

// What a cold function reads for a query about products, of catalogues of any size.

/** The most bytes a cold query about so many products may read. */
export const MOST_BYTES: ReadonlyMap<number, number> = new Map([
  [10_000, 4_000_000],
  [20_000, 8_000_000],
])

const ADDRESSES = [
  '',
  '?status=active&offset=5000',
  '?category={category}&insurer={insurer}&line={line}&status=withdrawn',
  '?q=health+insurance',
  '?q={name}',
  '?q={name}&limit=100&status=active',
  '?q=family+floater+plan&limit=100',
  '?q=famly+flaoter+plan+for+parents',
  '?q=best+two+wheeler+third+party+cover+{insurer}',
  '?q=group+personal+accident+cover+for+family&line={line}&status=active&limit=100',
  '?q={insurer}+group+health&category={category}&insurer={insurer}&status=active&limit=100',
  '?q={uin}',
  '?q=irda',
] as const

/** A query, the bytes and the files a cold function reads for it. */
export interface Reads {
  /** Its parameters; braces are in place of what is known of one product. */
  readonly asked: string
  readonly bytes: number
  readonly files: number
}

/** Asks queries of a catalogue of so many products, each of a function that has read nothing yet. */
export async function catalogueReads(site: string, products: number): Promise<Reads[]> {
  const like = JSON.parse(readFileSync(join(site, 'index/catalogue.json'), 'utf8')) as CatalogueFile
  const whole = madeUpCatalogue(like, products)
  const catalogue = new TextEncoder().encode(`${JSON.stringify(productsFile(whole, ''))}\n`)
  const values = valuesOf(whole)
  const reads: Reads[] = []
  for (const asked of ADDRESSES) {
    const search = asked.replaceAll(/\{(\w+)\}/gu, (_, key: keyof typeof values) =>
      encodeURIComponent(values[key]),
    )
    reads.push({ asked, ...(await readsOf(`/api/v1/policies${search}`, folderSource(site), catalogue)) })
  }
  return reads
}

/** What is asked of a product from the middle of the list whose name has words that many have. */
function valuesOf({ cards }: CatalogueFile) {
  const second = cards.slice(Math.floor(cards.length / 2))
  const about = second.find(({ name }) => /Cover.*Insurance/u.test(name)) ?? second[0]
  const { name = '', uin = '', line = '', category, insurer } = about ?? {}
  return { name, uin, line, category: category?.slug ?? '', insurer: insurer?.slug ?? '' }
}

/** What a query reads: of the site, but the catalogue that is given. */
async function readsOf(
  address: string,
  site: IndexSource,
  catalogue: Uint8Array<ArrayBuffer>,
): Promise<Omit<Reads, 'asked'>> {
  const read = new Map<string, number>()
  const source: IndexSource = {
    read: async (path) => {
      const bytes = path === INDEX_PATHS.products ? catalogue : await site.read(path)
      read.set(path, bytes?.byteLength ?? 0)
      return bytes ?? null
    },
  }
  const response = await answerQuery(new Request(`http://localhost${address}`), source)
  if (response.status !== 200) throw new Error(`${address}: ${response.status} ${await response.text()}`)
  const bytes = [...read.values()].reduce((sum, size) => sum + size, 0)
  return { bytes, files: read.size }
}
