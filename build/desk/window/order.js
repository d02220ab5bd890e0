import { isOn, turn } from './switches.js'

// Order in which fields are read: as the category has them, or by clause.

const BY_CLAUSE = 'desk-by-clause'

/** Goes on by clause, or in the order of the fields, from now on; gives whether by clause. */
export function turnByClause() {
  turn(BY_CLAUSE, !isOn(BY_CLAUSE))
  return isOn(BY_CLAUSE)
}

/** The field to be read after one: by clause, one that the same clause may answer, else the next by page. */
export function fieldAfter(fields, key) {
  const at = fields.findIndex((one) => one.key === key)
  const order = [...fields.slice(at + 1), ...fields.slice(0, at)].filter(({ status }) => status === 'unread')
  if (!isOn(BY_CLAUSE)) return order[0]
  const rank = ({ clause, page = 1e6 }) => (clause === fields[at].clause ? 0 : page)
  return order.toSorted((one, two) => rank(one) - rank(two))[0]
}
