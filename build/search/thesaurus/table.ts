import { SEARCH_AREAS, type SearchArea } from '../../contract/search-areas.ts'
import { CLAIMS_ASKED, CLAIMS_SAME } from './claims.ts'
import type { AskedFor, Same } from './entry.ts'
import { FAMILY_HEALTH_ASKED, FAMILY_HEALTH_SAME } from './family-health.ts'
import { ACCIDENT_ASKED, HOME_ASKED, HOME_TRAVEL_SAME, TRAVEL_ASKED } from './home-travel.ts'
import { HOSPITAL_ASKED, HOSPITAL_SAME } from './hospital.ts'
import { ILLNESS_ASKED, ILLNESS_SAME } from './illness.ts'
import { LAW_ASKED, LAW_SAME } from './law.ts'
import { LIFE_ASKED, LIFE_SAME } from './life.ts'
import { MOTOR_ASKED, MOTOR_SAME } from './motor.ts'
import { POLICY_ASKED, POLICY_SAME } from './policy.ts'
import { PRODUCTS_ASKED, PRODUCTS_SAME } from './products.ts'
import { PURPOSES_ASKED } from './purposes.ts'
import { SPELLING_SAME } from './spelling.ts'

/** A part of the thesaurus. */
export interface Part {
  readonly name: string
  /** Where its words mean what it says; elsewhere they are not looked up. */
  readonly fields: readonly SearchArea[]
  readonly same: readonly Same[]
  readonly asked: readonly AskedFor[]
  /** What is asked only where no document holds the words themselves. */
  readonly unheld?: readonly AskedFor[]
}

const EVERYWHERE: readonly SearchArea[] = SEARCH_AREAS
const WORDINGS: readonly SearchArea[] = ['life', 'health', 'general']
const WORDINGS_AND_LAW: readonly SearchArea[] = ['life', 'health', 'general', 'law']

/** THE TABLE: every part of the thesaurus, and where it holds. Travel policies are filed as health and as general. */
export const THESAURUS: readonly Part[] = [
  { name: 'spelling', fields: EVERYWHERE, same: SPELLING_SAME, asked: [] },
  { name: 'policy', fields: WORDINGS_AND_LAW, same: POLICY_SAME, asked: POLICY_ASKED },
  { name: 'claims', fields: WORDINGS_AND_LAW, same: CLAIMS_SAME, asked: CLAIMS_ASKED },
  { name: 'hospital', fields: WORDINGS_AND_LAW, same: HOSPITAL_SAME, asked: HOSPITAL_ASKED },
  { name: 'illness', fields: WORDINGS, same: ILLNESS_SAME, asked: ILLNESS_ASKED },
  { name: 'family-health', fields: WORDINGS, same: FAMILY_HEALTH_SAME, asked: FAMILY_HEALTH_ASKED },
  { name: 'accident', fields: WORDINGS, same: HOME_TRAVEL_SAME, asked: ACCIDENT_ASKED },
  { name: 'life', fields: ['life'], same: LIFE_SAME, asked: LIFE_ASKED },
  { name: 'motor', fields: ['general'], same: MOTOR_SAME, asked: MOTOR_ASKED },
  { name: 'home', fields: ['general'], same: [], asked: HOME_ASKED },
  { name: 'travel', fields: ['health', 'general'], same: [], asked: TRAVEL_ASKED },
  { name: 'law', fields: ['law'], same: LAW_SAME, asked: LAW_ASKED },
  { name: 'products', fields: ['products'], same: PRODUCTS_SAME, asked: PRODUCTS_ASKED },
  { name: 'purposes', fields: ['products'], same: [], asked: [], unheld: PURPOSES_ASKED },
]

/** What holds in one area of search. */
export function entriesOf(area: SearchArea): Required<Pick<Part, 'same' | 'asked' | 'unheld'>> {
  const parts = THESAURUS.filter(({ fields }) => fields.includes(area))
  return {
    same: parts.flatMap(({ same }) => same),
    asked: parts.flatMap(({ asked }) => asked),
    unheld: parts.flatMap(({ unheld = [] }) => unheld),
  }
}
