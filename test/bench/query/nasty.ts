import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TextFile } from '../../../build/contract/index-files/text.ts'
import { answerQuery } from '../../../functions/query/handler.ts'
import { folderSource, type IndexSource } from '../../../functions/query/source/reader.ts'
import { THESAURUS } from '../../../build/search/thesaurus/table.ts'
import type { ExitCode } from '../../../build/cli/command.ts'
import type { Terminal } from '../../../build/cli/terminal.ts'
import { median } from '../noise.ts'

// The cost of the worst queries as a multiple of an ordinary one, on one site in one run.

/** Most that the worst query may cost, as a multiple of an ordinary query. */
const MOST_TIMES = 5

const CHARACTERS = 500
/** Number of times each kind of query is asked, each time with other words: what was asked before may be remembered. */
const REPEATS = 7

/** A whole number below a limit. */
type Random = (below: number) => number

/** The query of one kind: a piece made again and again until 500 characters are full. */
type Kind = (random: Random, at: number) => string

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const letters = (random: Random, count: number) =>
  Array.from({ length: count }, () => LETTERS[random(26)] ?? '').join('')

/** The words of the trade's thesaurus, whatever they mean. */
const WORDS = [
  ...new Set(
    THESAURUS.flatMap(({ same, asked }) => [...same, ...asked].flat()).flatMap((text) => text.split(' ')),
  ),
]
const wordOf = (random: Random) => WORDS[random(WORDS.length)] ?? ''

/** A word with one letter exchanged. */
function misspelled(random: Random): string {
  const word = wordOf(random)
  const at = 1 + random(Math.max(1, word.length - 1))
  return `${word.slice(0, at)}${letters(random, 1)}${word.slice(at + 1)}`
}

/** The characters that grow most when they are folded, found and not named: U+FDFA is the first. */
const GROWING = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  .filter((character) => /[\p{L}\p{N}]/u.test(character))
  .toSorted((a, b) => b.normalize('NFKC').length - a.normalize('NFKC').length)
  .slice(0, 8)

const KINDS: Readonly<Record<string, Kind>> = {
  'letters that grow when folded': (_random, at) => GROWING[at % GROWING.length] ?? '',
  'one letter that grows': () => GROWING[0] ?? '',
  'one long word': (random) => letters(random, 1),
  'long words': (random) => `${letters(random, 40)} `,
  'words joined': (random) => wordOf(random),
  'two words joined': (random) => `${wordOf(random)}${wordOf(random)} `,
  'short words hyphenated': (random) => `${letters(random, 2)}-`,
  'words hyphenated': (random) => `${wordOf(random)}-`,
  'misspelled words': (random) => `${misspelled(random)} `,
  'misspelled words, hyphenated in pairs': (random) => `${misspelled(random)}-${misspelled(random)} `,
  'words of the trade': (random) => `${wordOf(random)} `,
  'pairs of letters': (random) => `${letters(random, 2)} `,
  'single letters': (_random, at) => `${LETTERS[at % 26]} `,
  'words with digits': (random) => `${letters(random, 2)}${random(100)} `,
  numbers: (random) => `${random(100)} `,
  'sums of money': (random) => `${random(1000)} lakh `,
  'digits in groups': () => '1,00,',
  'digits and points': (random) => `${random(10)}.`,
  'combining marks': (_random, at) => (at % 2 === 0 ? 'e' : '\u0301\u0327'),
  apostrophes: (random) => `${letters(random, 1)}’`,
  'numbers of sections': (random) => `section ${random(200)} `,
  'words of Devanagari': (random) => `${String.fromCharCode(0x915 + random(30), 0x915 + random(30))} `,
}

/** Cost of a kind of query: in milliseconds of the processor, and as a multiple of an ordinary query. */
interface Cost {
  readonly operation: string
  readonly kind: string
  readonly milliseconds: number
  readonly times: number
}

/** Measures a site, prints the table, and says whether the worst query stays within its limit. */
export async function reportNasty(folder: string, terminal: Terminal): Promise<ExitCode> {
  const costs = await nastyCosts(folder)
  const lines = costs.map(({ operation, kind, milliseconds, times }) => {
    const figures = `${milliseconds.toFixed(2).padStart(8)} ms ${times.toFixed(1).padStart(6)}`
    return `${operation.padEnd(18)}${kind.padEnd(40)}${figures}`
  })
  terminal.out(
    `\nnasty queries, time of the processor, and as a multiple of an ordinary query\n${lines.join('\n')}\n`,
  )
  const worst = costs[0]?.times ?? 0
  if (worst <= MOST_TIMES) return 0
  terminal.err(`The worst query costs ${worst.toFixed(1)} ordinary ones: ${MOST_TIMES} are allowed.\n`)
  return 1
}

/** Costs of each kind of nasty query in each search of a built site, the highest first. */
async function nastyCosts(folder: string): Promise<Cost[]> {
  const site = folderSource(folder)
  const uin = longestProduct(folder)
  const operations = [
    ['searchPolicies', '/api/v1/policies', 'product-questions'],
    ['searchPolicyText', `/api/v1/policy/${encodeURIComponent(uin)}/search`, 'questions'],
    ['listLaw', '/api/v1/law', 'law-questions'],
  ] as const
  const costs: Cost[] = []
  for (const [operation, path, file] of operations) {
    const ordinary = await meanCost(site, path, questionsOf(file))
    costs.push({ operation, kind: 'ordinary', milliseconds: ordinary, times: 1 })
    for (const [kind, piece] of Object.entries(KINDS)) {
      const each: number[] = []
      for (let nth = 0; nth < REPEATS; nth += 1) each.push(await costOf(site, path, queryOf(piece, nth + 1)))
      const milliseconds = median(each)
      costs.push({ operation, kind, milliseconds, times: milliseconds / ordinary })
    }
  }
  return costs.toSorted((a, b) => b.times - a.times)
}

/** The UIN of the product with most to search. */
function longestProduct(folder: string): string {
  const texts = join(folder, 'index/text')
  const files = readdirSync(texts).map((name) => ({
    path: join(texts, name),
    size: statSync(join(texts, name)).size,
  }))
  const [longest] = files.toSorted((a, b) => b.size - a.size)
  if (longest === undefined) throw new Error(`${texts} is empty`)
  return (JSON.parse(readFileSync(longest.path, 'utf8')) as TextFile).uin
}

function queryOf(piece: Kind, seed: number): string {
  let state = seed
  const random: Random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  let q = ''
  for (let at = 0; q.length < CHARACTERS; at += 1) q += piece(random, at)
  return q.slice(0, CHARACTERS)
}

function questionsOf(file: string): string[] {
  const text = readFileSync(`test/search/relevance/${file}.json`, 'utf8')
  return (JSON.parse(text) as { questions: { q: string }[] }).questions.map(({ q }) => q)
}

/** Mean cost of the second half of some questions, in milliseconds; the first half warms the process. */
async function meanCost(site: IndexSource, path: string, asked: readonly string[]): Promise<number> {
  const half = Math.floor(asked.length / 2)
  for (const q of asked.slice(0, half)) await costOf(site, path, q)
  let sum = 0
  for (const q of asked.slice(half)) sum += await costOf(site, path, q)
  return sum / (asked.length - half)
}

/** The time of the processor that one answer takes, in milliseconds. */
async function costOf(site: IndexSource, path: string, q: string): Promise<number> {
  const request = new Request(`http://localhost${path}?q=${encodeURIComponent(q)}`)
  const before = process.cpuUsage()
  const response = await answerQuery(request, site)
  await response.text()
  const { user, system } = process.cpuUsage(before)
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return (user + system) / 1000
}
