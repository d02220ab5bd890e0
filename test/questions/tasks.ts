import { fact, lacking, one } from './answer.ts'
import type { Question } from './question.ts'

// Tasks of three consumers, each done in three calls at most.

const atMostCalls = 3

/** The tasks that no question above asks; the free look, AYUSH in an unread product and the motor form are there. */
export const TASKS: readonly Question[] = [
  {
    atMostCalls,
    asks: ({ other }) => `Is a birth paid by ${other}?`,
    answer: (consumer, { other }) => fact(consumer, other, 'maternity'),
  },
  {
    atMostCalls,
    asks: ({ product }) => `How long do I wait for a hernia, in ${product}?`,
    async answer(consumer, words) {
      const product = await consumer.product(words.product)
      const { clauses } = await consumer.clauses(product, 'hernia')
      const named = clauses.filter(({ snippet }) => /hernia/iu.test(snippet))
      const { title, text, number } = await consumer.clause(one(named, 'a clause that names it'))
      return { says: title, quote: text, source: `${product.uin}, clause ${number}` }
    },
  },
  {
    atMostCalls,
    asks: ({ product, other }) =>
      `Which room may I take in ${product}, and in ${other}? And what else differs?`,
    async answer(consumer, words) {
      const products = [await consumer.product(words.product), await consumer.product(words.other)]
      const rows = await consumer.compared(products)
      const rooms = rows.filter(({ label }) => /\broom/iu.test(label))
      const different = rows.filter(({ verdict }) => verdict === 'different')
      return {
        says: rooms
          .map(({ label, cells }) => `${label}: ${cells.map(({ says }) => says).join(' / ')}`)
          .join('; '),
        quote: different.map(({ label }) => label).join(', '),
        source: products.map(({ uin }) => uin).join(', '),
      }
    },
  },
  {
    atMostCalls,
    asks: () => 'May a claim be refused after four years for an illness I did not tell of?',
    async answer(consumer) {
      const found = await consumer.law('claim rejected after 4 years because of undisclosed illness')
      const matches = found.flatMap(({ slug, matches }) => matches.map((match) => ({ slug, ...match })))
      const life = matches.find(({ slug, number }) => slug === 'insurance-act-1938' && number === '45')
      const health = matches.find(({ snippet }) => /60 months|five years|sixty/iu.test(snippet))
      if (life === undefined || health === undefined) return lacking('what holds for life and for health')
      const { section, law } = await consumer.section(life.slug, life)
      return {
        says: `${law.title}, ${section.number}: ${section.note ?? section.heading}`,
        quote: health.snippet,
        source: `${health.slug}, ${health.number}`,
      }
    },
  },
  {
    atMostCalls,
    asks: ({ savings }) => `What do I get if I surrender ${savings} in year 3?`,
    async answer(consumer, { savings }) {
      const product = await consumer.product(savings)
      const { clauses } = await consumer.clauses(product, 'surrender in policy year 3')
      const tables = clauses.filter(({ snippet }) => /^\d+\s+\d+%/mu.test(snippet))
      const { title, text, number } = await consumer.clause(one(tables, 'a table of years'))
      const row = /^3\s.*%.*$/mu.exec(text)?.[0] ?? lacking('the row of year 3')
      return { says: row, quote: text, source: `${product.uin}, clause ${number}, ${title}` }
    },
  },
  {
    atMostCalls,
    asks: ({ withdrawn: { insurer } }) => `Which term plans does ${insurer} no longer sell?`,
    async answer(consumer, { withdrawn }) {
      const { total, policies } = await consumer.products({ ...withdrawn, status: 'withdrawn' })
      return {
        says: `${total}: ${policies.map(({ name, withdrawn }) => `${name}, ${withdrawn}`).join('; ')}`,
        quote: policies.map(({ uin }) => uin).join(', '),
        source: 'status=withdrawn',
      }
    },
  },
  {
    atMostCalls,
    asks: ({ product }) => `What is the waiting period of ${product}?`,
    async answer(consumer, words) {
      const product = await consumer.product(words.product)
      const meant = await consumer.meant(product, 'waiting period')
      return { says: `${meant.length} of them`, quote: meant.join('; '), source: product.uin }
    },
  },
  {
    atMostCalls,
    asks: () => 'What changed in the last two months?',
    async answer(consumer) {
      const before = new Date(`${await consumer.dataDate()}T00:00:00Z`)
      const day = new Date(before.getTime() - 60 * 86_400_000).toISOString().slice(0, 10)
      return { says: await consumer.changedSince(day), quote: day, source: 'the record of changes' }
    },
  },
]
