import { FIELD_TYPES, type FieldType } from '../../../build/contract/field-types.ts'
import { holdsNumber as says, wordsIn } from '../../../build/check/proof/values.ts'

/** Whether texts say a number as a field of this type counts it. */
export function saysNumber(value: number, type: FieldType, texts: readonly string[]): boolean {
  const { counts } = FIELD_TYPES[type]
  return counts !== null && says(value, counts, wordsIn(texts))
}
