import { compareTexts } from '../../contract/compare-texts.ts'
import { countsOf } from '../../contract/groups.ts'
import { normalUin, uinFileName } from '../../contract/uin.ts'
import { isExtended } from '../dataset/collection-paths.ts'
import type { Catalogue, ProductHead } from '../dataset/model.ts'
import type { Rule } from './rule.ts'
import { shown } from './messages.ts'

// Rules on what must be unique, and what must agree with the name of its file.

export const uniqueUin: Rule = {
  name: 'unique-uin',
  *dataset(_catalogue, { products }) {
    const counts = countsOf(products.map(({ uin }) => normalUin(uin)))
    const shared = products.filter(({ uin }) => counts.get(normalUin(uin)) !== 1)
    for (const { item, first } of repeats(shared.toSorted(copiesLast), ({ uin }) => normalUin(uin))) {
      const repair =
        isExtended(first.path) && !isExtended(item.path)
          ? 'give this file the folder and the name of that one, and it counts instead, or correct its UIN'
          : 'keep one of the two files, or correct the UIN of the other'
      yield [item.path, '/uin', `${shown(item.uin)} is the UIN of ${first.path} already; ${repair}`]
    }
  },
}

export const uniqueClauseId: Rule = {
  name: 'unique-clause-id',
  *dataset(_catalogue, { repeatedClauses }) {
    for (const [id, places] of repeatedClauses) {
      const [first, ...others] = places.toSorted(byPath)
      for (const { path, at } of others) {
        const where = path === first?.path ? `at /clauses/${first.at}` : `in ${first?.path}`
        yield [
          path,
          `/clauses/${at}/id`,
          `clause number ${id} is used ${where} already; give the newer clause a number never used before`,
        ]
      }
    }
  },
}

export const uniqueFormId: Rule = {
  name: 'unique-form-id',
  *dataset({ forms }) {
    for (const { item, first } of repeats(forms.toSorted(byPath), ({ record }) => record.id))
      yield [
        item.path,
        '/id',
        `form number ${item.record.id} is taken by ${first.path}; use a number no form has had`,
      ]
  },
}

export const uniqueSection: Rule = {
  name: 'unique-section',
  *law({ sections }) {
    for (const { item, at, firstAt } of repeats(sections, ({ number }) => plainNumber(number)))
      yield [
        `/sections/${at}/number`,
        `section ${shown(item.number)} is held at /sections/${firstAt} already; keep one of the two, or correct the number of the other`,
      ]
  },
}

/** The number of a section, however it is spaced and capitalised. */
function plainNumber(number: string): string {
  return number.toLowerCase().replace(/\s+/gu, ' ').trim()
}

export const uniqueDocumentId: Rule = {
  name: 'unique-document-id',
  *product({ product }) {
    for (const { item, at, firstAt } of repeats(product.documents, ({ id }) => id))
      yield [
        `/documents/${at}/id`,
        `${shown(item.id)} is the id of document ${firstAt} too; give each its own`,
      ]
  },
}

export const uniqueFieldKey: Rule = {
  name: 'unique-field-key',
  *category({ fields }) {
    for (const { item, at, firstAt } of repeats(fields, ({ key }) => key))
      yield [
        `/fields/${at}/key`,
        `${shown(item.key)} is the key of field ${firstAt} too; drop one, or give each a key of its own`,
      ]
    for (const [at, { aliases = [] }] of fields.entries())
      for (const [n, alias] of aliases.entries())
        if (fields.some((other, o) => other.key === alias || (o < at && other.aliases?.includes(alias))))
          yield [
            `/fields/${at}/aliases/${n}`,
            `${shown(alias)} is a key or an alias of this category already; an old key leads to one field`,
          ]
  },
}

export const oneFactAField: Rule = {
  name: 'one-fact-a-field',
  *product({ product }) {
    for (const { item, at, firstAt } of repeats(product.facts, ({ key }) => key))
      yield [
        `/facts/${at}/key`,
        `fact ${shown(item.key)} is given at /facts/${firstAt} already; keep one, and put what it cannot hold into its note`,
      ]
  },
}

export const fileName: Rule = {
  name: 'file-name',
  *product({ path, product }) {
    const folder = path.split('/').at(-2) ?? ''
    if (folder !== product.insurer)
      yield [
        '/insurer',
        `the insurer is ${shown(product.insurer)}, but the file is in the folder ${shown(folder)}; move it to products/${product.insurer}/, or correct the insurer`,
      ]
  },
  *dataset(catalogue) {
    for (const { path, key, name } of named(catalogue)) {
      const file = path.split('/').at(-1)
      if (file !== `${name}.json`)
        yield [
          path,
          `/${key}`,
          `the ${key} is ${shown(name)}, but the file is called ${file}; call it ${name}.json, or correct the ${key}`,
        ]
    }
  },
}

/** The records that their files are named after. Of two forms with one number unique-form-id reports one. */
function named({ categories, insurers, laws, forms }: Catalogue) {
  const counts = countsOf(forms.map(({ record }) => record.id))
  return [
    ...[...categories.values(), ...insurers.values(), ...laws].map(({ path, record }) => ({
      path,
      key: 'slug',
      name: record.slug,
    })),
    ...forms
      .filter(({ record }) => counts.get(record.id) === 1)
      .map(({ path, record }) => ({ path, key: 'id', name: record.id })),
  ]
}

/** The items with a key that one before them has, and the first with that key. */
function* repeats<Item>(items: readonly Item[], keyOf: (item: Item) => string | number) {
  const firsts = new Map<string | number, { first: Item; firstAt: number }>()
  for (const [at, item] of items.entries()) {
    const before = firsts.get(keyOf(item))
    if (before === undefined) firsts.set(keyOf(item), { first: item, firstAt: at })
    else yield { item, at, ...before }
  }
}

/** The order of products in which a copy of a file ("X (1).json") comes after the one that is named after the UIN, or after a shorter name. */
function copiesLast(a: ProductHead, b: ProductHead): number {
  const isNamed = ({ path, uin }: ProductHead) => path.endsWith(`/${uinFileName(uin)}.json`)
  return Number(isNamed(b)) - Number(isNamed(a)) || a.path.length - b.path.length || byPath(a, b)
}

function byPath(a: { path: string }, b: { path: string }): number {
  return compareTexts(a.path, b.path)
}
