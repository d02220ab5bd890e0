/** @jsxRuntime automatic @jsxImportSource #view */
import type { ShownFact } from '../contract/answer-words.ts'
import { valueIn } from './answer-in.tsx'
import { phrase, translated } from './phrases.tsx'
import { Provisos, Reading } from './fact.tsx'
import { type Links, clauseAddress } from './page-paths.ts'

// Components of the pages of the build and of functions. This module: an answer among others.

interface AnswerCellProps {
  /** Subject of the answer: the name of a product, or a time. */
  readonly head: string
  readonly fact: ShownFact
  readonly uin: string
  readonly site: Links
  /** Its question, where others beside it answer another. */
  readonly asked?: string | null
}

/** One answer to a question that several products or versions are asked: the value first, then what it rests on. */
export function AnswerCell({ head, fact, uin, site, asked = null }: AnswerCellProps) {
  const { quote, clause, page, context = [] } = fact
  const { texts } = site
  const quotes = [quote, ...context.map((more) => more.quote)].filter(Boolean)
  return (
    <div>
      <dt>
        <span class="of" translate="no">
          {head}:{' '}
        </span>
        {valueIn(texts, fact)}
      </dt>
      <dd>
        {asked !== null && <p class="quiet">{translated(texts, asked)}</p>}
        {quotes.map((words) => (
          <>
            <q translate="no">{words}</q>{' '}
          </>
        ))}
        {clause !== null && clause !== undefined && (
          <span class="quiet">
            <a href={clauseAddress(site, uin, clause)}>
              {phrase(texts, 'answer.clause', {
                number: translated(texts, clause.number || String(clause.id)),
              })}
            </a>
            , {texts.t('answer.page', { page: String(page) })}
          </span>
        )}
        <Reading fact={fact} site={site} />
        <Provisos fact={fact} site={site} uin={uin} />
      </dd>
    </div>
  )
}
