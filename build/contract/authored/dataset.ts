import { Type, type Static } from '../schema.ts'
import {
  ClauseId,
  Day,
  Line,
  Slug,
  Text,
  Url,
  closed,
  named,
  nullable,
  oneOf,
  pair,
  described,
  omittable,
} from '../primitives.ts'
import { Sentence } from './questions.ts'

// The records of the dataset as a whole. Keys are in the order in which the files hold them.

/** Withdrawals that are known, and what becomes of a policy whose product was withdrawn. */
const Withdrawals = closed({
  known_for: Type.Array(Line, {
    uniqueItems: true,
    description:
      'The lines of business whose lists say which products were withdrawn. Of the others that is not known, and the status active says nothing.',
  }),
  law: Type.Array(
    closed({ line: described(Line, 'For withdrawn products of this line.'), ...Sentence.properties }),
    {
      description: 'What becomes of a policy of a withdrawn product; a line without a section held has none.',
    },
  ),
})

const Reach = Type.String({
  pattern: String.raw`^(?:[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().]+|https?://[^\s<>()]+)$`,
  description: 'An e-mail address or a web address.',
})

/** Publisher of a dataset, and what may be expected of them: no part of it is known to the program. */
export const Service = closed({
  title: omittable(Text, 'What the service is called; without it, what the dataset is called.'),
  operator: omittable(
    closed({ name: Text, url: Type.Optional(Url) }),
    'Who runs the service. Without it, the service says that nobody is named.',
  ),
  questions: omittable(Reach, 'Where questions about the service go: an e-mail address or a web address.'),
  personal_data: omittable(
    closed({ name: Text, contact: Reach }),
    'Who answers for personal data that people send, and how to reach them.',
  ),
  answer_days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 90,
      description: 'Within how many days somebody who asks for help is answered.',
    }),
  ),
  kept_months: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 120,
      description: 'For how many months a submission is kept at most.',
    }),
  ),
  licence: omittable(
    closed({ name: Text, url: Type.Optional(Url) }),
    'Under which licence the data may be used, with the address of its text.',
  ),
})

/** Source of the list of products. */
export const ListSource = named('ListSource', {
  title: described(Text, 'What was taken over, by name.'),
  url: nullable(Url, 'Its address; null where it is not known.'),
  collected: described(Day, 'The day it was collected: it says nothing of later days.'),
})

/** The dataset as a whole; `data_date` is the only date the output depends on. */
export const Dataset = closed({
  name: described(Text, 'What the dataset is called; sample data says that it is fictional.'),
  extends: omittable(
    Text,
    'The folder of the dataset that this one rests on, seen from its own: "../common". Its records are those of this dataset, too; one with the same path here counts instead.',
  ),
  data_date: described(Day, 'The day up to which the data is true: the only date the output depends on.'),
  source: omittable(ListSource, 'Where the list of products comes from, if it is that of somebody else.'),
  notice: omittable(
    Text,
    'What every reader must know of the dataset as a whole: that its products are fictional, say.',
  ),
  service: omittable(
    Service,
    'Who publishes the dataset: pages, the description, llms.txt, the feed, MCP and downloads say it.',
  ),
  withdrawals: omittable(
    Withdrawals,
    'For which lines withdrawals are known, and what the law says of withdrawn products. Without it they are known for none.',
  ),
})

const heads = (description: string) => Type.Array(Text, { description })

/** The columns of a product list by what is in them, each with the heads that lists give it. */
export const ListColumns = named('ListColumns', {
  uin: heads('The UIN. Every list has it.'),
  name: heads('The name of the product. Every list has it.'),
  insurer: heads('The insurer. Every list has it.'),
  kind: heads(
    'What kind of product it is. All columns with one of these heads are read, for the category alone.',
  ),
  launched: heads('The day of launch or approval.'),
  withdrawn: heads('The day of withdrawal.'),
  archived: heads('Whether the list has put it into an archive: Archived or Non-Archived.'),
  document_url: heads('The address of its document.'),
})

const patterns = (description: string) => Type.Optional(Type.Array(Text, { minItems: 1, description }))

/** Reading of product lists, and the category of a new product. */
export const Lists = closed({
  columns: described(
    ListColumns,
    'The columns, each with the heads that lists give it, the likeliest first.',
  ),
  only: closed(
    { life: heads('For life.'), health: heads('For health.'), general: heads('For general.') },
    { description: 'Heads that the lists of one line alone have: they show that a list is of another line.' },
  ),
  categories: Type.Array(
    closed({
      line: Line,
      uin: patterns('Whole UINs: ? is any one character, * any number of them.'),
      kind: patterns('Words or phrases of its kind: ? is any one letter or digit, * any number of them.'),
      words: patterns('Words or phrases of its name, likewise.'),
      category: described(Slug, 'The category of a product that fits.'),
    }),
    {
      description:
        'The first of the held categories whose uin, kind and words, as far as given, all fit a new product is its category: of each, one entry is enough. A person checks.',
    },
  ),
})

/** Damaged cells of a product list, and how they were meant. */
export const Mended = Type.Array(
  closed({
    column: oneOf(['uin', 'name', 'insurer'], { description: 'The column of the cell.' }),
    listed: described(Text, 'What the list says, one blank for all white space.'),
    taken: described(Text, 'What is taken instead.'),
  }),
  { description: 'Cells of product lists that are plainly damaged, each with what is taken instead.' },
)

/** A word or phrase that can be searched for: signs alone hold no word. */
const Searchable = Type.String({ pattern: String.raw`[\p{L}\p{N}]` })

/** Groups of words of the trade that mean the same in search. */
export const Synonyms = Type.Array(Type.Array(Searchable, { minItems: 2, uniqueItems: true }), {
  description: 'Groups of words that mean the same in every document of the dataset.',
})

/** Clause numbers that once were public and never come back, and all that ever were, as ranges from–to. */
export const Retired = closed({
  clauses: Type.Array(pair(ClauseId), {
    description: 'The numbers that are retired: ranges, first and last included.',
  }),
  used: Type.Optional(
    Type.Array(pair(ClauseId), {
      description:
        'Every number a clause ever had, so that one that is lost is noticed: ranges, first and last included. `npm run ingest` keeps them.',
    }),
  ),
})

export type ListSource = Static<typeof ListSource>
export type Dataset = Static<typeof Dataset>
export type ListColumns = Static<typeof ListColumns>
export type Lists = Static<typeof Lists>
export type Mended = Static<typeof Mended>
export type Synonyms = Static<typeof Synonyms>
export type Retired = Static<typeof Retired>
