import { fact, lacking, law, one, refusal, wordsOf } from './answer.ts'
import type { Question } from './question.ts'
import { TASKS } from './tasks.ts'

/** THE QUESTIONS, in the order they were first asked in. */
export const QUESTIONS: readonly Question[] = [
  {
    atMost: 2116,
    asks: ({ product }) => `How long is the waiting period for what I already have, in ${product}?`,
    answer: (consumer, { product }) => fact(consumer, product, 'pre-existing'),
  },
  {
    asks: ({ product, other }) => `Which share of a claim do I pay in ${product}, and in ${other}?`,
    async answer(consumer, words) {
      const products = [await consumer.product(words.product), await consumer.product(words.other)]
      const rows = await consumer.compared(products)
      const row = one(rows.filter(({ label }) => /co-?pay/iu.test(label)).slice(0, 1), 'a row on co-payment')
      return {
        says: `${row.label}: ${row.cells.map(({ says }) => says).join(' / ')} (${row.verdict})`,
        quote: row.cells.map(({ quote }) => quote ?? lacking('a quote of each product')).join('” / “'),
        source: products.map(({ uin }) => uin).join(', '),
      }
    },
  },
  {
    asks: ({ product }) => `Does ${product} pay for AYUSH treatment?`,
    answer: (consumer, { product }) => fact(consumer, product, 'ayush'),
  },
  {
    asks: () => 'What does the law say about the free look?',
    answer: (consumer) => law(consumer, 'free look', /free look/iu),
  },
  {
    asks: () => 'What is section 45 of the Insurance Act?',
    answer: (consumer) => law(consumer, 'section 45 of the insurance act', /^45\b.*called in question/iu),
  },
  {
    asks: () => 'Which form do I fill in to claim hospital expenses, and where do I send it?',
    async answer(consumer, { form: { insurer, title } }) {
      const forms = await consumer.forms()
      const mine = forms.filter((one) => insurer.test(one.insurer.name) && title.test(one.title))
      const { send_to, instructions } = await consumer.form(one(mine.slice(0, 1), 'the form'))
      const place = send_to.find(({ purpose }) => purpose === 'claim') ?? one(send_to, 'a place')
      return {
        says: `${instructions.title}: ${place.purpose}, by ${place.channel} to ${place.value}`,
        quote: place.quote,
        source: place.source_url,
      }
    },
  },
  {
    asks: ({ oldUin }) => `What about the UIN ${oldUin} of an older paper?`,
    async answer(consumer, { oldUin }) {
      const { message } = await refusal(consumer.productNamed(oldUin))
      const named = message.replace(oldUin, '').match(/[A-Z0-9]{5,}V\d+/u)?.[0] ?? lacking('another version')
      await consumer.productNamed(named)
      return { says: `not held, but ${named} is`, quote: message, source: 'the refusal' }
    },
  },
  {
    asks: ({ mistyped, treatment: [typed] }) => `Is ${typed} paid by ${mistyped} (both misspelt)?`,
    async answer(consumer, { mistyped, treatment: [typed, printed] }) {
      const product = await consumer.product(mistyped)
      const { clauses } = await consumer.clauses(product, typed)
      const clause = await consumer.clause(one(clauses.slice(0, 1), 'a clause'))
      const sentences = clause.text.split(/[\n.;]/u)
      const quote = sentences.findLast((words) => words.toLowerCase().includes(printed)) ?? lacking(printed)
      return {
        says: clause.title,
        quote,
        source: `${product.uin}, clause ${clause.number}, page ${clause.page}`,
      }
    },
  },
  {
    asks: ({ product }) => `क्या मधुमेह कवर है? (${product})`,
    async answer(consumer, words) {
      const product = await consumer.product(words.product)
      const { total, message, clauses } = await consumer.clauses(product, 'क्या मधुमेह कवर है')
      const english = /was read as “(?<word>[^”]+)”/u.exec(message ?? '')?.groups?.['word']
      if (total === 0 || english === undefined) return lacking('the English word that was searched')
      const clause = await consumer.clause(one(clauses.slice(0, 1), `a clause on ${english}`))
      const source = `${product.uin}, clause ${clause.number}, page ${clause.page}`
      return { says: `${message} Then: ${clause.title}`, quote: clause.text, source }
    },
  },
  {
    asks: () => 'And a question longer than anyone types?',
    async answer(consumer) {
      const { message } = await refusal(consumer.product('what is paid '.repeat(50)))
      if (!/at most \d+/u.test(message)) lacking('the limit')
      return { says: 'refused, with the limit', quote: message, source: 'the refusal' }
    },
  },
  {
    asks: () => 'A fact is wrong: whom do I tell?',
    async answer(consumer) {
      const quote = await consumer.reporting()
      if (!quote.includes('/api/v1/corrections')) lacking('the address')
      return { says: 'a person sends a POST', quote, source: 'the service of itself' }
    },
  },
  {
    asks: () => 'Of which day is all this, and how often may I ask?',
    async answer(consumer) {
      const says = `data of ${await consumer.dataDate()}`
      return { says, quote: (await consumer.limit()) ?? says, source: 'the service of itself' }
    },
  },
  {
    atMost: 4000,
    asks: () => 'What does the law say on the time in which a claim is settled?',
    async answer(consumer) {
      const q = 'what does law say on claim settlement time'
      const found = await consumer.law(q)
      const matches = found.flatMap(({ slug, title, matches }) =>
        matches.map((match) => ({ slug, title, match })),
      )
      const times = /(?:days|hours|weeks|months)\b/u
      const { slug, match } = one(
        matches
          .filter(({ match }) => /claim/iu.test(match.snippet) && times.test(match.snippet))
          .toSorted((a, b) => a.match.rank - b.match.rank)
          .slice(0, 1),
        'a passage with a time',
      )
      const { section, law } = await consumer.section(slug, match)
      return { says: match.snippet, quote: wordsOf(section), source: `${law.title}, ${section.number}` }
    },
  },
  {
    atMost: 2728,
    asks: ({ product, other }) => `Is AYUSH treatment paid by ${product}, and by ${other}?`,
    async answer(consumer, { product, other }) {
      const [mine, theirs] = [
        await fact(consumer, product, 'ayush'),
        await fact(consumer, other, 'ayush'),
      ] as const
      return {
        says: `${mine.says} / ${theirs.says}`,
        quote: `${mine.quote}” / “${theirs.quote}`,
        source: `${mine.source}; ${theirs.source}`,
      }
    },
  },
  {
    // Words that are no key cost a call more.
    atMost: 625,
    asks: ({ unread }) => `How long is the waiting period for what I already have, in ${unread}?`,
    async answer(consumer, { unread }) {
      const product = await consumer.anyProduct(unread)
      const { label, says } = await consumer.fact(product, 'pre-existing')
      return { says: `${label}: ${says}`, quote: says, source: `${product.name}, ${product.uin}` }
    },
  },
  {
    atMost: 4273,
    asks: ({ motorForm: { title } }) => `What do I fill in and attach to claim for my car (${title.source})?`,
    async answer(consumer, { motorForm: { insurer, title } }) {
      const forms = await consumer.forms()
      const mine = forms.filter((form) => insurer.test(form.insurer.name) && title.test(form.title))
      const { instructions } = await consumer.form(one(mine.slice(0, 1), 'the form'))
      return {
        says: `${instructions.title}: ${instructions.sections.length} parts`,
        quote: instructions.attachments[0] ?? lacking('what to attach'),
        source: instructions.applies_to,
      }
    },
  },
  {
    atMost: 11374,
    asks: ({ insurer }) => `How do I reach ${insurer}?`,
    async answer(consumer, { insurer }) {
      const { name, contacts, website } = await consumer.insurer(insurer)
      const quote = contacts[0]?.value ?? website ?? lacking('a contact or a website')
      return { says: `${name}: ${contacts.length} contacts`, quote, source: name }
    },
  },
  ...TASKS,
]
