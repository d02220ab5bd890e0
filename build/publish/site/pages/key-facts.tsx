/** @jsxRuntime automatic @jsxImportSource #view */
import { conditionsOf, shortConditions, valueOf } from '../../../contract/answer-words.ts'
import { LawToday } from '../../../view/law-sentences.tsx'
import type { ProductMaterial } from '../product-material.ts'
import { groupsOf } from '../../../contract/groups.ts'

/** The groups of questions that decide a claim, by words of their names, in their order. */
const DECISIVE = [
  /\bwaiting\b/iu,
  /\b(?:limits?|share|deductibles?)\b/iu,
  /\b(?:benefits?|surrender|liability)\b/iu,
  /\bclaims?\b/iu,
]

/** Limits of the table: all answers, and answers of one group. */
const MOST = { answers: 24, ofGroup: 12 }

/** What decides a claim, first: each answer in words with its condition, leading to its quote. */
export function KeyFacts({ policy, site }: Pick<ProductMaterial, 'policy' | 'site'>) {
  const held = policy.facts.filter(({ status }) => status !== 'unverified')
  const groups = groupsOf(held, ({ group }) => group)
  const decisive = DECISIVE.flatMap((words) => groups.filter(([group]) => words.test(group)))
  const chosen = [...new Set(decisive.length > 0 ? decisive : groups)]
    .flatMap(([, ofGroup]) => ofGroup.slice(0, MOST.ofGroup))
    .slice(0, MOST.answers)
  if (chosen.length === 0) return null
  return (
    <section class="entry" id="key-facts">
      <h2>What matters most in a claim</h2>
      <dl class="key">
        {chosen.map((fact) => (
          <div>
            <dt>
              <a href={`#${fact.key}`}>{fact.label}</a>
            </dt>
            <dd>
              {valueOf(fact)}
              {conditionsOf(fact).length > 0 && (
                <span class="quiet line">{shortConditions(fact, 'read it below')}</span>
              )}
              <LawToday law={fact.law} site={site} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
