import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PolicyBody } from '../../build/contract/published/policy.ts'
import { BASE, sampleSite } from '../support/built-once.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

// What the desk shows as published is what the build makes.

async function published(desk: AskedDesk): Promise<{ status: number; policy: string; html: string }> {
  const response = await fetch(`${desk.server.origin}/published/${CAR}`)
  const policy = response.headers.get('content-security-policy') ?? ''
  return { status: response.status, policy, html: await response.text() }
}

test('the body and the words of the page are those of the build, with what was saved just now', async () => {
  const site = await sampleSite()
  const data = new CarData()
  const desk = await AskedDesk.over(data)
  const { body } = await desk.ask('published', { uin: CAR })
  const built = readFileSync(join(site, `api/v1/policy/${CAR}`), 'utf8')
  const own = (text: string) => JSON.parse(text.replaceAll('https://published.invalid', BASE)) as PolicyBody
  expect(own(JSON.stringify(body['body']))).toEqual(JSON.parse(built))
  const words = (html: string) => /<main.*<\/main>/su.exec(html)?.[0].replaceAll(/<[^>]*>/gu, ' ')
  const page = readFileSync(join(site, `policy/${CAR}.html`), 'utf8')
  const { html } = await published(desk)
  expect(words(html)).toBe(words(page.replaceAll(BASE, 'https://published.invalid')))
  data.edit('towing', { note: 'A note of this minute.' })
  expect((await published(desk)).html).toContain('A note of this minute.')
})

test('the page is one file that runs nothing, loads nothing and is framed by the desk alone', async () => {
  const desk = await AskedDesk.over(new CarData())
  const { status, policy, html } = await published(desk)
  expect(status).toBe(200)
  expect(policy).toMatch(/default-src 'none'.*; sandbox;.*frame-ancestors 'self'/u)
  expect(html).not.toMatch(/<script|<link rel="stylesheet"/u)
  const elsewhere = await fetch(`${desk.server.origin}/published/${CAR}`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(elsewhere.status).toBe(403)
  expect((await fetch(`${desk.server.origin}/published/NOTHING00000`)).status).toBe(404)
})
