import { readOnce, remembered } from '../../contract/lazily.ts'
import type { QuotePassage } from './quote-passage.ts'
import { excludes } from './negation.ts'

// Tells the kind of a passage by its words and by the headings and lead-ins above it: not all that is printed says what every policy
// of a product gives.

interface KindOfPassage {
  /** A heading, or what leads in to a list, of such passages. */
  readonly headed?: Pick<RegExp, 'test'>
  /** Words of such a passage itself. */
  readonly says?: RegExp
  /** Names of fields that ask for such passages. */
  readonly asked: RegExp
  /** The passage in messages, after "the quote belongs to". */
  readonly name: string
}

/** THE TABLE of kinds. What a passage is decides what may be quoted of it for a field of the base cover. */
export const PASSAGE_KINDS = {
  optional: {
    headed:
      /\b(?:optional|add[\s-]?ons?|riders?|endorsements?|extensions?|I\.?M\.?T\.?(?=[\s.-]*\p{Nd})|(?:cover|benefit)s?\s+(?:if|when|where)\s+opted|modif(?:y|ication))\b/iu,
    says: /\bvoluntary\s+(?:co-?\s?pay\p{L}*|deductibles?|excess)|\boptional\s+(?:\p{L}+\s+){0,2}(?:covers?|benefits?|extensions?)\b|\badd[\s-]?on\s+(?:covers?|benefits?)\b|\b(?:if|when|where)\s+this\s+(?:\p{L}+\s+)?(?:cover|benefit|section|extension|option)\s+is\s+in\s+force\b|\b(?:if|when|where|in\s+case|provided|has|have|is|are|been|by)\s+(?:[\p{L}'’]+\s+){0,7}?opted\b|\b(?:additional|extra)\s+premium\s+(?:has\s+been|is|was)\s+paid\b|\b(?:on|consideration\s+of)\s+(?:the\s+)?payment\s+of\s+(?:an?\s+)?(?:additional|extra)\s+premium\b/iu,
    asked: /\b(?:option\p{L}*|voluntar\p{L}*|add[\s-]?ons?|riders?|endorsements?|extensions?|opt(?:ed)?)\b/iu,
    name: 'a cover that one may choose',
  },
  plan: {
    headed:
      /\b(?:applicable|available)\s+(?:only\s+)?(?:to|for|under|with)\s+(?!(?:all|any|both|every|each|the|this|your|such)\b)(?:[^.;]|\.\p{Nd}){0,120}?\b(?:plans?|covers?)\b|\bfor\s+[^.;]{1,40}\bplans?\s+only\b/iu,
    says: /\bfor\s+(?:policies|plans|variants)\s+with\b|\b(?:if|where|when)\s+the\s+(?:policy\s+)?schedule\s+(?:states?|says?|mentions?|shows?)\b/iu,
    asked: /\b(?:plans?|variants?)\b/iu,
    name: 'some plans alone',
  },
  papers: {
    says: /\b(?:submi(?:t|tted|ssion)\p{L}*|furnish\p{L}*|sen[dt]|lodg\p{L}+|fil(?:es?|ed|ing))\s+(?:[\p{L}'’]+\s+){0,8}?(?:document\p{L}*|papers|bills?|claims?|forms?|reports?|proofs?)\b|\b(?:documents?|papers|bills?|claims?|forms?|reports?)\s+(?:[\p{L}'’]+\s+){0,6}?(?:submitted|furnished|lodged)\b|\b(?:intimat\p{L}*|notif(?:y|ied)|inform)\s+(?:[\p{L}'’]+\s+){0,2}?(?:us|company|insurer|tpa|administrator)\b|\b(?:claim|written)\s+(?:notice|intimation)\b|\b(?:notice|intimation)\s+of\s+(?:[\p{L}'’]+\s+){0,3}?(?:claims?|loss|accident|hospitali[sz]ation|admission)\b/iu,
    asked:
      /\b(?:submi\p{L}*|papers?|documents?|notice|notif\p{L}*|intimat\p{L}*|inform\p{L}*|tell|told|report\p{L}*|claims?)\b/iu,
    name: 'a time for papers or notice',
  },
  illustration: {
    headed: /\b(?:illustrations?|examples?)\b/iu,
    says: /(?<![.@-])\b(?:illustrations?|examples?|for instance)\b(?![.@-]\p{L})|\be\.g\./iu,
    asked: /\b(?:illustrations?|examples?)\b/iu,
    name: 'an example',
  },
  definition: {
    headed: /\bdefinitions?\b/iu,
    says: /^.{0,120}\b(?:means|refers to)\b/isu,
    asked: /\b(?:means?|meaning|defin\p{L}+|what is)\b/iu,
    name: 'a definition',
  },
  exclusion: {
    headed: { test: remembered(1000, excludes) },
    asked: /\b(?:exclu|not)\p{L}*/iu,
    name: 'an exclusion',
  },
  sheet: {
    headed:
      /\b(?:customer\s+information\s+sheet|key\s+(?:features?|information)|at\s+a\s+glance|prospectus)\b/iu,
    asked: /\bsheet\b/iu,
    name: 'a sheet beside the wording',
  },
} as const satisfies Readonly<Record<string, KindOfPassage>>

export type PassageKind = keyof typeof PASSAGE_KINDS

/** The kinds of a passage, by its words or by the headings and the lead-in above it, and the words that say so. */
export function kindsOf(words: string, above: readonly string[]) {
  return Object.entries(PASSAGE_KINDS).flatMap(([kind, { headed, says }]: [string, KindOfPassage]) => {
    const title = above.find((heading) => headed?.test(heading))
    const by = says?.exec(words)?.[0] ?? title
    return by === undefined ? [] : [{ kind: kind as PassageKind, by }]
  })
}

/** The kinds of the passage of a quote; a clause that begins with a condition of choice is chosen as a whole. */
export const kindsOfPassage = readOnce(({ sentence, row, head, leadIn, above, clause }: QuotePassage) => {
  const kinds = kindsOf(row === '' ? sentence : row, [head, leadIn, clause.number, ...above])
  const by = IF_CHOSEN.exec(clause.text)?.[1]
  return by === undefined || kinds.some(({ kind }) => kind === 'optional')
    ? kinds
    : [{ kind: 'optional' as const, by }, ...kinds]
})

/** Beginning of a clause, or of its first line below a heading, where all of it is of a cover that one may choose. */
const IF_CHOSEN =
  /^(?:[^\n]*\n)?\s*((?:if|where|when)\s+(?:(?:\p{L}+\s+){0,3}(?:cover|benefit|option|extension)\s+is\s+(?:in\s+force|opted|chosen|selected)|(?:\p{L}+\s+){1,5}(?:has|have)\s+opted))\b/iu
