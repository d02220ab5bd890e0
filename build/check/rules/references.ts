import type { Clause } from '../../contract/authored/clauses.ts'
import type { Fact } from '../../contract/authored/product.ts'
import { normalUin } from '../../contract/uin.ts'
import type { ProductSubject } from '../dataset/model.ts'
import { othersThan } from '../dataset/rule-inputs.ts'
import type { Rule } from './rule.ts'
import { allowed, clauseName, shown } from './messages.ts'

// Rules that a name of something else is that of something in the dataset.

export const knownCategory: Rule = {
  name: 'known-category',
  at: '/category',
  *product({ product }, { categories }) {
    if (categories === null) return
    yield `there is no category ${shown(product.category)}; ${allowed(product.category, categories)}; or add categories/${product.category}.json`
  },
}

export const knownInsurer: Rule = {
  name: 'known-insurer',
  at: '/insurer',
  product: ({ product: { insurer } }, { insurers }) => unknownInsurer(insurer, insurers),
  form: ({ insurer }, known) => unknownInsurer(insurer, othersThan('insurers', insurer, known)),
}

function* unknownInsurer(slug: string, others: readonly string[] | null): Generator<string> {
  if (others !== null)
    yield `there is no insurer ${shown(slug)}; ${allowed(slug, others)}; or add insurers/${slug}.json`
}

export const knownField: Rule = {
  name: 'known-field',
  at: '/key',
  *fact({ fact: { key }, field, category }) {
    if (category === null || field !== null) return
    const renamed = category.fields.find(({ aliases = [] }) => aliases.includes(key))
    if (renamed !== undefined) {
      const { key: today, type, question } = renamed
      yield `${shown(key)} is now ${shown(today)}, of type ${type}, and asks: ${question}; read it as that`
      return
    }
    const keys = category.fields.map(({ key }) => key)
    yield `the category ${category.slug} has no field ${shown(key)}; ${allowed(key, keys)}; or add the field to the category`
  },
}

export const clausesOfProduct: Rule = {
  name: 'clauses-of-product',
  *product({ product, clauses }) {
    if (clauses === null || normalUin(clauses.record.uin) === normalUin(product.uin)) return
    yield [
      clauses.path,
      '/uin',
      `the clauses are of ${shown(clauses.record.uin)}, the product beside them is ${shown(product.uin)}; correct the one that is wrong, or move the file beside its product`,
    ]
  },
}

export const knownDocument: Rule = {
  name: 'known-document',
  at: '/document',
  *clause(clause, _others, { product }) {
    const known = product.documents.map(({ id }) => id)
    if (!known.includes(clause.document))
      yield `${clauseName(clause)}: the product has no document ${shown(clause.document)}; ${allowed(clause.document, known)}`
  },
}

export const knownClause: Rule = {
  name: 'known-clause',
  *fact({ fact, subject }) {
    for (const { where, id } of clausesNamed(fact))
      if (!subject.byId.has(id)) yield [where, `fact ${shown(fact.key)}: ${noClause(subject, id)}`]
  },
  *product(subject) {
    const earlier = new Map<number, Clause>()
    for (const [at, clause] of (subject.clauses?.record.clauses ?? []).entries()) {
      const wrong = clause.parent === null ? null : wrongParent(subject, clause, clause.parent, earlier)
      if (wrong !== null)
        yield [subject.clauses?.path ?? '', `/clauses/${at}/parent`, `${clauseName(clause)}: ${wrong}`]
      earlier.set(clause.id, clause)
    }
  },
}

function clausesNamed(fact: Fact): { where: string; id: number }[] {
  return [
    ...(fact.clause === undefined ? [] : [{ where: '/clause', id: fact.clause }]),
    ...(fact.context ?? []).map(({ clause }, at) => ({ where: `/context/${at}/clause`, id: clause })),
    ...(fact.conflicts ?? []).map((id, at) => ({ where: `/conflicts/${at}`, id })),
    ...(fact.looked_at ?? []).map((id, at) => ({ where: `/looked_at/${at}`, id })),
  ]
}

function noClause({ path, clauses }: ProductSubject, id: number): string {
  if (clauses === null)
    return `there is no clause ${id}: the product has no clauses; add ${path.replace(/\.json$/u, '.clauses.json')}`
  return `there is no clause ${id} in ${clauses.path}; name a clause of this product`
}

function wrongParent(
  subject: ProductSubject,
  clause: Clause,
  id: number,
  earlier: ReadonlyMap<number, Clause>,
): string | null {
  const parent = earlier.get(id)
  const allowedIs = 'name an earlier clause of the same document, or null'
  if (parent !== undefined)
    return parent.document === clause.document
      ? null
      : `the parent ${id} is in the document ${shown(parent.document)}; ${allowedIs}`
  if (id === clause.id) return `the parent is the clause itself; ${allowedIs}`
  if (subject.byId.has(id)) return `the parent ${id} comes later; ${allowedIs}`
  return `there is no clause ${id} in this file to be the parent; ${allowedIs}`
}
