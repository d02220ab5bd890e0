import type { Lists } from '../../contract/authored/dataset.ts'
import type { Line } from '../../contract/primitives.ts'
import { normalUin } from '../../contract/uin.ts'
import type { ListRow } from './list-rows.ts'

// Product lists become records. This module: which category a new product has.

/** Finds the category of new products by the table of a dataset, of those that it has; null where none fits. */
export function categoriesBy(
  table: Lists['categories'],
  line: Line,
  categories: ReadonlySet<string>,
): (row: ListRow) => string | null {
  const rules = table
    .filter((rule) => rule.line === line && categories.has(rule.category))
    .map(({ uin, kind, words, category }) => {
      const inWords = (one: string) => `${BEFORE}${pattern(one, '[\\p{L}\\p{M}\\p{N}]')}${AFTER}`
      return {
        category,
        tests: [
          {
            of: (row: ListRow) => normalUin(row.uin),
            any: expressions(uin, (one) => `^${pattern(one, '.')}$`),
          },
          { of: (row: ListRow) => row.kind, any: expressions(kind, inWords) },
          { of: (row: ListRow) => row.name, any: expressions(words, inWords) },
        ],
      }
    })
  const fits = (row: ListRow, { tests }: (typeof rules)[number]) =>
    tests.every(({ of, any }) => any === null || any.some((one) => one.test(of(row))))
  return (row) => rules.find((rule) => fits(row, rule))?.category ?? null
}

function expressions(
  patterns: readonly string[] | undefined,
  source: (one: string) => string,
): RegExp[] | null {
  return patterns?.map((one) => new RegExp(source(one), 'iu')) ?? null
}

const [BEFORE, AFTER] = ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])']

/** A text with ? and * as an expression; a blank or a hyphen is any of both, or none. */
function pattern(text: string, any: string): string {
  return text
    .replace(/[\\^$.|+()[\]{}/]/gu, '\\$&')
    .replace(/[ -]+/gu, '[\\s-]*')
    .replaceAll('?', any)
    .replaceAll('*', `${any}*`)
}
