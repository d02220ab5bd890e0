import type { Category, Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { FactValue } from '../../contract/authored/product.ts'
import { LEARNED, knownOf, weighed } from './learned.ts'
import { aroundIn, wordsOfField, wordsOfPassage } from './passage-words.ts'
import { checkOf } from './fact-check.ts'
import { valuesOf } from './suggested-values.ts'
import { valueFeatures } from './value-features.ts'

/**
 * The likeliest value of a field in words that a person selected; null where they say none. `above` is what is printed over
 * them: headings, the lead.
 */
export function valueIn(text: string, field: Field, above: string): FactValue | null {
  const clause: Clause = { id: 1, document: '', parent: null, number: '', title: above, text, page: 1 }
  const check = checkOf({ fields: [field] } as unknown as Category, [clause])
  const unit = { clause, text, page: 1, lead: '', kind: 'sentence' } as const
  const place = { passage: wordsOfPassage(unit, aroundIn(unit.clause, new Map()), 0), likely: 1 }
  const options = valuesOf(text, field)
  const known = knownOf(field, LEARNED.values) ?? []
  const asked = { field, words: wordsOfField(field), ...place, options, elsewhere: [], together: 1, known }
  const summed = options.map((option) => {
    const findings = check({ key: field.key, value: option.value, quote: text, clause: 1, page: 1 })
    return { option, sum: weighed(valueFeatures({ ...asked, option, findings }), LEARNED.value) }
  })
  return summed.toSorted((a, b) => b.sum - a.sum)[0]?.option.value ?? null
}
