import type { Line } from '../../contract/primitives.ts'
import type { ListedProduct } from './list-rows.ts'

// A list does not say our categories. A new product gets the one its name or UIN names; a person checks.

const RULES: Readonly<Record<Line, readonly (readonly [RegExp, string])[]>> = {
  life: [
    [/\brider\b/iu, 'life-rider'],
    [/\bgroup\b/iu, 'life-group'],
    [/\b(?:pension|annuity|retire)/iu, 'life-pension'],
    [/\b(?:ulip|unit linked|linked)\b/iu, 'life-ulip'],
    [/\bterm\b/iu, 'life-term'],
    [/\b(?:saving|endowment|income|money ?back|plan)\b/iu, 'life-savings'],
  ],
  health: [
    [/\bgroup\b/iu, 'health-group'],
    [/\b(?:travel|overseas)\b/iu, 'health-travel'],
    [/\b(?:personal accident|accident)\b/iu, 'health-personal-accident'],
    [/\b(?:critical|cancer)/iu, 'health-critical-illness'],
    [/\b(?:top[- ]?up)\b/iu, 'health-top-up'],
    [/\b(?:hospital ?cash|daily cash)\b/iu, 'health-hospital-cash'],
    [/\b(?:health|medi|sanjeevani|hospital)/iu, 'health-indemnity'],
  ],
  general: [
    [/\badd[ -]?on\b|ऐड/iu, 'general-add-on'],
    [/\b(?:two[- ]?wheeler)\b/iu, 'motor-two-wheeler'],
    [/\bprivate car\b/iu, 'motor-private-car'],
    [/\b(?:commercial vehicle|goods carrying|passenger carrying)\b/iu, 'motor-commercial'],
    [/\b(?:home|house ?holder|griha)/iu, 'home-property'],
    [/\bliability\b/iu, 'liability'],
    [/\b(?:marine|cargo|hull)\b/iu, 'marine'],
    [/\b(?:crop|weather)/iu, 'crop'],
    [/\b(?:engineering|contractor|erection|boiler|machinery)/iu, 'engineering'],
    [/\btravel\b/iu, 'travel'],
  ],
}

/** The category of a new product, of those the dataset has; null where none fits and the line has no category for the rest. */
export function categoryFor(product: ListedProduct, line: Line, held: ReadonlySet<string>): string | null {
  const text = `${product.type} ${product.name}`
  const [, found] = RULES[line].find(([pattern, slug]) => held.has(slug) && pattern.test(text)) ?? []
  return found ?? [...held].find((slug) => slug === `${line}-other`) ?? null
}
