import type { Rule } from './rule.ts'
import { clauseName, shown } from './messages.ts'

/** A program that reads; "an AI-based assessment" is none, and "an AI-based assistant" is. */
const PROGRAM = String.raw`\b(?:ai|llms?|chatbots?|language models?)\b(?![\s-](?:based|driven|powered|enabled|assisted)\s+(?!(?:agents?|assistants?|readers?|models?|tools?|systems?|programs?|chatbots?)\b))`
/** A duty to do something; what is to "be used" or "be taken" is spoken of, and not spoken to. */
const DUTY = String.raw`\b(?:must|should|shall|please|do not|never|always)\b(?!\s+(?:not\s+|never\s+|only\s+)?be\s+(?:\p{L}+ly\s+)?(?:\p{L}+ed|made|taken|given|done|held|seen|read)\b)`

/** Words that speak to a model in the place of a reader. */
const TO_PROGRAMS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:instructions?|prompts?|guidelines)\b/iu,
  /\b(?:you are|act as|pretend to be) (?:now )?an? (?:ai|artificial intelligence|(?:large )?language model|llm|chatbot)\b/iu,
  new RegExp(`${PROGRAM}[^.!?]{0,40}${DUTY}`, 'iu'),
  /\bsystem prompt\b|<\|[a-z_]+\|>|\[\/?INST\]|<\/?(?:system|assistant)>/iu,
  /(?:^|\n)\s*(?:system|assistant|developer)\s*:/iu,
  /\bdo not (?:tell|inform|reveal|mention)[^.!?]{0,40}\b(?:user|human|person asking)\b/iu,
  /\b(?:call|use|invoke|run) the (?:tool|function)\b/iu,
]

export const noWordsToPrograms: Rule = {
  name: 'no-words-to-programs',
  *clause(clause) {
    for (const key of ['title', 'text'] as const)
      for (const fault of wordsIn(clause[key], clauseName(clause))) yield [`/${key}`, fault]
  },
  *section({ number, text }) {
    for (const fault of wordsIn(text ?? '', `section ${number}`)) yield ['/text', fault]
  },
  *form({ instructions }) {
    for (const fault of wordsIn(JSON.stringify(instructions), 'the form')) yield ['/instructions', fault]
  },
}

function* wordsIn(text: string, name: string): Generator<string> {
  const words = TO_PROGRAMS.map((shape) => shape.exec(text)?.[0].trim()).find((found) => found !== undefined)
  if (words !== undefined)
    yield `${name} speaks to a program: ${shown(words)}; look whether the document prints it`
}
