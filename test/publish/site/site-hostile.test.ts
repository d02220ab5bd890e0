import { beforeAll, expect, test } from 'vitest'
import { codeBlock, codeSpan, escaped, linkTo, paragraph } from '../../../build/view/markdown.ts'
import { posted } from '../../../build/publish/description/requests.ts'
import { EditedData } from '../../support/edited-data.ts'
import { type Tree, treeOf } from '../../support/tree.ts'
import {
  addressesInHtml,
  addressesInMarkdown,
  elementsOf,
  recordIn,
  textsOf,
  withoutCode,
} from '../../support/emitted-pages.ts'

const NAME = '<script>alert(1)</script> *Care* [x](javascript:alert(2)) `<b>` & &lt; "q"'
const TITLE = '</script><img src=x onerror=alert(1)>\n# Heading | cell'
const ADDRESS = 'javascript:alert(1)'

type Form = {
  title: string
  instructions: { sections: { fields: { label: string }[] }[] }
  send_to: object[]
}

/** The golden dataset with hostile texts in the places that pages show. */
function hostileData(): EditedData {
  const data = new EditedData()
  data.change<{ name: string }>(
    'products/sample-fern/SFHHLIP24001V022324.json',
    (one) => void (one.name = NAME),
  )
  data.change<Form>('forms/1.json', (form) => {
    form.title = TITLE
    for (const { fields } of form.instructions.sections) for (const field of fields) field.label = NAME
    form.send_to = form.send_to.map((channel) => ({
      ...channel,
      channel: 'url',
      value: ADDRESS,
      quote: ADDRESS,
    }))
  })
  return data
}

let hostile: Tree = new Map()
let harmless: Tree = new Map()
beforeAll(async () => {
  hostile = treeOf(await hostileData().built())
  harmless = treeOf(await new EditedData().built())
})

/** Changes that a hostile text may make: it may take links away and add line breaks. */
const without = (html: string) => elementsOf(html).filter((name) => !/^\/?(?:a|br)$/u.test(name))

test('texts of the data never become elements of a page', () => {
  const pages = textsOf(hostile, '.html')
  const changed = pages.filter(([path, html]) => html !== harmless.get(path)?.toString())
  expect(changed.map(([path]) => path).toSorted()).toEqual([
    'category/hospital.html',
    'compare/index.html',
    'docs/index.html',
    'forms/1.html',
    'forms/index.html',
    'index.html',
    'insurer/sample-fern.html',
    'policy/SFHHLIP21001V012021.html',
    'policy/SFHHLIP24001V022324.html',
    'policy/SFHHLIP24001V022324/wording.html',
  ])
  for (const [path, html] of changed) {
    expect(without(html), path).toEqual(without(harmless.get(path)?.toString() ?? ''))
  }
})

test('a form title cannot end the record in its page', () => {
  const html = hostile.get('forms/1.html')?.toString() ?? ''
  expect(recordIn(html, 'record')).toEqual(JSON.parse(hostile.get('forms/1.json')?.toString() ?? ''))
})

test('no link of a page or Markdown version runs a script', () => {
  const found = textsOf(hostile, '.html').flatMap(([, html]) => addressesInHtml(html))
  const inMarkdown = textsOf(hostile, '.md').flatMap(([, text]) =>
    addressesInMarkdown(text.replace(/\\[\\`[\]]/gu, '')),
  )
  expect(found.length + inMarkdown.length).toBeGreaterThan(100)
  expect([...found, ...inMarkdown].filter((address) => address.startsWith('javascript'))).toEqual([])
})

test('the Markdown version of the product shows the text as it is', () => {
  const markdown = hostile.get('policy/SFHHLIP24001V022324.md')?.toString() ?? ''
  expect(markdown.split('\n')[0]).toBe(
    '# &lt;script>alert(1)&lt;/script> \\*Care\\* \\[x\\](javascript:alert(2)) \\`&lt;b>\\` & &amp;lt; "q"',
  )
  for (const [path, text] of textsOf(hostile, '.md'))
    expect(withoutCode(text.replace(/\\`/gu, '')), path).not.toContain('<')
})

test.each([
  ['a * b _ c_', 'a \\* b \\_ c\\_'],
  ['filled_by', 'filled_by'],
  ['x | y\n\tz', 'x \\| y z'],
  ['AT&T &copy; &#1;', 'AT&T &amp;copy; &amp;#1;'],
  ['back\\slash ~~no~~', 'back\\\\slash \\~\\~no\\~\\~'],
])('escaped %j', (text, shown) => {
  expect(escaped(text)).toBe(shown)
})

test.each([
  ['1. one', '1\\. one'],
  ['12) two', '12\\) two'],
  ['# three', '\\# three'],
  ['- four', '\\- four'],
  ['==== ', '\\===='],
  ['---', '\\---'],
  ['1.5 lakh -5 #6', '1.5 lakh -5 #6'],
])('a paragraph that begins %j is not a list, a heading or a rule', (text, shown) => {
  expect(paragraph(escaped(text))).toBe(shown)
})

test('code is fenced with more marks than it holds', () => {
  expect(codeSpan('a `` b')).toBe('```a `` b```')
  expect(codeSpan('`x`')).toBe('`` `x` ``')
  expect(codeBlock('```\nx')).toBe('````\n```\nx\n````')
})

test('an address cannot end its link', () => {
  expect(linkTo('x', 'https://a/(b) <c>\n')).toBe('[x](https://a/%28b%29%20%3Cc%3E%0A)')
})

test('a command is one command whatever it sends', () => {
  expect(posted('https://a/', "it's $(x) `y`")).toContain(String.raw`-d '"it'\''s $(x) ${'`y`'}"'`)
})
