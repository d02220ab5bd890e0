/** @jsxRuntime automatic @jsxImportSource preact */
import type { FactBody } from '../../../contract/published/fact.ts'
import { ANSWER_WORDS } from '../../../contract/reader-words.ts'
import { answerOf } from '../../../contract/answer-words.ts'
import type { ProductMaterial } from '../product-material.ts'
import { groupsOf } from '../../../contract/groups.ts'

/** The groups of questions that decide a claim, by words of their names, in their order. */
const DECISIVE = [
  /\bwaiting\b/iu,
  /\b(?:limits?|share|deductibles?)\b/iu,
  /\b(?:benefits?|surrender|liability)\b/iu,
  /\bclaims?\b/iu,
]

/** Limits of the table: all answers, answers of one group, and characters of a condition. */
const MOST = { answers: 24, ofGroup: 12, condition: 160 }

/** What decides a claim, first: each answer in words with its condition, leading to its quote. */
export function KeyFacts({ policy, questions }: Pick<ProductMaterial, 'policy' | 'questions'>) {
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
          <div key={fact.key}>
            <dt>
              <a href={`#${fact.key}`}>{fact.label}</a>
            </dt>
            <dd>
              {answerOf(fact, questions.get(fact.key) ?? '') ?? ANSWER_WORDS[fact.status].instead}
              <Condition fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What the value alone does not say: its condition, or that there is more to read. */
function Condition({ fact: { note, conflicts, disputed } }: { readonly fact: FactBody }) {
  const isDoubtful = conflicts.length > 0 || disputed !== null
  if (note === null && !isDoubtful) return null
  const isShort = note !== null && note.length <= MOST.condition
  return (
    <span class="quiet line">
      {isShort ? note : 'With a condition: read it below.'}
      {isDoubtful && ' Something speaks against it: read it below.'}
    </span>
  )
}
