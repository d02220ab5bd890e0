/** A clause as read, before it has an id: its parent is its place in the list. */
export interface ReadClause {
  readonly parent: number | null
  readonly number: string
  readonly title: string
  readonly text: string
  readonly page: number
  readonly pageEnd: number
}
