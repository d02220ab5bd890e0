import { compareTexts } from '../../contract/compare-texts.ts'
import type { Form } from '../../contract/authored/form-record.ts'
import { normalUin } from '../../contract/uin.ts'
import type { Catalogue, FiledRecord } from '../dataset/model.ts'
import type { Rule } from './rule.ts'
import { shown } from './messages.ts'

// What must be unique, and what must agree with the name of its file.

export const uniqueUin: Rule = {
  name: 'unique-uin',
  dataset: (_catalogue, { products }, report) => {
    const first = new Map<string, string>()
    for (const { path, uin } of products.toSorted(byPath)) {
      const before = first.get(normalUin(uin))
      if (before === undefined) first.set(normalUin(uin), path)
      else
        report(
          path,
          '/uin',
          `${shown(uin)} is the UIN of ${before} already; keep one of the two files, or correct the UIN of the other`,
        )
    }
  },
}

export const uniqueClauseId: Rule = {
  name: 'unique-clause-id',
  dataset: (_catalogue, { repeatedClauses }, report) => {
    for (const [id, places] of repeatedClauses) {
      const [first, ...others] = places.toSorted(byPath)
      for (const { path, at } of others) {
        const where = path === first?.path ? `at /clauses/${first.at}` : `in ${first?.path}`
        report(
          path,
          `/clauses/${at}/id`,
          `clause number ${id} is used ${where} already; give the newer clause a number never used before`,
        )
      }
    }
  },
}

export const uniqueFormId: Rule = {
  name: 'unique-form-id',
  dataset: ({ forms }, _summary, report) => {
    const first = new Map<number, string>()
    for (const { path, record } of forms.toSorted(byPath)) {
      const before = first.get(record.id)
      if (before === undefined) first.set(record.id, path)
      else report(path, '/id', `form number ${record.id} is taken by ${before}; use a number no form has had`)
    }
  },
}

export const uniqueDocumentId: Rule = {
  name: 'unique-document-id',
  product: ({ path, product }, _catalogue, report) =>
    repeated(
      product.documents.map(({ id }) => id),
      (at, before, id) =>
        report(
          path,
          `/documents/${at}/id`,
          `${shown(id)} is the id of document ${before} too; give each its own`,
        ),
    ),
}

export const uniqueFieldKey: Rule = {
  name: 'unique-field-key',
  dataset: ({ categories }, _summary, report) => {
    for (const { path, record } of categories.values())
      repeated(
        record.fields.map(({ key }) => key),
        (at, before, key) =>
          report(
            path,
            `/fields/${at}/key`,
            `${shown(key)} is the key of field ${before} too; drop one, or give each a key of its own`,
          ),
      )
  },
}

export const oneFactAField: Rule = {
  name: 'one-fact-a-field',
  product: ({ path, product }, _catalogue, report) =>
    repeated(
      product.facts.map(({ key }) => key),
      (at, before, key) =>
        report(
          path,
          `/facts/${at}/key`,
          `fact ${shown(key)} is given at /facts/${before} already; keep one, and put what it cannot hold into its note`,
        ),
    ),
}

export const fileName: Rule = {
  name: 'file-name',
  product: ({ path, product }, _catalogue, report) => {
    const folder = path.split('/').at(-2) ?? ''
    if (folder !== product.insurer)
      report(
        path,
        '/insurer',
        `the insurer is ${shown(product.insurer)}, but the file is in the folder ${shown(folder)}; move it to products/${product.insurer}/, or correct the insurer`,
      )
  },
  dataset: (catalogue, _summary, report) => {
    for (const { path, key, name } of named(catalogue)) {
      const file = path.split('/').at(-1)
      if (file !== `${name}.json`)
        report(
          path,
          `/${key}`,
          `the ${key} is ${shown(name)}, but the file is called ${file}; call it ${name}.json, or correct the ${key}`,
        )
    }
  },
}

function named(catalogue: Catalogue): { path: string; key: 'slug' | 'id'; name: string | number }[] {
  const slugged: Iterable<FiledRecord<{ slug: string }>>[] = [
    catalogue.categories.values(),
    catalogue.insurers.values(),
    catalogue.laws,
  ]
  return [
    ...slugged.flatMap((records) =>
      Array.from(records, ({ path, record }) => ({ path, key: 'slug' as const, name: record.slug })),
    ),
    ...formsOfTheirOwnNumber(catalogue).map(({ path, record }) => ({
      path,
      key: 'id' as const,
      name: record.id,
    })),
  ]
}

/** Of two forms with one number, one is misnamed in any case: unique-form-id reports it. */
function formsOfTheirOwnNumber({ forms }: Catalogue): readonly FiledRecord<Form>[] {
  const times = new Map<number, number>()
  for (const { record } of forms) times.set(record.id, (times.get(record.id) ?? 0) + 1)
  return forms.filter(({ record }) => times.get(record.id) === 1)
}

function repeated(
  values: readonly string[],
  report: (at: number, before: number, value: string) => void,
): void {
  const first = new Map<string, number>()
  for (const [at, value] of values.entries()) {
    const before = first.get(value)
    if (before === undefined) first.set(value, at)
    else report(at, before, value)
  }
}

function byPath(one: { path: string }, two: { path: string }): number {
  return compareTexts(one.path, two.path)
}
