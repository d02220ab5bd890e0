import { describe, expect, test } from 'vitest'
import { askLaw, law, lawQuestion, lawSite, section, sectionsOf } from '../support/law-site.ts'

// Question of the table that a search asks, and what it then gives first.

const QUESTIONS = [
  lawQuestion('My claim was rejected', ['repudiated by the insurer', 'claim not paid'], 2, 0),
  lawQuestion('They are late with my claim', [], 1),
]

describe('a search asks a question of the table', () => {
  const site = lawSite(
    [law('alpha')],
    [1, 2, 3].map((number) => section(0, String(number))),
    QUESTIONS,
  )

  test.each([
    ['in its words', 'My claim was rejected', 0],
    ['in other forms of its words, whatever their case and order', 'REJECTED: claims?', 0],
    ['in other words of the table', 'Has the insurer repudiated?', 0],
    ['in the words that carry it', 'late claim', 1],
  ])('%s', async (_how, q, at) => {
    expect((await askLaw(site, q)).rights?.question).toBe(QUESTIONS[at]?.question)
  })

  test.each([
    ['with words that say little', 'claim insurer'],
    ['with as many words beside them that no question has', 'claim rejected car flood'],
    ['the other way round', 'claim paid'],
    ['in words that carry nothing', 'what is it'],
  ])('not %s', async (_how, q) => {
    expect((await askLaw(site, q)).rights).toBeNull()
  })
})

test('questions that may be meant are named where none clearly is, the likeliest first, each with its place', async () => {
  const asked = ['The insurer rejected my theft claim', 'The insurer rejected my fire claim', 'Is GST due?']
  const table = asked.map((question) => lawQuestion(question, [], 0))
  const site = lawSite([law('alpha')], [section(0, '1')], table)
  const { rights, did_you_mean } = await askLaw(site, 'why has my insurer rejected the claim')
  expect(rights).toBeNull()
  expect(did_you_mean).toEqual([
    { question: asked[0], url: 'https://law.example/rights/the-insurer-rejected-my-theft-claim' },
    { question: asked[1], url: 'https://law.example/rights/the-insurer-rejected-my-fire-claim' },
  ])
  expect((await askLaw(site, 'is gst due')).did_you_mean).toBeUndefined()
})

describe('the answer of listLaw', () => {
  const site = lawSite(
    [law('alpha'), law('beta')],
    [
      section(0, '1', { text: 'A claim is a claim is a rejected claim.' }),
      section(0, '2', { text: 'Late claims.' }),
      section(1, '7', {
        summary: 'What an insurer may not do.',
        exceptions: [{ from: '7(2)', says: 'Frauds.' }],
      }),
    ],
    QUESTIONS,
  )

  test('has the sections of the answer in its order, no weak ones beside them, and the answer with their addresses', async () => {
    const body = await askLaw(site, 'my claim was rejected')
    expect(sectionsOf(body)).toEqual(['beta 7', 'alpha 1'])
    expect(body.rights).toMatchObject({
      question: 'My claim was rejected',
      answer: [
        { says: 'It says so at 2.', law: 'beta', section: '7' },
        { says: 'It says so at 0.', law: 'alpha', section: '1' },
      ],
    })
    expect(body.message).toBeNull()
  })

  test('has no rights where no question of the table is asked', async () => {
    expect((await askLaw(site, 'claims')).rights).toBeNull()
    expect((await askLaw(lawSite([law('alpha')], []), 'my claim was rejected')).rights).toBeNull()
  })

  test('shows exceptions beside a snippet, and finds a section by their words', async () => {
    const { instruments } = await askLaw(site, 'frauds')
    expect(instruments[0]?.matches).toMatchObject([
      { number: '7', of: 'summary', exceptions: [{ from: '7(2)', says: 'Frauds.' }] },
    ])
  })
})
