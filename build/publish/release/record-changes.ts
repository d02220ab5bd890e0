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
  const facts = partsOf(old?.policy.facts, now?.policy.facts, keysOfFields, STATES.facts.stateOf)
  const clauses = partsOf(
    old?.clauses,
    now?.clauses,
    (all) => all.map(({ id }) => id),
    STATES.clauses.stateOf,
  )
  const change = changeOf(old && old.policy, now && now.policy, STATES.products.stateOf, [facts, clauses])
  if (change === null) return null
  const isWithdrawn = change.before?.status === 'active' && change.after?.status === 'withdrawn'
  const labels = new Map(
    [old, now].flatMap((one) => one?.policy.facts ?? []).map(({ key, label }) => [key, label]),
  )
  return {
    uin: latest(old, now).policy.uin,
    ...change,
    kind: isWithdrawn ? 'withdrawn' : change.kind,
    facts: facts.changed.map(([key, states]) => ({ key, label: labels.get(key) ?? key, ...states })),
    clauses: clauses.changed.map(([id, states]) => ({ id, ...states })),
    clause_order: clauses.order,
  }
}

export function lawChange(old: Maybe<LawBody>, now: Maybe<LawBody>): Maybe<LawChange> {
  const sections = partsOf(old?.sections, now?.sections, sectionKeys, STATES.sections.stateOf)
  const change = changeOf(old, now, STATES.law.stateOf, [sections])
  return (
    change && {
      slug: latest(old, now).slug,
      ...change,
      sections: sections.changed.map(([number, states]) => ({ number, ...states })),
      section_order: sections.order,
    }
  )
}

export function categoryChange(
  old: Maybe<CategoryFieldsBody>,
  now: Maybe<CategoryFieldsBody>,
): Maybe<CategoryChange> {
  const fields = partsOf(old?.fields, now?.fields, keysOfFields, STATES.fields.stateOf)
  const change = changeOf(old && old.category, now && now.category, STATES.categories.stateOf, [fields])
  return (
    change && {
      slug: latest(old, now).category.slug,
      ...change,
      fields: fields.changed.map(([key, states]) => ({ key, ...states })),
      field_order: fields.order,
    }
  )
}

export function insurerChange(old: Maybe<InsurerBody>, now: Maybe<InsurerBody>): Maybe<InsurerChange> {
  const change = changeOf(old, now, STATES.insurers.stateOf)
  return change && { slug: latest(old, now).slug, ...change }
}

export function formChange(old: Maybe<FormBody>, now: Maybe<FormBody>): Maybe<FormChange> {
  const change = changeOf(old, now, STATES.forms.stateOf)
  return change && { id: latest(old, now).id, ...change }
}

/** A body as it is now, or as it was where it is gone. */
function latest<Body>(old: Maybe<Body>, now: Maybe<Body>): Body {
  return item(
    [now, old].filter((one) => one !== null),
    0,
  )
}

/** What became of a record, with its state before and after; null where neither it nor a part of it is another. */
function changeOf<Body, State>(
  old: Maybe<Body>,
  now: Maybe<Body>,
  stateOf: (body: Body) => State,
  parts: readonly { readonly isSame: boolean }[] = [],
) {
  const [before, after] = [old && stateOf(old), now && stateOf(now)]
  if (isSame(before, after) && parts.every((one) => one.isSame)) return null
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed'
  return { kind, before, after } as const
}

/**
 * Parts that are new, different or gone, in the order of what is there now, then of what was, each with its state before and
 * after; and the order of all, where that is another.
 */
function partsOf<Part, Key, State>(
  old: readonly Part[] = [],
  now: readonly Part[] = [],
  keysOf: (parts: readonly Part[]) => readonly Key[],
  stateOf: (part: Part) => State,
) {
  const [oldKeys, keys] = [keysOf(old), keysOf(now)]
  const [before, after] = [
    new Map(old.map((part, at) => [oldKeys[at], stateOf(part)])),
    new Map(now.map((part, at) => [keys[at], stateOf(part)])),
  ]
  const changed = [...new Set([...keys, ...oldKeys])]
    .map((key) => [key, { before: before.get(key) ?? null, after: after.get(key) ?? null }] as const)
    .filter(([, states]) => !isSame(states.before, states.after))
  const order = isSame(oldKeys, keys) ? null : [...keys]
  return { changed, order, isSame: changed.length === 0 && order === null }
}

function keysOfFields(fields: readonly { readonly key: string }[]): string[] {
  return fields.map(({ key }) => key)
}

/** Sections by number; the second of a number, should there be one, by its count as well. */
function sectionKeys(sections: readonly { readonly number: string }[]): string[] {
  const taken = new Set<string>()
  return sections.map(({ number }) => {
    let key = number
    for (let count = 2; taken.has(key); count++) key = `${number}#${count}`
    taken.add(key)
    return key
  })
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
