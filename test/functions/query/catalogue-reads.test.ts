import { expect, test } from 'vitest'
import { answerQuery } from '../../../functions/query/handler.ts'
import { siteOf } from '../../support/memory-site.ts'
import { seededRandom } from '../../support/random.ts'
import { askPolicies, siteWith, smallCatalogue } from '../../support/small-catalogue.ts'

// What a cold function reads for a query about products, of a catalogue like the regulator's lists: names of three to
// nine words, of which the first of a vocabulary come often and the last seldom.

const PRODUCTS = 10_000
/** The most bytes a cold query about so many products may read. */
const MOST_BYTES = 4_000_000
/** The most files: the catalogue is one, words and what they mean are others. */
const MOST_FILES = 6

const FREQUENT = (
  'policy insurance cover add on under group for package plan life health two private car wheeler and bundled damage of ' +
  'secure personal accident motor term protect commercial plus years clause care suraksha to fire all liability expenses'
).split(' ')
const SYLLABLES = 'ba cha da ga ha ja ka la ma na pa ra sa ta va ya ni ri ki mu su tu de lo'.split(' ')

function madeUpProducts() {
  const random = seededRandom(11)
  const upTo = (most: number) => Math.floor(random() * most)
  const madeUp = () => Array.from({ length: 3 }, () => SYLLABLES[upTo(SYLLABLES.length)]).join('')
  const vocabulary = [...FREQUENT, ...Array.from({ length: 2500 }, madeUp)]
  // Zipf's law, flattened at its head.
  const word = () => vocabulary[Math.floor(6 * ((1 + vocabulary.length / 6) ** random() - 1))] ?? ''
  return Array.from({ length: PRODUCTS }, (_, at) => ({
    uin: `IRDAN${String(at).padStart(6, '0')}RP0001V0120${10 + (at % 10)}20${11 + (at % 10)}`,
    name: Array.from({ length: 3 + upTo(7) }, word).join(' '),
    insurer: random() < 0.5 ? ('star' as const) : ('national' as const),
    category: (['two-wheeler', 'health', 'group'] as const)[upTo(3)] ?? 'health',
    status: random() < 0.87 ? ('active' as const) : ('withdrawn' as const),
  }))
}

test('no cold query about 10,000 products reads more than it may', async () => {
  const products = madeUpProducts()
  const site = siteWith(smallCatalogue(products))
  const { name = '', uin = '' } = products[PRODUCTS / 2] ?? {}
  const queries = [
    '',
    'status=active&offset=5000',
    'category=health&insurer=star&line=health&status=withdrawn',
    'q=health+insurance',
    `q=${name}`,
    `q=${name}&limit=100&status=active`,
    'q=famly+flaoter+plan+for+parents',
    'q=group+personal+accident+cover+for+family&line=health&status=active&limit=100',
    `q=${uin}`,
    'q=irda',
  ]
  const reads: { readonly files: number; readonly bytes: number }[] = []
  for (const query of queries) {
    site.reads.clear()
    await askPolicies({ read: (path) => site.read(path) }, query)
    const sizes = [...site.reads.values()]
    reads.push({ files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) })
  }
  expect(reads.filter(({ files, bytes }) => files > MOST_FILES || bytes > MOST_BYTES)).toEqual([])
  expect(reads.filter(({ bytes }) => bytes < 1000)).toEqual([])
})

test('products are compared without the catalogue, where every piece of the list is a UIN', async () => {
  const policy = (uin: string) => ({
    data_date: '2026-01-31',
    notice: '',
    uin,
    category: { slug: 'health' },
    facts: [],
    unread: [],
    documents: [],
  })
  const fields = { fields: [{ key: 'room', label: 'Room', group: 'Limits', type: 'yes-no', question: '?' }] }
  const site = siteOf({
    '/index/answers/policy/A1': policy('A1'),
    '/index/answers/policy/B~2F2': policy('B/2'),
    '/index/answers/fields/health': fields,
  })
  const response = await answerQuery(new Request('http://localhost/api/v1/compare?uins=a1,B/2'), site)
  expect(await response.json()).toMatchObject({ total: 1, policies: [{ uin: 'A1' }, { uin: 'B/2' }] })
  expect([...site.reads.keys()].toSorted()).toEqual([
    '/index/answers/fields/health',
    '/index/answers/policy/A1',
    '/index/answers/policy/B~2F2',
  ])
})
