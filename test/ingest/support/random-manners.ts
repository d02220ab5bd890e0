// How random documents label their levels.

type Level = 'chapter' | 'member' | 'detail'

/** How a level is labelled: its printed label and its number, from its place and what is above it. */
export interface Manner {
  readonly name: string
  readonly print: (at: number, above: string) => string
  /** Whether the label names its parents, so that it is its number as it is. */
  readonly whole: boolean
}

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ')
const letter = (at: number) => 'abcdefghijkl'[at] ?? ''
const plain = (name: string, print: Manner['print'], whole = false): Manner => ({ name, print, whole })

export const MANNERS: Readonly<Record<Level, readonly Manner[]>> = {
  chapter: [
    plain('1.', (at) => `${at + 1}.`),
    plain('1)', (at) => `${at + 1})`),
    plain('A.', (at) => `${letter(at).toUpperCase()}.`),
    plain('I.', (at) => `${ROMAN[at]?.toUpperCase()}.`),
    plain('Section 1', (at) => `Section ${at + 1}:`),
    plain('SECTION A', (at) => `SECTION ${letter(at).toUpperCase()} -`),
    plain('Chapter I', (at) => `Chapter ${ROMAN[at]?.toUpperCase()} -`),
    plain('Article 1', (at) => `Article ${at + 1} -`),
    plain('none', () => ''),
  ],
  member: [
    plain('1.1', (at, above) => `${above}.${at + 1}`, true),
    plain('1.1.', (at, above) => `${above}.${at + 1}.`, true),
    plain('1.', (at) => `${at + 1}.`),
    plain('1)', (at) => `${at + 1})`),
    plain('a)', (at) => `${letter(at)})`),
    plain('(a)', (at) => `(${letter(at)})`),
    plain('A.', (at) => `${letter(at).toUpperCase()}.`),
    plain('i.', (at) => `${ROMAN[at]}.`),
    plain('Clause 1', (at) => `Clause ${at + 1}.`),
    plain('none', () => ''),
  ],
  detail: [
    plain('1.1.1', (at, above) => `${above}.${at + 1}`, true),
    plain('(i)', (at) => `(${ROMAN[at]})`),
    plain('a.', (at) => `${letter(at)}.`),
    plain('(1)', (at) => `(${at + 1})`),
    plain('i)', (at) => `${ROMAN[at]})`),
  ],
}
