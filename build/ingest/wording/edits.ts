import { diffArrays } from 'diff'
import type { Clause } from '../../contract/authored/clauses.ts'
import { normalForm } from '../../check/proof/normal-text.ts'
import { likenessOfCounts, wordCounts } from './matching.ts'
import type { Merge } from './merge.ts'

/** Change of a clause between two readings. */
export interface Edit {
  readonly what: 'added' | 'removed' | 'moved' | 'reworded' | 'renumbered' | 'read better'
  readonly before: Clause | null
  readonly after: Clause | null
}

/** The edits from the held clauses to the read ones, in the order of the document, removals last. */
export function editsOf({ clauses, matching }: Pick<Merge, 'clauses' | 'matching'>): Edit[] {
  const gone = new Map(matching.gone.map((clause) => [clause, wordCounts(bodyOf(clause))]))
  const stays = inOrder(matching)
  const edits: Edit[] = []
  for (const [at, after] of clauses.entries()) {
    const held = matching.matches[at] ?? null
    if (held === null) edits.push(added(after, gone))
    else if (held.text !== after.text) edits.push({ what: 'read better', before: held, after })
    else if (!stays.has(held)) edits.push({ what: 'moved', before: held, after })
  }
  return [...edits, ...[...gone.keys()].map((before) => ({ what: 'removed' as const, before, after: null }))]
}

/** A new clause: an old one with another label or with other words, or one that was not there. */
function added(after: Clause, gone: Map<Clause, ReadonlyMap<string, number>>): Edit {
  const words = wordCounts(bodyOf(after))
  const ranked = [...gone]
    .map(([before, own]) => ({
      before,
      alike: likenessOfCounts(own, words) + (before.number === after.number ? 0.01 : 0),
    }))
    .sort((a, b) => b.alike - a.alike)
  const [best] = ranked
  if (best === undefined || best.alike < 0.6) return { what: 'added', before: null, after }
  gone.delete(best.before)
  const same = normalForm(bodyOf(best.before)) === normalForm(bodyOf(after))
  return { what: same ? 'renumbered' : 'reworded', before: best.before, after }
}

function bodyOf({ text }: Clause): string {
  return text.replace(/^\(?(?:\d+(?:\.\d+)*|[a-zA-Z]{1,4})[.)]+\s*/u, '')
}

/** The held clauses that keep their order: the most of them that do. */
function inOrder({ matches, before }: Merge['matching']): Set<Clause> {
  const kept = matches.filter((clause): clause is Clause => clause !== null)
  const changes = diffArrays(kept, [...before])
  return new Set(changes.flatMap(({ added, removed, value }) => (added || removed ? [] : value)))
}
