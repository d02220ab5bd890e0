import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleSite } from '../../support/built-once.ts'
import { pageOf } from '../../support/sample-pages.ts'

// The offices of the Ombudsman that a search names, by places as people write them.

/** The page of results for a query. */
const searched = async (q: string) => (await pageOf(`/search?q=${encodeURIComponent(q)}`)).html

/** Where what is found first leads, in its order. */
async function foundFirst(q: string): Promise<string[]> {
  const best = (await searched(q)).split('<section id="best">')[1]?.split('</section>')[0] ?? ''
  return Array.from(best.matchAll(/<li>\s*<a href="([^"]*)"/gu), ([, href = '']) => href)
}

test.each([
  ['ombudsman delhi address', ['office-delhi']],
  ['ombudsman office kerala', ['office-kochi']],
  ['ombudsmen kanpur', ['office-lucknow']],
  ['lokpal office gurugram', ['office-delhi']],
  ['ombudsman haryana', ['office-chandigarh', 'office-delhi']],
  ['ombudsman maharashtra', ['office-mumbai', 'office-pune', 'office-thane']],
  ['ombudsman navi mumbai', ['office-thane']],
  ['ombudsman gurgaon', ['office-delhi']],
  ['insurance ombudsman bangalore', ['office-bengaluru']],
  ['ombudsman office orissa', ['office-bhubaneswar']],
  ['ombudsman bengal', ['office-kolkata']],
  ['ombudsman office himachal', ['office-chandigarh']],
  ['ombudsman west zone', []],
  ['लोकपाल जयपुर', ['office-jaipur']],
  ['दिल्ली का लोकपाल', ['office-delhi']],
  ['लोकपाल गुरुग्राम', ['office-delhi']],
  ['लोकपाल मणिपुर', ['office-guwahati']],
  ['लोकपाल मैनपुरी', ['office-noida']],
  ['लोकपाल पश्चिम बंगाल', ['office-kolkata']],
  ['लोकपाल तमिलनाडु', ['office-chennai']],
  ['लोकपाल हरियाणा', ['office-chandigarh', 'office-delhi']],
  ['लोकपाल अटलांटिस', []],
  ['ombudsman office of my town', []],
  ['ombudsman atlantis', []],
])('offices of the Ombudsman come first where an office is asked for: %s', async (q, offices) => {
  const site = /\p{Script=Devanagari}/u.test(q) ? '/hi' : ''
  const claim = readFileSync(join(await sampleSite(), site, 'claim.html'), 'utf8')
  const best = await foundFirst(q)
  const places = [...offices, 'ombudsman-offices']
  expect(best.slice(0, places.length)).toEqual(places.map((place) => `${site}/claim#${place}`))
  for (const place of places) expect(claim).toContain(`id="${place}"`)
  expect(await searched(q)).not.toContain('No product is called')
})

test.each([
  ['is about the Ombudsman and asks for no office', 'can I go to the ombudsman'],
  ['says a word that stands for complaints, too', 'they ignored the address in my letter'],
])('a question that %s is not answered by offices', async (_, q) => {
  const best = await foundFirst(q)
  expect(best.filter((href) => href.startsWith('/claim'))).toEqual([])
})
