import { usualValues } from '../../../functions/shared/given-parameters.ts'
import { searchPolicies } from '../../../functions/query/operations/search-policies.ts'
import { productsOf } from '../../../functions/query/source/load.ts'
import type { IndexSource } from '../../../functions/query/source/reader.ts'
import { seededRandom } from '../../support/random.ts'

/** Number of names asked, the step from one word of names asked to the next, and the most names a word may be in. */
const ASKED = { names: 300, every: 6, inNames: 60 }

const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Prints how often a printed name finds itself first, and a word of names one that has it as typed. */
export async function reportNames(site: IndexSource): Promise<void> {
  const { name: names } = (await productsOf(site)).file.cards
  const first = async (q: string) => {
    const outcome = await searchPolicies(site, { ...usualValues('searchPolicies'), q, limit: 1 })
    return 'body' in outcome ? (outcome.body.policies[0]?.name ?? '') : ''
  }
  const random = seededRandom(7)
  let exact = 0
  for (let asked = 0; asked < ASKED.names; asked += 1) {
    const name = names[Math.floor(random() * names.length)] ?? ''
    if (plain(await first(name)) === plain(name)) exact += 1
  }
  const counts = new Map<string, number>()
  for (const name of names) for (const word of wordsOf(name)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts.keys()].filter((word) => (counts.get(word) ?? 0) <= ASKED.inNames)
  const some = words.filter((_, at) => at % ASKED.every === 0)
  let found = 0
  for (const word of some) if (wordsOf(await first(word)).has(word)) found += 1
  console.log(
    `\nnames: first ${exact} of ${ASKED.names}; the first found has the word typed ${found} of ${some.length}`,
  )
}

function wordsOf(name: string): ReadonlySet<string> {
  return new Set(name.toLowerCase().match(/[a-z]{2,}/gu))
}
