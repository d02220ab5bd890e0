import { expect, test } from 'vitest'
import { takenByAnother } from '../../../build/check/rules/taken-by-another.ts'
import { clauseOf, fieldOf } from '../../support/records.ts'
import { FIELDS, findings } from './fact-of-field.ts'
import { findingsIn, subjectOf } from './found.ts'

// The subject of a sentence takes its number, unless the field asks for that or the note says so.

test.each<[key: string, value: number | string, quote: string, taken: boolean]>([
  ['papers', 15, 'A claim for reimbursement will be processed within 15 days of the papers.', true],
  ['decision', 15, 'The Company shall settle a claim within 15 days of the last paper.', false],
  ['decision', 7, 'We cancel and settle accounts after a notice of 7 days.', true],
  ['decision', 7, 'Before we settle, prior intimation of 7 days is given.', true],
  ['notice', 7, 'Prior intimation of 7 days is given.', false],
  ['notice', 2, 'After intimation the Hospital shall forward the request within 2 days.', true],
  ['wait', 36, 'An existing disease was diagnosed within 36 months prior to the effective date.', true],
  ['wait', 36, 'An existing disease waits 36 months after the effective date.', false],
  ['wait', 1, 'No claim for an existing disease is paid within one month.', false],
  ['cash', 900, 'We pay a daily amount of Rs. 900 for the attendant.', true],
  ['cash', 900, 'We pay a daily amount of Rs. 900.', false],
  ['share', 20, 'A co-payment of 20% is borne by a person aged 61 years or above.', true],
  [
    'share',
    20,
    'A co-payment of 20% if the age of the person (or of the eldest, where several are insured together by one policy) is 61 years or above.',
    true,
  ],
  ['share', 20, 'A co-payment of 20% is borne by each.', false],
  ['share', 25, 'A co-payment of 25% is borne by any person above 70 years.', true],
  ['back', 'The rest.', 'The Company may cancel by notice and returns the rest.', true],
  ['back', 'The rest.', 'The Insured may cancel by notice and gets back the rest.', false],
  ['room', 900, 'Of a voluntary deductible the least for a room is Rs. 900.', true],
  ['excess', 900, 'Of each claim a voluntary excess of Rs. 900 is borne.', true],
  ['more', 900, 'Of each claim a voluntary excess of Rs. 900 is borne.', false],
  ['old', 10, 'The co-payment will increase by 10%.', true],
  ['share', 10, 'A co-payment of 10% on attaining age 71.', true],
  ['wait', 24, 'An existing disease was treated within 24 months prior to the first Policy.', true],
  ['wait', 1, 'Apply with an existing disease 1 month before ceasing to be a member of the group.', true],
  ['old', 20, 'A co-payment of 20% is borne by a person aged 61 years or above.', false],
  ['sum', 500000, 'For an organ up to 50% of the Sum Insured, subject to a maximum of Rs. 5 lakhs', true],
  ['top', 500000, 'Contents up to 20% of the Sum Insured, subject to a maximum of Rs. 5 lakhs', true],
  ['kind', 'indemnity', 'Limit of Indemnity means the most that We pay.', true],
  ['kind', 'indemnity', 'We pay as an indemnity.', false],
  ['room', 5000, 'Room up to 2% of the Sum Insured, subject to a maximum of Rs. 5,000', false],
  ['sum', 500000, 'The amount payable by us would be Rs. 5 lakhs, the sum insured.', true],
  ['papers', 14, 'On reimbursement We will look into the matter within 14 days.', true],
  ['papers', 30, 'For reimbursement the Company shall send a renewal notice 30 days in advance.', true],
  ['wait', 1, 'File the claim for an existing disease with all documentation within 1 month.', true],
  ['line', '1800 000 000', 'Toll free: 1800 000 000 (the call centre of IRDAI)', true],
  ['line', '1800 000 000', 'Toll free: 1800 000 000', false],
  ['line', 'A number to call.', 'Helpline means a number to call.', true],
  ['share', 20, 'A co-payment of 20% is borne by those aged more than 60.', true],
  ['share', 20, 'In such cases a co-payment of 20% is borne.', true],
  ['share', 20, 'A co-payment of 20% is borne, and in such event We pay the rest.', false],
  ['rate', 8, 'Of a delay beyond the said 9 days the interest is 8%.', true],
  ['rate', 8, 'Where We decide under investigation, the interest is 8%.', true],
  ['rate', 80, 'With interest one may have 80% of its surrender value.', true],
  ['share', 20, 'In Zone B a co-payment of 20% is borne.', true],
  ['share', 20, 'In the zone a co-payment of 20% is borne.', false],
  ['share', 20, 'Holders of the "Silver Plan" pay a co-payment of 20%.', true],
  ['share', 20, 'A co-payment of 20% of the daily cash is borne.', true],
  ['share', 20, 'A co-payment of 20% of each bill is borne.', false],
  ['share', 75, 'Over 75%, without a co-payment, the car counts as a total loss.', true],
  ['kind', 'indemnity', 'Where two or more policies hold, each pays as an indemnity.', true],
  ['kind', 'indemnity', 'The rate of interest on the indemnity is low.', true],
  ['kind', 'indemnity', 'Courts may be asked about the indemnity.', true],
])('of %s %s from “%s” another thing takes the number: %s', (key, value, quote, taken) => {
  expect(findings(takenByAnother, key, value, quote)).toEqual(taken ? ['/quote'] : [])
})

