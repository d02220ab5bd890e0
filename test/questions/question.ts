import type { Answer } from './answer.ts'
import type { Consumer } from './consumer.ts'
import type { Words } from './words.ts'

/** A question, and how it is answered; it throws where the service does not lead to an answer. */
export interface Question {
  readonly asks: (words: Words) => string
  readonly answer: (consumer: Consumer, words: Words) => Promise<Answer>
  /** As many calls as it may take. */
  readonly atMostCalls?: number
  /** As many tokens as the answers of MCP may take together: half of what outside users once paid for it. */
  readonly atMost?: number
}
