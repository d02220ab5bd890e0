import type { Category, Field } from '../../../build/contract/authored/category.ts'
import type { Clause, ProductClauses } from '../../../build/contract/authored/clauses.ts'
import type { Fact, Product } from '../../../build/contract/authored/product.ts'
import { COUNTS } from '../../../build/check/proof/number-words.ts'
import { FIELD_TYPES, type FieldType } from '../../../build/contract/field-types.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Properties that a made-up product is to have. */
export interface Wanted {
  readonly uin: string
  readonly insurer: string
  readonly category: Category
  readonly supersedes: string | null
  readonly day: string
  /** The number of its first clause. */
  readonly firstClause: number
  readonly clauses: number
  readonly words: number
}

const CLAUSES_A_PAGE = 5
const CLAUSES_A_PART = 10
const inIndia = new Intl.NumberFormat('en-IN')

/** A product and its wording, true to every rule: each stated fact is quoted from a clause that says it. */
export function madeUpProduct(wanted: Wanted, vocabulary: Vocabulary, random: () => number) {
  const clauses = Array.from({ length: wanted.clauses }, (_, at) => clause(wanted, at, vocabulary))
  const facts = wanted.category.fields.flatMap((field) => fact(field, clauses, wanted, vocabulary, random))
  const { uin, insurer, category, supersedes, day } = wanted
  const product: Product = {
    uin,
    name: `Sample ${vocabulary.madeUp()} ${category.name}`,
    line: category.line,
    category: category.slug,
    insurer,
    status: random() < 0.8 ? 'active' : 'withdrawn',
    launched: day,
    withdrawn: null,
    supersedes,
    documents: [
      {
        id: 'wording',
        kind: 'policy-wording',
        title: `${category.name}: wording`,
        edition: null,
        language: 'en',
        url: `https://example.invalid/documents/${encodeURIComponent(uin)}.pdf`,
        sha256: uin.length.toString(16).padStart(64, '0'),
        pages: pageOf(wanted.clauses) + 1,
        page_offset: -1,
        collected: day,
        note: null,
      },
    ],
    facts,
  }
  const wording: ProductClauses = { uin, clauses }
  return { product, wording }
}

/** A row of a list: a product of which nothing is held. */
export function listedRow(uin: string, category: Category, day: string, vocabulary: Vocabulary) {
  const { name, line, slug } = category
  const row = { uin, name: `Sample ${vocabulary.madeUp()} ${name}`, line, category: slug, status: 'active' }
  return {
    ...row,
    launched: day,
    withdrawn: null,
    supersedes: null,
    document_url: `https://example.invalid/documents/${encodeURIComponent(uin)}.pdf`,
  }
}

function pageOf(at: number): number {
  return 1 + Math.floor(at / CLAUSES_A_PAGE)
}

/** A clause: the first of each part is its heading, the last of a page runs over to the next. */
function clause({ firstClause, words }: Wanted, at: number, vocabulary: Vocabulary): Clause {
  const part = Math.floor(at / CLAUSES_A_PART)
  const within = at % CLAUSES_A_PART
  const heading = within === 0
  const title = heading ? vocabulary.words(3) : ''
  const number = heading ? String(part + 1) : `${part + 1}.${within}`
  const spans = at % CLAUSES_A_PAGE === CLAUSES_A_PAGE - 1
  const printed = `${number} ${heading ? `${title.toUpperCase()}\n` : ''}${vocabulary.text(words - (heading ? 3 : 0))}`
  return {
    id: firstClause + at,
    document: 'wording',
    parent: heading ? null : firstClause + at - within,
    number,
    title,
    text: spans ? `${printed}\f${vocabulary.words(6)}.` : printed,
    page: pageOf(at),
    ...(spans && { page_end: pageOf(at) + 1 }),
  }
}

