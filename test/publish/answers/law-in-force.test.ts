import { beforeAll, describe, expect, test } from 'vitest'
import type { Law } from '../../../build/contract/authored/law.ts'
import type { LawBody, LawsBody } from '../../../build/contract/published/instruments.ts'
import { EditedSite } from '../../support/edited-site.ts'
import { wordsIn } from '../../support/sample-files.ts'
import { takeLawAway } from '../../support/without-law.ts'

// Law that is made but not yet in force is never published as law, nor as law that was.

const SLUG = 'sample-insurance-act-2001'

/** A built site whose one instrument is changed. */
async function siteOf(change: (law: Law) => object): Promise<EditedSite> {
  const site = new EditedSite({ [`law/${SLUG}.json`]: change })
  // Only law in force may be rested on.
  takeLawAway(site.data)
  await site.build()
  return site
}

/** The record with keys put in the place that the schema gives them. */
function withForce(law: Law, force: object): object {
  const entries = Object.entries(law)
  const at = entries.findIndex(([key]) => key === 'in_force')
  return Object.fromEntries([...entries.slice(0, at), ...Object.entries(force), ...entries.slice(at + 1)])
}

describe.each([
  ['from a day', { in_force: false, commences: '2027-04-01' }, 'Not yet in force, but from 2027-04-01 on.'],
  [
    'from no known day',
    { in_force: false, commences: null },
    'Not yet in force, and no day is known from which it will be.',
  ],
  ['no longer', { in_force: false }, 'No longer in force.'],
])('an instrument in force %s', (_, force, said) => {
  let site: EditedSite
  beforeAll(async () => {
    site = await siteOf((law) => withForce(law, force))
  })
  const isWaiting = 'commences' in force
  const shown = said.replace('2027-04-01', '1 April 2027')

  test('says so in every body, for programs too', async () => {
    const body = JSON.parse(await site.file(`api/v1/law/${SLUG}`)) as LawBody
    const found = JSON.parse(await site.get('/api/v1/law?q=nomination')) as LawsBody
    const known = { in_force: false, not_yet: isWaiting, commences: isWaiting ? force.commences : null }
    expect(body).toMatchObject({ ...known, checked: expect.stringMatching(`^${said} `) as string })
    expect(found.instruments).toMatchObject([{ ...known, matches: [{ not_yet: isWaiting }] }])
    expect(body.sections.map(({ not_yet }) => not_yet)).toEqual(body.sections.map(() => isWaiting))
  })

  test('says so on its page, in Markdown, in lists and where its sections are found', async () => {
    expect(await site.file(`law/${SLUG}.html`)).toContain(`<strong>${shown}</strong>`)
    expect(await site.file(`law/${SLUG}.md`)).toContain(shown)
    expect(wordsIn(await site.file(`law/${SLUG}/2a.html`))).toContain(shown)
    const short = isWaiting ? ', not yet in force' : ', no longer in force'
    expect(wordsIn(await site.file('law/index.html'))).toContain(short)
    expect(wordsIn(await site.get('/search?q=nomination'))).toContain(short)
  })
})

test('a section that waits says so by itself; its instrument and the others are in force', async () => {
  const site = await siteOf((law) => {
    const { number, heading, text, summary, exceptions, omitted, ...rest } = law
      .sections[1] as Law['sections'][number]
    const waits = {
      number,
      heading,
      text,
      summary,
      ...(exceptions && { exceptions }),
      omitted,
      commences: '2027-04-01',
      ...rest,
    }
    return { ...law, sections: law.sections.map((section, at) => (at === 1 ? waits : section)) }
  })
  const body = JSON.parse(await site.file(`api/v1/law/${SLUG}`)) as LawBody
  expect(body).toMatchObject({ in_force: true, not_yet: false, commences: null })
  expect(body.sections.slice(0, 2).map(({ not_yet, commences }) => [not_yet, commences])).toEqual([
    [false, null],
    [true, '2027-04-01'],
  ])
  const page = wordsIn(await site.file(`law/${SLUG}/2a.html`))
  expect(page).toContain('This section is not in force yet. It will be from 1 April 2027.')
  expect(wordsIn(await site.file(`law/${SLUG}/1.html`))).not.toContain('not in force yet')
  const found = JSON.parse(await site.get('/api/v1/law?q=nomination')) as LawsBody
  expect(found.instruments).toMatchObject([{ not_yet: false, matches: [{ number: '2A', not_yet: true }] }])
})
