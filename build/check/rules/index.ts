import { notStatedHasTerms, notStatedWasRead, termFoundThoughNotStated, termsHaveLetters } from './absence.ts'
import {
  checkedAfterCollected,
  launchedBeforeWithdrawn,
  noDateAfterDataDate,
  withdrawnWhenWithdrawn,
} from './dates.ts'
import {
  conflictNamed,
  conflictsInDocument,
  keysOfFact,
  notStatedHasNoQuote,
  statedHasQuote,
} from './facts.ts'
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
import { quoteKeepsCondition } from './quote-conditions.ts'
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

// The rules: what must hold in and between records.

/** Every check, but those made where files are read: what fails one of these is not looked at further. */
export const CHECKS: readonly Rule[] = [
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
  quoteKeepsCondition,
  conflictNamed,
  notStatedHasTerms,
]
