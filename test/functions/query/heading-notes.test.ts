import { beforeAll, expect, test } from 'vitest'
import type { Law } from '../../../build/contract/authored/law.ts'
import { EditedSite } from '../../support/edited-site.ts'

// Warnings about the heading of a section are printed wherever the heading is.

const SLUG = 'sample-insurance-act-2001'
const DOUBT = 'The heading says “two years”, the text “three years”: rely on the text, not on the heading.'

const site = new EditedSite({
  [`law/${SLUG}.json`]: ({ sections }: Law) => {
    Object.assign(sections[0] ?? {}, {
      heading: 'Policy not to be questioned after two years',
      text: 'No policy of the sample is questioned after three years.',
    })
  },
})
beforeAll(() => site.build())

test.each<[where: string, shown: () => Promise<string>]>([
  ['its page', () => site.file(`law/${SLUG}/1.html`)],
  ['the page of its instrument', () => site.file(`law/${SLUG}.html`)],
  ['its Markdown', () => site.file(`law/${SLUG}/1.md`)],
  ['its record', () => site.file(`law/${SLUG}/1.json`)],
  ['getLaw', () => site.file(`api/v1/law/${SLUG}`)],
  ['listLaw', () => site.get('/api/v1/law?q=policy+questioned')],
  ['a search', () => site.get('/search?q=policy+questioned')],
  ['get_law', () => site.tool('get_law', { slug: SLUG, section: '1' })],
  ['list_law', () => site.tool('list_law', { q: 'policy questioned' })],
])('%s says that the heading and the text of a section name different times', async (_where, shown) => {
  expect(await shown()).toContain(DOUBT)
})

test('a section whose heading agrees with its text has no such note', async () => {
  const { sections } = JSON.parse(await site.file(`api/v1/law/${SLUG}`)) as { sections: { note: unknown }[] }
  expect(sections.filter(({ note }) => String(note).includes('The heading says'))).toHaveLength(1)
})