test.each<[titles: string[], taken: boolean]>([
  [['Optional covers', 'Daily cash'], true],
  [['Covers', 'Daily cash'], false],
  [['Optional covers', 'Other'], false],
])(
  'a value of a table in front belongs to the clauses %j that are headed with its field: %s',
  (titles, taken) => {
    const quote = 'Rs. 900 is paid a day, as a daily amount.'
    const clauses = titles.map((title, at) =>
      clauseOf(at + 2, { title, text: title, parent: at === 0 ? null : 2 }),
    )
    const fact = { key: 'cash', value: 900, quote, clause: 1, page: 1 }
    const all = [clauseOf(1, { text: quote }), ...clauses]
    const subject = { ...subjectOf({ facts: [fact] }, all), category: { fields: FIELDS } }
    const field = FIELDS.find(({ key }) => key === 'cash')
    expect(findingsIn(takenByAnother, { fact, field, subject } as never)).toEqual(taken ? ['/quote'] : [])
  },
)

test.each<[title: string, key: string, value: number | string, quote: string, taken: boolean]>([
  ['Terrorism', 'share', 20, 'A co-payment of 20% is borne.', true],
  ['Annexure for the cover of shops', 'share', 20, 'A co-payment of 20% is borne.', true],
  ['Variant 2', 'share', 20, 'A co-payment of 20% is borne.', true],
  ['Claims', 'share', 20, 'A co-payment of 20% is borne.', false],
  ['Contribution', 'kind', 'indemnity', 'We pay a share of the indemnity.', true],
  ['Loans', 'kind', 'indemnity', 'We lend a share of the indemnity.', true],
])('below “%s” another thing takes %s %s from “%s”: %s', (title, key, value, quote, taken) => {
  expect(findings(takenByAnother, key, value, quote, undefined, quote, title)).toEqual(
    taken ? ['/quote'] : [],
  )
})

test.each([
  ['In a claim you share 1. Room charges 2. A co-payment\tnone, 20%', true],
  ['In a claim you share 1. Room charges 2. A co-payment of 20%', false],
  ['In a claim you share a co-payment\tnone, 20%', false],
])('of the row “%s” the number may be of another entry: %s', (row, taken) => {
  expect(findings(takenByAnother, 'share', 20, `Costs\t${row}`)).toEqual(taken ? ['/quote'] : [])
})

test.each([
  ['IMT. 20', true],
  ['20', false],
])('the number %j of a clause says whether it is an endorsement: %s', (number, taken) => {
  const fact = { key: 'cash', value: 900, quote: 'We pay a daily amount of Rs. 900.', clause: 1, page: 1 }
  const clause = clauseOf(1, { number, text: fact.quote })
  const subject = { ...subjectOf({ facts: [fact] }, [clause]), category: { fields: FIELDS } }
  const field = FIELDS.find(({ key }) => key === 'cash')
  expect(findingsIn(takenByAnother, { fact, field, subject } as never)).toEqual(taken ? ['/quote'] : [])
})

test('a note that says for whom a number holds is enough', () => {
  const quote = 'A co-payment of 20% is borne by a person aged 61 years or above.'
  expect(findings(takenByAnother, 'share', 20, quote, 'From an age of 61.')).toEqual([])
})

test.each([
  ['Costs: i. A room up to 5%. ii. Treatment, of which a co-payment up to 20%.', true],
  ['Costs: i. A room up to 20%. ii. Treatment, of which a co-payment up to 5%.', false],
  ['Costs:\n1. A room up to 5%\n2. A co-payment up to 20%', true],
  ['1. A co-payment is borne.\n2. It is 5%.', false],
])('of the text “%s” the number is of an entry that does not name the field: %s', (text, taken) => {
  expect(findings(takenByAnother, 'share', 5, text)).toEqual(taken ? ['/quote'] : [])
})

test('an entry of a list below a heading with the name of the field is of that', () => {
  const text = 'i. A room up to 5%. ii. Treatment, with a co-payment up to 20%.'
  expect(findings(takenByAnother, 'share', 5, text, undefined, text, 'Co-payment')).toEqual([])
})

test.each([
  ['Motor add-on', false],
  ['Private car', true],
])('what one may choose to add is taken from a field of “%s”: %s', (name, taken) => {
  const quote = 'With the add-on cover a room is paid up to Rs. 900.'
  const fact = { key: 'room', value: 900, quote, clause: 1, page: 1 }
  const category = { name, fields: FIELDS }
  const subject = { ...subjectOf({ facts: [fact] }, [clauseOf(1, { text: quote })]), category }
  const field = FIELDS.find(({ key }) => key === 'room')
  expect(findingsIn(takenByAnother, { fact, field, subject } as never)).toEqual(taken ? ['/quote'] : [])
})

test.each([
  ['list', ['fire', 'theft'], []],
  ['yes-no', true, ['/quote']],
])(
  'of a field of type %s, the heading of a cover that one may choose takes the value: %s',
  (type, value, found) => {
    const field = fieldOf({ key: 'perils', label: 'Perils', type, terms: ['theft'] } as never)
    const quote = 'We pay for fire, theft.'
    const clauses = [
      clauseOf(1, { text: quote }),
      clauseOf(2, { title: 'Device against theft (optional cover)', text: 'A discount is given.' }),
    ]
    const fact = { key: 'perils', value, quote, clause: 1, page: 1 }
    const subject = { ...subjectOf({ facts: [fact] }, clauses), category: { name: 'Car', fields: [field] } }
    expect(findingsIn(takenByAnother, { fact, field, subject } as never)).toEqual(found)
  },
)
