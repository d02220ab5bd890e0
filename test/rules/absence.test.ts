import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stem, tokens } from '../../build/contract/text/words.ts'
import type { Category, Field } from '../../build/contract/authored/category.ts'
import type { Clause } from '../../build/contract/authored/clauses.ts'
import type { Fact, Product } from '../../build/contract/authored/product.ts'
import { termFoundThoughNotStated } from '../../build/rules/absence.ts'
import type { Catalogue } from '../../build/dataset/model.ts'

// The oracle lays the stems of a text end to end and looks for those of the term: hyphenated words in parts, and
// joined.

const HYPHEN = /(?<=[\p{L}\p{N}])[-‐‑–](?=[\p{L}\p{N}])/gu

function stems(text: string): string {
  return `|${tokens(text).map(stem).join('|')}|`
}

function naivelyFound(term: string, text: string): boolean {
  return [' ', ''].some((one) =>
    [' ', ''].some((two) => {
      const sought = stems(term.replace(HYPHEN, one))
      return sought !== '||' && stems(text.replace(HYPHEN, two)).includes(sought)
    }),
  )
}

/** Whether the rule finds a term in a text that no looked_at names. */
function found(term: string, text: string, lookedAt?: number[]): boolean {
  const clause: Clause = { id: 7, document: 'wording', parent: null, number: '', title: '', text, page: 1 }
  const fact: Fact = {
    key: 'sought',
    value: null,
    ...(lookedAt === undefined ? {} : { looked_at: lookedAt }),
  }
  const field: Field = {
    key: 'sought',
    label: 'Sought',
    group: 'Cover',
    type: 'text',
    question: 'Is it?',
    terms: [term],
    basis: null,
  }
  const category: Category = { slug: 'c', name: 'C', line: 'health', description: 'D', fields: [field] }
  const product: Product = {
    uin: 'SOHHLIP25001V012425',
    name: 'N',
    line: 'health',
    category: 'c',
    insurer: 'i',
    status: 'active',
    launched: null,
    withdrawn: null,
    supersedes: null,
    documents: [],
    facts: [fact],
  }
  const said: string[] = []
  termFoundThoughNotStated.product?.(
    {
      path: 'p.json',
      product,
      clauses: { path: 'p.clauses.json', record: { uin: product.uin, clauses: [clause] } },
      category,
      byId: new Map([[7, clause]]),
    },
    {} as Catalogue,
    (_path, _where, message) => said.push(message),
  )
  return said.length > 0
}

test('what was looked at is not told', () => {
  expect(found('dental', 'Dental care')).toBe(true)
  expect(found('dental', 'Dental care', [8])).toBe(true)
  expect(found('dental', 'Dental care', [7])).toBe(false)
})

const WORDS =
  'organisation|Organizations|citizen|policy|policies|daily|day|ties|possible|possibility|co-pay|copay|co|pay|' +
  "pre‑authorised|preauthorization|insured's|insured|o’clock|5,000|5000|500|2.5|café|cafe|ﬁre|fire|E-mail|email|a|I|½|₹5"
const GAPS = ' | |, |\n|-|\f| (|. |’ | – '

test('finds what search would find', () => {
  const word = fc.constantFrom(...WORDS.split('|'))
  const gap = fc.constantFrom(...GAPS.split('|'))
  const words = fc.array(fc.tuple(word, gap), { minLength: 1, maxLength: 12 })
  const laid = (pairs: readonly (readonly [string, string])[]) => pairs.flat().slice(0, -1).join('')
  fc.assert(
    fc.property(words, words, fc.nat(11), fc.nat(3), fc.boolean(), (text, other, from, length, own) => {
      const term = laid((own ? text : other).slice(from % text.length).slice(0, length))
      expect(found(term, laid(text))).toBe(naivelyFound(term, laid(text)))
    }),
    { numRuns: 3000 },
  )
})
