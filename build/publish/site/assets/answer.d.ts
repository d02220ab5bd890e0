import type { FactBody } from '../../../contract/published/fact.ts'

// Scripts and styles of the pages. This module: types of the words of an answer.

/** The value of a fact in the words of its question; null where it has none. */
export function answerOf(
  fact: Pick<FactBody, 'type' | 'value' | 'display' | 'label'>,
  question: string,
): string | null
