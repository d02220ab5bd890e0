import { expect, test } from 'vitest'
import { askedPage, pageAddress } from '../../../functions/shared/asked-page.ts'
import { wholePage } from '../../../functions/shared/function-page.tsx'

// A language that a dataset adds: a file of texts and a row of the service file, and no line of code.

const FILES: Readonly<Record<string, object | string>> = {
  '/index/service.json': {
    base_url: 'https://x.example',
    languages: [{ code: 'bn', name: 'বাংলা', pages: '^(?:/search|/help)$', without: [] }],
  },
  '/index/texts/bn.json': { code: 'bn', texts: { 'frame.search': 'খুঁজুন' }, words: {} },
  '/index/frame/bn.txt': '<html lang="bn">{alternates}{languages}{content}',
}
const source = {
  read: async (path: string) => {
    const file = FILES[path]
    return file === undefined
      ? null
      : new TextEncoder().encode(typeof file === 'string' ? file : JSON.stringify(file))
  },
}
const asked = (address: string) =>
  askedPage(
    source,
    pageAddress(new URL(address, 'https://x.example'), (path) => path === '/policy/search'),
  )

test.each([
  ['/bn/search', 'bn'],
  ['/search?q=বিমা', 'bn'],
  ['/search?q=বিমা&language=en', 'en'],
  ['/search?q=insurance', 'en'],
  ['/help?q=বিমা', 'en'],
  ['/policy/search', 'en'],
  ['/api/help', 'en'],
])('%s is a page in %s', async (address, code) => {
  expect(await asked(address)).toMatchObject({ isHeld: true, site: { texts: { code } } })
})

test.each(['/bn/report', '/xx/search'])('%s is a page in no language that is there', async (address) => {
  expect(await asked(address)).toMatchObject({ isHeld: false, others: [], site: { texts: { code: 'en' } } })
})

test('a page is drawn in its frame, with its texts and the way to the same page in English', async () => {
  const found = await asked('/bn/help?uin=A1&key=%20')
  const { site } = found
  const page = {
    title: '',
    content: [site.texts.t('frame.search'), ' ', site.link('/search'), ' ', site.link('/law')],
  }
  expect(new TextDecoder().decode(await wholePage(source, page, found))).toBe(
    '<html lang="bn"><link rel="alternate" hreflang="en" href="https://x.example/help?uin=A1"/>' +
      '<a class="switch" lang="en" hreflang="en" href="/help?uin=A1">English</a>খুঁজুন /bn/search /law',
  )
})
