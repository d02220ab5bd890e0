import { seededRandom } from '../../support/random.ts'
import type { TextFile } from '../../../build/contract/index-files/text.ts'

/** The rows of the benchmark: for each of the four queries the addresses that are asked, one after the other. */
export type Questions = Readonly<Record<string, readonly string[]>>

/** Questions of two to four words from the clauses of the sampled products; the same in every run. */
export function questionsFrom(texts: readonly TextFile[], perProduct: number): Questions {
  const random = seededRandom(7)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const q = (text: string) => {
    const words = text.match(/\p{L}{4,}/gu) ?? ['cover']
    return Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(words)).join(' ')
  }
  const asked = (path: string, name: string, value: string) =>
    `${path}?${new URLSearchParams({ [name]: value })}`
  const text = texts.flatMap((file) =>
    Array.from({ length: perProduct }, () =>
      asked(`/api/v1/policy/${encodeURIComponent(file.uin)}/search`, 'q', q(pick(file.clauses).text)),
    ),
  )
  const compare = texts.map((file) => asked('/api/v1/compare', 'uins', `${file.uin},${pick(texts).uin}`))
  return {
    searchPolicyText: text,
    searchPolicies: texts.flatMap((file) => [
      asked('/api/v1/policies', 'q', file.policy.name),
      `/api/v1/policies?status=active&limit=50&offset=${Math.floor(random() * 500)}`,
      `${asked('/api/v1/policies', 'q', q(file.policy.name))}&line=health`,
    ]),
    comparePolicies: compare.filter((address) => new Set(address.split(/=|%2C/u).slice(1)).size > 1),
    listLaw: texts.map((file) =>
      asked('/api/v1/law', 'q', pick(LAW_WORDS) + (file.clauses.length > 0 ? '' : ' ')),
    ),
  }
}

const LAW_WORDS = [
  'nominee',
  'surrender',
  'ombudsman',
  'third party',
  'premium',
  'disclosure',
  'agent',
  'compensation',
]
