import { PASSAGE_KINDS } from '../proof/passage-kinds.ts'

// Takers of a value by the words of its sentence and the headings above: the decision on a claim, a companion, an age, other policies.

/** Subject of a sentence that takes its value for itself. */
export interface Taker {
  /** Kind of values that it takes. */
  readonly takes: 'times' | 'numbers' | 'texts' | 'choices'
  /** Words of the sentence, and of a heading above. */
  readonly says?: RegExp
  readonly headed?: RegExp
  /** Words of a field that asks for it. */
  readonly asked: RegExp
  /** Name in messages, after "the quote belongs to". */
  readonly name: string
}

/** THE TABLE of what takes values. */
export const TAKERS: readonly Taker[] = [
  {
    takes: 'times',
    says: /\b(?:claim|request)s?\s+(?:\p{L}+\s+){0,5}?(?:processed|settled|decided)\b|\b(?:company|insurer|we|us)\s+(?:\p{L}+\s+)?(?:shall|will)\s+(?:settle|reject|decide|process|respond|make\s+(?:the\s+)?payment|look\s+into|resolve|redress|acknowledge|send|issue|disclaim)\b/iu,
    asked:
      /\b(?:decid|decision|settle|pay|process|respon|approv|answer|reject|refus|interest|complain|griev|insurer|notice|notif|cancel)\p{L}*/iu,
    name: 'a time for the insurer to act',
  },
  {
    takes: 'times',
    says: /\bcancel(?!led\s+cheque)\p{L}*\b[^.;]*\bnotice\b/iu,
    asked: /\b(?:cancel|refund|free\s*look|given\s+back|notice)\p{L}*/iu,
    name: 'a notice of cancellation',
  },
  {
    takes: 'times',
    says: /\b(?:prior|previous)\s+intimation\b|\bintimat\p{L}*\b[^.;]*\bin\s+advance\b/iu,
    asked: /\b(?:notice|notif|intimat|told|tell|planned)\p{L}*/iu,
    name: 'a time for notice',
  },
  {
    takes: 'times',
    says: /\b(?:prior\s+to|before|preceding)\s+(?:the\s+)?(?:effective\s+date|(?:date\s+of\s+)?(?:inception|commencement)|issu(?:e|ance)|first\s+policy)\b/iu,
    asked: /\b(?:prior|earlier|moved?|before\s+the\s+(?:policy|cover))\b/iu,
    name: 'a time before the policy began',
  },
  {
    takes: 'times',
    says: /\bceas\p{L}+\s+to\s+be\s+(?:an?\s+)?(?:\p{L}+\s+)?(?:member|employee|dependent)\b|\b(?:leav|exit)ing\s+(?:the\s+)?(?:group|organi[sz]ation|employment)\b/iu,
    asked: /\b(?:group|member|employ|leav|ceas)\p{L}*/iu,
    name: 'a time for who leaves a group',
  },
  {
    takes: 'times',
    says: /\b(?:network\s+provider|hospital|TPA)\s+(?:shall|will|must)\s+(?:forward|send|submit|request|provide|inform)\b/iu,
    asked: /\b(?:hospital|network|provider|TPA)\s+(?:must|may|send|forward)/iu,
    name: 'a time limit for the hospital',
  },
  {
    takes: 'numbers',
    says: /\b(?:accompany\p{L}*|attendants?|companions?|(?:of|for)\s+(?:the\s+)?dependents?\s+in\s+the\s+hospital)\b/iu,
    asked: /\b(?:accompan|attendant|companion|dependent|escort)\p{L}*/iu,
    name: 'a benefit for a companion',
  },
  {
    takes: 'numbers',
    says: /\b(?:claim|benefit|amount)\s+(?:payable\s+)?(?:by\s+us\s+)?would\s+be\b/iu,
    asked: PASSAGE_KINDS.illustration.asked,
    name: 'an example',
  },
  {
    takes: 'numbers',
    says: /\b(?:will|shall)\s+(?:be\s+)?increased?\s+by\b|\b(?:additional|extra)\s+co-?\s?pay/iu,
    asked: /\b(?:increas|grow|bonus|addition|more|rise)\p{L}*/iu,
    name: 'an addition to something',
  },
  {
    takes: 'numbers',
    says: /\bextensions?\s+(?:to\b|(?:no\.?\s*)?\p{Nd})/iu,
    asked: PASSAGE_KINDS.optional.asked,
    name: 'a cover that one may choose',
  },
  {
    takes: 'numbers',
    says: /\b(?:age\s+of|aged|age\b[^.;]{0,120}\bis)\s+\p{Nd}+\s*(?:years?)?\s*(?:(?:or|and|&)\s+(?:above|more|over|older)|\+)|\bage\s+\p{Nd}+\s+years?\s*(?:&|and|or)\s+above\b|\battain\p{L}*\s+(?:the\s+)?age\b|\baged\s+(?:greater|more)\s+than\b|\b(?:persons?|members?|insureds?|anyone|those|who\s+(?:is|are))\s+(?:aged\s+)?(?:above|over|older\s+than|beyond)\s+(?:the\s+age\s+of\s+)?\p{Nd}+\s*years?\b/iu,
    asked: /\b(?:age|aged|old|older|senior|entry|elder)\p{L}*/iu,
    name: 'a rule for one age group',
  },
  {
    takes: 'numbers',
    says: /(?:^|[.;:–-])\s*(?:\p{L}{1,4}[.)]\s*)?[il]n\s+such\s+(?:an?\s+)?(?:cases?|events?|circumstances?)\b|\bbeyond\s+(?:the\s+)?(?:said|stipulated|aforesaid|above)\b/iu,
    asked: /\b(?:case|such|investigat)\p{L}*/iu,
    name: 'a case said before it',
  },
  {
    takes: 'numbers',
    says: /\b(?:warrants?|requires?|under)\s+(?:an?\s+)?investigation\b/iu,
    asked: /\binvestigat\p{L}*/iu,
    name: 'a claim that is investigated',
  },
  {
    takes: 'numbers',
    says: /\b(?:[Zz]one|ZONE)\s*[-–:]?\s*["'‘“]?(?:[A-D]|\p{Nd}|I{1,3})\b/u,
    asked: /\b(?:zone|region|city|cities|area)\p{L}*/iu,
    name: 'a rule for one zone',
  },
  {
    takes: 'numbers',
    says: /["'‘“]\s*(?:\p{L}+\s+){1,3}plan\s*["'’”]|\bunder\s+(?:the\s+)?(?:family|individual|floater)\s+plan\b/iu,
    headed: /\b(?:[Vv]ariant|VARIANT|[Pp]lan|PLAN|[Oo]ption|OPTION)\s*[-–:]?\s*(?:[A-D]|\p{Nd}|I{1,3})\b/u,
    asked: /\b(?:plan|variant|option|famil|floater)\p{L}*/iu,
    name: PASSAGE_KINDS.plan.name,
  },
  {
    takes: 'numbers',
    headed: /\bterroris[mt]\b/iu,
    asked: /\bterroris/iu,
    name: 'a cover for acts of terrorism',
  },
  {
    takes: 'numbers',
    headed: /^\W*annexure\s+for\b/iu,
    asked: /\bannex/iu,
    name: 'a cover printed in an annexure',
  },
  {
    takes: 'numbers',
    says: /%\s*of\s+(?:\p{L}+\s+){0,3}?(?:daily|weekly|cash)\b/iu,
    asked: /\b(?:daily|weekly|cash)\b/iu,
    name: 'a share of a daily amount',
  },
  {
    takes: 'numbers',
    says: /%\s*of\s+(?:\p{L}+\s+){0,3}?surrender\s+value\b/iu,
    asked: /\bsurrender/iu,
    name: 'a share of the surrender value',
  },
  {
    takes: 'numbers',
    says: /\b(?:as|for)\s+(?:an?\s+)?(?:CTL|(?:constructive\s+)?total\s+loss)\b/iu,
    asked: /\b(?:CTL|total\s+loss|wr(?:ite|itten)\s+off)\b/iu,
    name: 'a total loss',
  },
  {
    takes: 'choices',
    says: /\b(?:other|another|multiple|more\s+than\s+one|two\s+or\s+more)\s+(?:\p{L}+\s+){0,2}?(?:polic(?:y|ies)|insur(?:ers?|ances?)|part(?:y|ies))\b/iu,
    headed: /\b(?:multiple|other|double|dual)\s+(?:polic|insur)\p{L}*|\b(?:contribution|subrogation)\b/iu,
    asked: /\b(?:other|another|multiple|contribut|subrogat)\p{L}*/iu,
    name: 'other policies',
  },
  {
    takes: 'choices',
    says: /\brate\s+of\s+(?:\p{L}+\s+){0,2}?interest\b|\binterest\s+rate\b/iu,
    headed: /\bloans?\b/iu,
    asked: /\b(?:loan|interest)s?\b/iu,
    name: 'a loan',
  },
  {
    takes: 'choices',
    says: /\b(?:jurisdiction|courts?)\b/iu,
    headed: /\b(?:jurisdiction|applicable\s+law|disputes?)\b/iu,
    asked: /\b(?:jurisdiction|court|law|dispute)s?\b/iu,
    name: 'the law and the courts',
  },
  {
    takes: 'texts',
    says: /^(?![^]*\b(?:(?:insured|policyholder|you)\s+(?:may|can)|by\s+(?:the\s+)?(?:insured|policyholder|you))\b)[^]*\b(?:company|insurer|we)\s+may\s+(?:also\s+)?cancel\b/iu,
    asked: /\b(?:insurer|company)\b/iu,
    name: 'a cancellation by the insurer',
  },
  {
    takes: 'texts',
    says: /^(?=[^]*\b(?:toll|call|phone|e-?mail)\b)[^]*\b(?:IRDAI?|bima\s+bharosa)\b/iu,
    asked: /\b(?:regulator|IRDAI?)\b/iu,
    name: 'the regulator',
  },
  {
    takes: 'texts',
    says: PASSAGE_KINDS.definition.says,
    asked: PASSAGE_KINDS.definition.asked,
    name: PASSAGE_KINDS.definition.name,
  },
]
