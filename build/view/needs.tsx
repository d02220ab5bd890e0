/** @jsxRuntime automatic @jsxImportSource #view */
import { conditionsOf } from '../contract/answer-words.ts'
import { shortIn, valueIn } from './answer-in.tsx'
import { phrase, translated } from './phrases.tsx'
import type { Field } from '../contract/authored/category.ts'
import { groupsOf } from '../contract/groups.ts'
import type { FactBody, LawBeside } from '../contract/published/fact.ts'
import type { PolicyBody } from '../contract/published/policy.ts'
import { LawToday } from './law-sentences.tsx'
import type { Markup } from './jsx-runtime.ts'
import type { PagePart } from './links.tsx'
import type { Links } from './page-paths.ts'

/** Question and need of each field of a category, by key. */
export type MarkedFields = ReadonlyMap<string, Pick<Field, 'question' | 'aliases' | 'need' | 'last_day'>>

type Entry = FactBody | PolicyBody['unread'][number]

/** Need with its name and its entries. */
type NamedNeed = readonly [name: string, entries: readonly Entry[]]

/** The place of a need on its page, by its number. */
const needPlace = (need: number) => `need-${need + 1}`

/** The needs after the first, which is in sight, as parts of a page. */
export function laterNeeds({ needs, site }: Pick<NeedsProps, 'needs' | 'site'>): PagePart[] {
  return needs.slice(1).map(([name], at) => [needPlace(at + 1), translated(site.texts, name)])
}

interface NeedsProps {
  readonly needs: readonly NamedNeed[]
  readonly site: Links
  /** Before the place of a fact: nothing on the page of the product. */
  readonly page?: string
}

/** Answers that a family looks up first, as the category marks them: each with its condition and the law of today. */
export function Needs({ needs, site, page = '' }: NeedsProps) {
  return (
    <dl class="needs">
      {needs.map(([name, entries], need) => (
        <div id={needPlace(need)}>
          <dt>{translated(site.texts, name)}</dt>
          {rulesOf(entries).map(([rule, ofRule]) => (
            <dd>
              <span class="quiet line">{ruleIn(site, ofRule, rule)}</span>
              {ofRule.map((entry, at) => (
                <>
                  {at > 0 && ', '}
                  {answer(entry, ofRule.length > 1 ? partIn(site, entry.label, rule) : null, page, site)}
                </>
              ))}
              {ofRule.map((entry) => condition(entry, site))}
            </dd>
          ))}
          <dd>
            <LawToday law={lawOf(entries)} site={site} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Number of answers of a group that come first where a category marks none. */
const UNMARKED = 3

/**
 * The entries of each need, in the order of the needs: those read where any is, and none that cannot be proven. Of a category
 * that marks no needs, what is stated first in each group.
 */
export function needsOf(
  { facts, unread }: Pick<PolicyBody, 'facts' | 'unread'>,
  fields: MarkedFields,
): NamedNeed[] {
  const proven = facts.filter(({ status }) => status !== 'unverified')
  if ([...fields.values()].every(({ need }) => need === undefined))
    return groupsOf(proven.filter(isSaid), ({ group }) => group).map(([name, entries]) => [
      name,
      entries.slice(0, UNMARKED),
    ])
  const marked = [...fields].flatMap(([key, { need }]) => {
    const entry = [...proven, ...unread].find((one) => one.key === key)
    return need === undefined || entry === undefined ? [] : [{ need, entry }]
  })
  const inOrder = marked.toSorted((a, b) => a.need.place - b.need.place)
  return groupsOf(inOrder, ({ need }) => need.name).map(([name, marks]) => {
    const entries = marks.map(({ entry }) => entry)
    const read = entries.filter((entry) => 'status' in entry)
    return [name, read.length > 0 ? read : entries]
  })
}

function isSaid(entry: Entry): boolean {
  return 'display' in entry && entry.display !== null
}

/** Entries whose labels begin alike up to a comma are one rule; each other entry is its own. */
function rulesOf(entries: readonly Entry[]): [string, readonly Entry[]][] {
  const head = ({ label }: Entry) => label.split(', ', 1)[0] ?? label
  return groupsOf(entries, head).map(([rule, members]) => [
    members.length === 1 ? (members[0]?.label ?? rule) : rule,
    members,
  ])
}

/** Part of a label before its comma. */
const beforeComma = (label: string) => label.split(/, (?![^(]*\))/u, 1)[0] ?? label

/** The name of a rule: of several entries, what the label of the first begins with. */
function ruleIn({ texts }: Links, entries: readonly Entry[], rule: string): Markup {
  const [first] = entries
  const label = entries.length > 1 && first !== undefined ? texts.word(first.label) : null
  return texts.word(rule) ?? (label === null ? translated(texts, rule) : beforeComma(label))
}

/** Part of a label that is of its entry alone, after the name of the rule. */
function partIn({ texts }: Links, label: string, rule: string): Markup {
  const word = texts.word(label)
  return word === null
    ? translated(texts, label.slice(rule.length + 2))
    : word.slice(beforeComma(word).length + 2)
}

/** An answer, with the part of its label that is of it alone; null where it is no part of a rule. */
function answer(entry: Entry, part: Markup, page: string, { texts }: Links): Markup {
  const value = (
    <a class={isSaid(entry) ? 'said' : undefined} href={`${page}#${entry.key}`}>
      {valueIn(texts, 'status' in entry ? entry : { display: null, status: 'unread' })}
    </a>
  )
  return part === null ? value : phrase(texts, 'answer.part', { value, part })
}

function condition(entry: Entry, { texts }: Links): Markup {
  if (!('status' in entry) || conditionsOf(entry).length === 0) return null
  return <span class="line">{shortIn(texts, entry)}</span>
}

/** Law beside the answers to a need, each saying once. */
function lawOf(entries: readonly Entry[]): LawBeside[] {
  const all = entries.flatMap(({ law = [] }) => law)
  return [...new Map(all.map((law) => [`${law.url} ${law.says}`, law])).values()]
}
