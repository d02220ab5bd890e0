import type {
  FactChange,
  FactState,
  LawChange,
  LawState,
  ProductChange,
  ProductChangeKind,
  ProductState,
  SectionChange,
  SectionState,
} from '../../contract/changes.ts'
import type { FactBody } from '../../contract/published/fact.ts'
import type { LawBody } from '../../contract/published/instruments.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'

/** What changed of a product from one release to the next; null where nothing did. */
export function productChange(old: PolicyBody | null, now: PolicyBody | null): ProductChange | null {
  const before = old && productState(old)
  const after = now && productState(now)
  const labels = new Map([...(old?.facts ?? []), ...(now?.facts ?? [])].map(({ key, label }) => [key, label]))
  const facts = changes(states(old), states(now)).map(({ key, ...change }): FactChange => {
    return { key, label: labels.get(key) ?? key, ...change }
  })
  if (facts.length === 0 && isSame(before, after)) return null
  return { uin: (now ?? old)?.uin ?? '', kind: kindOf(before, after), before, after, facts }
}

function kindOf(before: ProductState | null, after: ProductState | null): ProductChangeKind {
  if (before === null) return 'added'
  if (after === null) return 'removed'
  return before.status === 'active' && after.status === 'withdrawn' ? 'withdrawn' : 'changed'
}

function productState({
  name,
  line,
  status,
  launched,
  withdrawn,
  category,
  insurer,
}: PolicyBody): ProductState {
  return { name, line, status, launched, withdrawn, category: category.slug, insurer: insurer.slug }
}

function states(policy: PolicyBody | null): Map<string, FactState> {
  return new Map((policy?.facts ?? []).map((fact) => [fact.key, factState(fact)]))
}

function factState({ value, quote, status, page, clause }: FactBody): FactState {
  return { value, quote, status, clause: clause?.id ?? null, page }
}

/** What changed of a law instrument; null where nothing did. */
export function lawChange(old: LawBody | null, now: LawBody | null): LawChange | null {
  const before = old && lawState(old)
  const after = now && lawState(now)
  const sections = changes(sectionStates(old), sectionStates(now)).map(
    ({ key, ...change }): SectionChange => {
      return { number: key, ...change }
    },
  )
  if (sections.length === 0 && isSame(before, after)) return null
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed'
  return { slug: (now ?? old)?.slug ?? '', kind, before, after, sections }
}

function lawState({ title, number, year, dated, in_force, consolidated_to }: LawBody): LawState {
  return { title, number, year, dated, in_force, consolidated_to }
}

/** Sections by number; the second of a number, should there be one, by its count as well. */
function sectionStates(law: LawBody | null): Map<string, SectionState> {
  const found = new Map<string, SectionState>()
  for (const { number, ...state } of law?.sections ?? []) {
    let key = number
    for (let count = 2; found.has(key); count++) key = `${number}#${count}`
    found.set(key, state)
  }
  return found
}

/** What is new, different or gone, in the order of what is there now, then of what was. */
function changes<S>(
  old: ReadonlyMap<string, S>,
  now: ReadonlyMap<string, S>,
): { key: string; before: S | null; after: S | null }[] {
  const keys = [...new Set([...now.keys(), ...old.keys()])]
  return keys
    .map((key) => ({ key, before: old.get(key) ?? null, after: now.get(key) ?? null }))
    .filter(({ before, after }) => !isSame(before, after))
}

function isSame(one: unknown, two: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(two)
}
