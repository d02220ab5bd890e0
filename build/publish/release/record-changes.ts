import type {
  CategoryChange,
  FormChange,
  InsurerChange,
  LawChange,
  ProductChange,
} from '../../contract/changes.ts'
import { STATES } from '../../contract/record-states.ts'
import type { CategoryFieldsBody } from '../../contract/published/categories.ts'
import type { ClauseBody } from '../../contract/published/clause.ts'
import type { FormBody } from '../../contract/published/forms.ts'
import type { InsurerBody } from '../../contract/published/insurers.ts'
import type { LawBody } from '../../contract/published/instruments.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'
import { item } from '../../contract/item.ts'

// Compares a record in one release and the next; null where nothing changed, or where what differs follows from
// another record.

/** A record that was or is published; null where there was or is none. */
type Maybe<Body> = Body | null

/** A product with all that its clauses print, in their order. */
export interface ProductWithClauses {
  readonly policy: PolicyBody
  readonly clauses: readonly ClauseBody[]
}

export function productChange(
  old: Maybe<ProductWithClauses>,
  now: Maybe<ProductWithClauses>,
): Maybe<ProductChange> {
  const states = statesOf(STATES.products.stateOf, old && old.policy, now && now.policy)
  const labels = new Map(
    [old, now].flatMap((one) => one?.policy.facts ?? []).map(({ key, label }) => [key, label]),
  )
  const factsOf = (one: Maybe<ProductWithClauses>) =>
    keyed(one?.policy.facts, ({ key }) => key, STATES.facts.stateOf)
  const clausesOf = (one: Maybe<ProductWithClauses>) =>
    keyed(one?.clauses, ({ id }) => id, STATES.clauses.stateOf)
  const facts = partsOf(factsOf(old), factsOf(now))
  const clauses = partsOf(clausesOf(old), clausesOf(now))
  if (isSame(states.before, states.after) && facts.isSame && clauses.isSame) return null
  const isWithdrawn = states.before?.status === 'active' && states.after?.status === 'withdrawn'
  return {
    uin: latest(old, now).policy.uin,
    kind: isWithdrawn ? 'withdrawn' : kindOf(states),
    ...states,
    facts: facts.changed.map(([key, states]) => ({ key, label: labels.get(key) ?? key, ...states })),
    clauses: clauses.changed.map(([id, states]) => ({ id, ...states })),
    clause_order: clauses.order,
  }
}

export function lawChange(old: Maybe<LawBody>, now: Maybe<LawBody>): Maybe<LawChange> {
  const states = statesOf(STATES.law.stateOf, old, now)
  const sectionsOf = (one: Maybe<LawBody>) => keyed(one?.sections, sectionKeys(), STATES.sections.stateOf)
  const sections = partsOf(sectionsOf(old), sectionsOf(now))
  if (isSame(states.before, states.after) && sections.isSame) return null
  return {
    slug: latest(old, now).slug,
    kind: kindOf(states),
    ...states,
    sections: sections.changed.map(([number, states]) => ({ number, ...states })),
    section_order: sections.order,
  }
}

export function categoryChange(
  old: Maybe<CategoryFieldsBody>,
  now: Maybe<CategoryFieldsBody>,
): Maybe<CategoryChange> {
  const own = statesOf(STATES.categories.stateOf, old && old.category, now && now.category)
  const fieldsOf = (one: Maybe<CategoryFieldsBody>) =>
    keyed(one?.fields, ({ key }) => key, STATES.fields.stateOf)
  const fields = partsOf(fieldsOf(old), fieldsOf(now))
  if (isSame(own.before, own.after) && fields.isSame) return null
  return {
    slug: latest(old, now).category.slug,
    kind: kindOf(own),
    ...own,
    fields: fields.changed.map(([key, states]) => ({ key, ...states })),
    field_order: fields.order,
  }
}

export function insurerChange(old: Maybe<InsurerBody>, now: Maybe<InsurerBody>): Maybe<InsurerChange> {
  const states = statesOf(STATES.insurers.stateOf, old, now)
  return isSame(states.before, states.after)
    ? null
    : { slug: latest(old, now).slug, kind: kindOf(states), ...states }
}

export function formChange(old: Maybe<FormBody>, now: Maybe<FormBody>): Maybe<FormChange> {
  const states = statesOf(STATES.forms.stateOf, old, now)
  return isSame(states.before, states.after)
    ? null
    : { id: latest(old, now).id, kind: kindOf(states), ...states }
}

/** A body as it is now, or as it was where it is gone. */
function latest<Body>(old: Maybe<Body>, now: Maybe<Body>): Body {
  return item(
    [now, old].filter((one) => one !== null),
    0,
  )
}

/** A state before and after. */
interface States<State> {
  readonly before: State | null
  readonly after: State | null
}

function statesOf<Body, State>(
  stateOf: (body: Body) => State,
  old: Maybe<Body>,
  now: Maybe<Body>,
): States<State> {
  return { before: old && stateOf(old), after: now && stateOf(now) }
}

function kindOf({ before, after }: States<unknown>): 'added' | 'removed' | 'changed' {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

/** The states of the parts of a record by their keys, in their order. */
function keyed<Part, Key, State>(
  parts: readonly Part[] = [],
  keyOf: (part: Part) => Key,
  stateOf: (part: Part) => State,
): Map<Key, State> {
  return new Map(parts.map((part) => [keyOf(part), stateOf(part)]))
}

/** Sections by number; the second of a number, should there be one, by its count as well. */
function sectionKeys(): (section: { readonly number: string }) => string {
  const taken = new Set<string>()
  return ({ number }) => {
    let key = number
    for (let count = 2; taken.has(key); count++) key = `${number}#${count}`
    taken.add(key)
    return key
  }
}

/** Parts that are new, different or gone, in the order of what is there now, then of what was; and that order. */
function partsOf<Key, State>(old: ReadonlyMap<Key, State>, now: ReadonlyMap<Key, State>) {
  const changed = [...new Set([...now.keys(), ...old.keys()])]
    .map((key) => [key, { before: old.get(key) ?? null, after: now.get(key) ?? null }] as const)
    .filter(([, { before, after }]) => !isSame(before, after))
  const order = isSame([...old.keys()], [...now.keys()]) ? null : [...now.keys()]
  return { changed, order, isSame: changed.length === 0 && order === null }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
