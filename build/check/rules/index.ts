import { notStatedHasTerms, notStatedWasRead, termFoundThoughNotStated, termsHaveLetters } from './absence.ts'
import {
  checkedAfterCollected,
  launchedBeforeWithdrawn,
  noDateAfterDataDate,
  withdrawnWhenWithdrawn,
} from './dates.ts'
import { conflictsInDocument, keysOfFact, notStatedHasNoQuote, statedHasQuote } from './facts.ts'
import { oneMeaningAKey } from './categories.ts'
import {
  fileName,
  oneFactAField,
  uniqueClauseId,
  uniqueDocumentId,
  uniqueFieldKey,
  uniqueFormId,
  uniqueUin,
} from './identity.ts'
import { headingSaysNumber } from './law-headings.ts'
import { formOptions, formPdfFields, sectionSaysSomething } from './law-and-forms.ts'
import { channelInQuote, metricInQuote } from './insurers-and-channels.ts'
import { wordsOfOneScript } from './letters.ts'
import { yesNoInSentence } from './negation.ts'
import { clausePages, pageInClause, pageInDocument, pagesInOrder } from './page-numbers.ts'
import { pageOfQuote, quoteHasWords, quoteInClause, quoteWholeWords } from './quotes.ts'
import {
  clausesOfProduct,
  knownCategory,
  knownClause,
  knownDocument,
  knownField,
  knownInsurer,
} from './references.ts'
import { lostClause, rememberedClause, retiredClause, retiredRanges } from './retired.ts'
import { amendmentTakenIn, lawReadFrom, summaryNumbers } from './law.ts'
import { questionNumbers, questionSection, questionSentence } from './questions.ts'
import { otherChoiceInQuote, roleInWords, scheduleInQuote, valueWordsInQuote } from './role.ts'
import type { Rule } from './rule.ts'
import {
  choicesOfField,
  lineMatchesCategory,
  noteSaysValue,
  valueInQuote,
  valueMatchesType,
} from './values.ts'
import { supersedesCycle, supersedesExists, uinAddress, uinShape } from './versions.ts'

// The rules: what must hold in and between records. Here: the list; run.ts applies it.

/** The rules that are checked where files are read: what breaks one of them is not looked at further. */
const READING_RULES = [
  {
    name: 'unclaimed-file',
    description:
      'Every file of the dataset is claimed by exactly one collection: a misplaced one would be silently left out.',
    level: 'error',
  },
  {
    name: 'empty-dataset',
    description:
      'A dataset has its dataset.json and at least one product: an empty one would publish an empty service.',
    level: 'error',
  },
  {
    name: 'encoding',
    description: 'Files are UTF-8 without a byte order mark, and their texts hold whole characters only.',
    level: 'error',
  },
  { name: 'json', description: 'Files are JSON; a fault is reported by line and column.', level: 'error' },
  {
    name: 'schema',
    description:
      'A record has the keys and the forms of its schema, and no others; addresses are web addresses.',
    level: 'error',
  },
  {
    name: 'canonical-json',
    description:
      'Files are written as npm run format writes them (two spaces, keys in schema order, a newline at the end), so that changes stay small.',
    level: 'error',
  },
] as const satisfies readonly Rule[]

/** Every rule of the dataset, in the order in which they are reported. */
export const RULES: readonly Rule[] = [
  ...READING_RULES,
  fileName,
  uinAddress,
  uniqueUin,
  uniqueClauseId,
  uniqueFormId,
  uniqueDocumentId,
  uniqueFieldKey,
  oneFactAField,
  knownCategory,
  knownInsurer,
  knownField,
  knownDocument,
  knownClause,
  clausesOfProduct,
  supersedesExists,
  supersedesCycle,
  lineMatchesCategory,
  choicesOfField,
  valueMatchesType,
  statedHasQuote,
  notStatedHasNoQuote,
  notStatedWasRead,
  keysOfFact,
  conflictsInDocument,
  quoteHasWords,
  quoteInClause,
  quoteWholeWords,
  valueInQuote,
  pageOfQuote,
  pageInClause,
  termFoundThoughNotStated,
  termsHaveLetters,
  wordsOfOneScript,
  clausePages,
  pageInDocument,
  pagesInOrder,
  withdrawnWhenWithdrawn,
  noDateAfterDataDate,
  checkedAfterCollected,
  metricInQuote,
  channelInQuote,
  retiredClause,
  retiredRanges,
  lostClause,
  rememberedClause,
  sectionSaysSomething,
  summaryNumbers,
  questionSection,
  questionSentence,
  questionNumbers,
  formOptions,
  formPdfFields,
  oneMeaningAKey,
  lawReadFrom,
  amendmentTakenIn,
  uinShape,
  launchedBeforeWithdrawn,
  noteSaysValue,
  yesNoInSentence,
  headingSaysNumber,
  otherChoiceInQuote,
  valueWordsInQuote,
  roleInWords,
  scheduleInQuote,
  notStatedHasTerms,
]
