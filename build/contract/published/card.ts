import type { Static } from 'typebox'
import { Count, Day, Line, ProductStatus, Slug, Text, Uin, Url, closed, nullable } from '../primitives.ts'

/** What every body says first: the day the data is of, and for products what it is not. */
export const dated = { data_date: Day }
export const datedAndNoticed = { data_date: Day, notice: Text }

export const PolicyRef = closed({ name: Text, url: Url }, { title: 'PolicyRef' })
const SlugName = closed({ slug: Slug, name: Text })
/** How many fields of the category were found stated, left to the schedule, found absent, or not read. */
export const Coverage = closed(
  { stated: Count, in_schedule: Count, not_stated: Count, unread: Count },
  { title: 'Coverage' },
)

export const cardFields = {
  uin: Uin,
  name: Text,
  line: Line,
  status: ProductStatus,
  launched: nullable(Day),
  withdrawn: nullable(Day),
  category: SlugName,
  insurer: SlugName,
  coverage: Coverage,
  url: Url,
}

/** A product in lists. */
export const Card = closed(cardFields, { title: 'ProductCard' })

export type Card = Static<typeof Card>
export type Coverage = Static<typeof Coverage>