/** Fact that was read for a field; none for some. A stated one puts its words into a clause and quotes them. */
function fact(
  field: Field,
  clauses: Clause[],
  { day }: Wanted,
  vocabulary: Vocabulary,
  random: () => number,
): Fact[] {
  const { key } = field
  const sort = random()
  if (sort > 0.8 || clauses.length === 0) return []
  const at = Math.floor(random() * clauses.length)
  const read = vocabulary.pick(clauses)
  // The answer of a choice is seldom in its own words, and the name of its field holds other choices.
  const name = namedBy(field)
  if (sort > 0.7 || field.type === 'choice' || name === null)
    return [{ key, value: null, looked_at: clauses.map(({ id }) => id) }]
  const { value, said: stated } = contactOf(field) ?? valueOf(field, vocabulary, random)
  const isLeft = sort > 0.65
  const said = isLeft ? 'as the Policy Schedule says' : `${name} ${stated}`
  // Made-up words on both sides: a word of a wording could change what a number beside it means.
  const apart = [vocabulary.madeUp(), vocabulary.madeUp(), vocabulary.madeUp(), vocabulary.madeUp()]
  // Real words could say more than the value: an "if" beside a yes leaves it open, "both" is another choice.
  const isOneOfFew = field.type === 'yes-no'
  const more = () => (isOneOfFew ? vocabulary.madeUp() : vocabulary.words(3))
  const quote = `${apart[0]} ${more()} ${apart[1]} ${said} ${apart[2]} ${more()} ${apart[3]}`
  const quoted = clauses[at] ?? read
  clauses[at] = { ...quoted, text: quoted.text.replace(' ', () => ` ${quote}. `) }
  const proof = { quote, clause: quoted.id, page: quoted.page }
  if (isLeft) return [{ key, value: null, ...proof, in_schedule: true }]
  const proven = { key, value, ...proof }
  if (sort > 0.63) return [{ ...proven, unverified: 'The page is a scan.' }]
  return [sort > 0.4 ? { ...proven, checked: day } : proven]
}

/** Name by which a wording calls a field before it gives its value; null where its names say more than that. */
function namedBy({ type, terms, label }: Field): string | null {
  const isCounted = FIELD_TYPES[type].counts !== null
  const isName = (name: string) =>
    !/\bnon\b|^(?:not|number)\b/iu.test(name) &&
    /\p{L}{5}/u.test(name) &&
    (!isCounted || !/\p{Nd}/u.test(name)) &&
    (!isCounted || !name.split(/\P{L}+/u).some((word) => COUNTS.has(word)))
  return [label, ...terms].find(isName) ?? null
}

/** The value of a field that asks how somebody is reached, by its key; null for others. */
function contactOf({ key, type }: Field): Said | null {
  const isNumber = /helpline|phone|toll-?free/u.test(key)
  if (!isNumber && !/e-?mail/u.test(key)) return null
  const said = isNumber ? '1800 000 0000' : 'help@insurer.example'
  return { value: type === 'list' ? [said] : said, said }
}

interface Said {
  readonly value: NonNullable<Fact['value']>
  /** Words of a wording for it. */
  readonly said: string
}

function counting(unit: string): (number: number) => Said {
  return (number) => ({ value: number, said: `${number} ${unit}` })
}

function sayingItself(value: string): Said {
  return { value, said: value }
}

/** A value of each type but those of time, made of a number, some words and the choices of the field. */
const VALUES: Partial<Record<FieldType, (number: number, words: string, choice: () => string) => Said>> = {
  text: (_, words) => ({ value: words, said: words }),
  amount: (number) => ({ value: number * 5000, said: `Rs. ${inIndia.format(number * 5000)}` }),
  percent: counting('%'),
  number: counting('number'),
  'yes-no': (number) => ({
    value: number % 2 === 0,
    said: number % 2 === 0 ? 'is covered' : 'is not covered',
  }),
  choice: (_number, _words, choice) => sayingItself(choice()),
  list: (_, words) => ({ value: [words], said: words }),
}

/** A value of the field's type, and how a wording says it. */
function valueOf({ type, choices }: Field, vocabulary: Vocabulary, random: () => number): Said {
  const number = 1 + Math.floor(random() * 60)
  const valueFrom = VALUES[type] ?? counting(type)
  return valueFrom(number, vocabulary.words(3), () => vocabulary.pick(choices ?? []))
}
