/** @jsxRuntime automatic @jsxImportSource #view */
import { CLAIM_PATH } from '../../../build/contract/paths.ts'
import type { LadderBody } from '../../../build/contract/published/complaints.ts'
import type { InsurerBody } from '../../../build/contract/published/insurers.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import type { RightsSentence } from '../../../build/contract/published/rights.ts'
import { LawSentences } from '../../../build/view/law-sentences.tsx'
import type { MakePage } from '../../shared/function-page.tsx'
import { rightsNamed } from '../operations/list-law.ts'
import { insurerOf, ladderOf } from '../source/load.ts'
import { productOf } from './asked-uin.ts'

/** Matter of the letter beside the words that every letter has. */
interface Matter {
  readonly policy: PolicyBody | null
  readonly insurer: InsurerBody | null
  /** The place in the policy, with its words where these are held. */
  readonly place: string | null
  readonly question: string | null
  readonly answer: readonly RightsSentence[]
  /** The sections of the ladder’s first step. */
  readonly complaint: LadderBody['rungs'][number]['law']
}

/** `/letter?about=&uin=&clause=` or `&key=`: a letter to the grievance officer, to copy or to print. */
export const letterPage: MakePage = async (source, { searchParams: query }, site) => {
  const { policy } = await productOf(source, query)
  const [rights, ladder, insurer] = await Promise.all([
    rightsNamed(source, query.get('about') ?? ''),
    ladderOf(source),
    policy === null ? null : insurerOf(source, policy.insurer.slug),
  ])
  const { question = null, answer = [] } = rights ?? {}
  const complaint = ladder?.rungs[0]?.law ?? []
  const place = placeIn(policy, query)
  return {
    title: 'A letter to the grievance officer',
    content: (
      <>
        <h1>A letter to the grievance officer</h1>
        <p class="lead">
          Copy or print it, and fill in what is in square brackets. It is not stored here. Keep a copy of what
          you send, and note the day.
        </p>
        <div class="code">
          <pre class="letter" tabindex={0} data-copy="" translate="no">
            {letter({ policy, insurer, place, question, answer, complaint })}
          </pre>
        </div>
        {answer.length > 0 && (
          <>
            <h2>Before you send it: what these sections do not hold for</h2>
            <LawSentences site={site} answer={answer} />
          </>
        )}
        <p>
          <a href={site.link(CLAIM_PATH)}>All steps, with the last days</a>
        </p>
      </>
    ),
  }
}

/** The most characters of a clause number that somebody may type. */
const TYPED = 40

/** The clause of the fact or of the number that is asked for; the number alone where no such clause is held. */
function placeIn(policy: PolicyBody | null, query: URLSearchParams): string | null {
  const fact = policy?.facts.find(({ key }) => key === query.get('key'))
  if (fact?.clause) {
    const { number, title } = fact.clause
    const named = [number === '' ? '' : `clause ${number}`, title].filter((part) => part !== '').join(', ')
    return `${named}, page ${fact.page}, which says: “${fact.quote}”`
  }
  const typed = (query.get('clause') ?? '').trim().slice(0, TYPED)
  if (typed === '') return null
  const sought = typed.replace(/^clause\s+|\.$/giu, '')
  const matches = policy?.clauses.filter(({ number }) => number.replace(/\.$/u, '') === sought) ?? []
  const [one] = matches
  return one === undefined || matches.length > 1
    ? `clause ${sought}`
    : `clause ${sought}${one.title === '' ? '' : `, ${one.title}`}, page ${one.page}`
}

/**
 * The text of the letter; what only its sender knows stands in square brackets.
 * Law is named, not told: the sentences of an answer advise the family, not the insurer.
 */
function letter({ policy, insurer, place, question, answer, complaint }: Matter): string {
  const sections = complaint.map(({ title, section }) => `${title}, ${section}`).join('; ')
  return [
    `To the Grievance Redressal Officer\n${policy?.insurer.name ?? '[name of your insurer]'}\n${addressOf(insurer)}`,
    '[place, date]',
    `Complaint. Policy number [number]. Claim number [number].${question === null ? '' : `\nAbout: ${question}.`.replace(/\?\.$/u, '?')}`,
    'Dear Sir or Madam,',
    `I hold, or claim under, the policy ${policy === null ? '[name of the policy, UIN]' : `${policy.name}, UIN ${policy.uin}`}. On [date] I claimed ₹[amount] for [what happened]. On [date] you wrote, or did not answer: [in one sentence].`,
    ...(place === null ? [] : [`This concerns ${place}.`]),
    'I do not accept this, because [your reason, in two or three sentences].',
    ...(answer.length === 0
      ? []
      : [
          `The law I rely on [strike out what is not about this claim]:\n${[...new Set(answer.map(({ title, section }) => `- ${title}, ${section}`))].join('\n')}`,
        ]),
    `Please acknowledge this complaint, and answer it in writing with your reasons and the terms of the policy on which they rest${sections === '' ? '' : ` (${sections})`}. If I am not satisfied I may go to the Insurance Ombudsman.`,
    'Yours faithfully,\n[name]\n[address, telephone, e-mail]',
    'Enclosed, as copies: [your letter or e-mail to me; my claim form; bills and reports]',
  ].join('\n\n')
}

/** Address of the officer, as far as that is held. */
function addressOf(insurer: InsurerBody | null): string {
  const ways = (insurer?.contacts ?? []).filter(
    ({ purpose, channel }) =>
      (purpose === 'gro' || purpose === 'grievance') && (channel === 'email' || channel === 'address'),
  )
  const written = new Set(ways.map(({ value }) => value))
  return written.size === 0 ? '[address or e-mail, as your policy prints it]' : [...written].join('\n')
}
