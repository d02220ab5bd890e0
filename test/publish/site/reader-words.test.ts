import { describe, expect, test } from 'vitest'
import type { InsurerBody } from '../../../build/contract/published/insurers.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { comparedSentence } from '../../../build/contract/reader-words.ts'
import { displayOf } from '../../../build/contract/answer-words.ts'
import { SampleFiles } from '../../support/sample-files.ts'

// The words in which pages say what bodies say in codes.

/** The products of the sample that another one supersedes. */
const SUPERSEDED = ['904N001V01', 'SBHHLIP22011V012122', 'SMGHLIP24021V012324']

describe('a value in the words of its question', () => {
  const asked = (value: boolean | number, question: string, label = 'Label') => {
    return displayOf({ type: typeof value === 'number' ? 'number' : 'yes-no', label, question }, { value })
  }

  test.each([
    [false, 'Is terrorism covered?', 'Not covered'],
    [true, 'Are the costs of a delivery paid?', 'Paid'],
    [false, 'Is treatment outside India paid for?', 'Not paid for'],
    [false, 'Is damage paid if the driver had been drinking?', 'Not paid'],
    [true, 'Am I covered when someone else drives with my permission?', 'Covered'],
    [false, 'Is treatment paid for that is over within the same day?', 'Not paid for'],
    [24, 'Within how many hours must the insurer be told?', '24 hours'],
    [1, 'For how many days is it paid?', '1 day'],
    [10, 'How many times the yearly premium is paid?', '10 times'],
  ])('%s to “%s” is “%s”', (value, question, says) => {
    expect(asked(value, question)).toBe(says)
  })

  test('the unit may be in the label', () => {
    expect(asked(24, 'When must it answer?', 'Answer to a request (hours)')).toBe('24 hours')
  })

  test.each([
    [false, 'Are illnesses a member already has covered at once?'],
    [false, 'Are all treatments covered?'],
    [false, 'Is only one eye covered?'],
    [true, 'Must the owner hold a licence to have the cover?'],
    [true, 'Is the whole bill cut when the room costs more?'],
    [false, 'Can the pillion rider be covered?'],
  ])('%s to “%s” stays as it is', (value, question) => {
    expect(asked(value, question)).toBe(value ? 'Yes' : 'No')
  })

  test('a number of other things stays as it is, and nothing stays nothing', () => {
    expect(asked(32, 'How many illnesses are on the list?')).toBe('32')
    expect(displayOf({ type: 'number', label: 'Label', question: 'How many hours?' }, { value: null })).toBe(
      null,
    )
  })
})

test('the sentence of a comparison counts every row', () => {
  const verdicts = { same: 20, different: 2, differs_in_notes: 9, not_compared: 5, incomplete: 8 }
  const said = comparedSentence({ total: 44, verdicts })
  expect(said).toBe('44 questions: 2 answered differently, 20 answered the same, 22 to read side by side.')
})

describe('the sample', () => {
  const site = new SampleFiles()

  test('no page and no Markdown version says that a product is on sale, or shows a code for people', () => {
    const pages = [...site.tree.keys()].filter((path) =>
      /^(?:policy|category|insurer|compare|forms)\b.*\.(?:html|md)$/u.test(path),
    )
    expect(pages.length).toBeGreaterThan(40)
    for (const path of pages.filter((one) => !one.includes('/wording'))) {
      const said = path.endsWith('.md')
        ? site.text(path).replace(/"(?:not-stated|unread)"/gu, '')
        : site.words(path)
      expect(said, path).not.toMatch(
        /on sale|It can be bought|PDF field <|PDF field `|not-stated\b|in-schedule|left to the schedule/u,
      )
    }
  })

  test('the page and the Markdown version of a product say alike what each value rests on', () => {
    const restsIn = (text: string) => Array.from(text.matchAll(/\bRead from [^\n]*?\.(?=\n|$)/gu), String)
    const read = site.bodies<PolicyBody>('policy').filter(({ facts }) => facts.length > 0)
    for (const { uin, facts } of read) {
      const name = uin.replaceAll('/', '~2F')
      const inTables = facts.filter(
        ({ proof }) => proof !== null && proof.row !== null && proof.heading !== null,
      )
      const said = restsIn(site.text(`policy/${name}.md`))
      expect(said.length, uin).toBeGreaterThanOrEqual(inTables.length)
      for (const one of inTables)
        expect(said.join('\n'), one.key).toContain(
          `under “${one.proof?.heading}”`.replace(/[*_[\]]/gu, '\\$&'),
        )
      expect(site.words(`policy/${name}.html`).split('Read from ')).toHaveLength(said.length + 1)
    }
    expect(read.length).toBeGreaterThan(3)
  })

  test('an older version says so and names the newest, and no other product does', () => {
    const warned = site.bodies<PolicyBody>('policy').filter(({ uin, facts }) => {
      const name = uin.replaceAll('/', '~2F')
      const isSaid = site.text(`policy/${name}.md`).includes('This is not the newest version.')
      if (facts.length > 0)
        expect(site.words(`policy/${name}.html`).includes('This is not the newest version.'), uin).toBe(
          isSaid,
        )
      return isSaid
    })
    // Written down from `supersedes` in the records.
    expect(warned.map(({ uin }) => uin).toSorted()).toEqual(SUPERSEDED)
    const older = site.words('policy/SMGHLIP24021V012324.html')
    expect(older).toContain('Sample Monsoon')
    expect(site.text('policy/SMGHLIP24021V012324.html')).toContain('href="/policy/SMGHLIP25021V022425"')
  })

  test('an insurer’s description promises contacts and forms only where there are some', () => {
    for (const { slug, contacts, forms } of site.bodies<InsurerBody>('insurer')) {
      const html = site.text(`insurer/${slug}.html`)
      const description = /<meta name="description" content="(?<said>[^"]*)"/u.exec(html)?.groups?.['said']
      expect(description?.includes('contact'), slug).toBe(contacts.length > 0)
      expect(description?.includes('form'), slug).toBe(forms.length > 0)
      expect(html.includes('We hold no contact of this insurer yet.'), slug).toBe(contacts.length === 0)
    }
  })
})
