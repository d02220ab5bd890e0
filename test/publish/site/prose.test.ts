import { expect, test } from 'vitest'
import { markedUp } from '../../../build/publish/site/prose.tsx'
import { htmlOf } from '../../../build/view/html-of.ts'
import { jsx } from '../../../build/view/jsx-runtime.ts'
import { linksOf } from '../../../build/view/page-paths.ts'

const shown = (text: string, fillings = {}) =>
  htmlOf(markedUp(text, linksOf('https://a.example/base'), fillings))

test.each([
  ['# Title\n\nFirst\nwords.\n\nMore.', '<h1>Title</h1><p class="lead">First words.</p><p>More.</p>'],
  ['## A *place* {#here}', '<h2 id="here">A <em>place</em></h2>'],
  [
    'To [a page](/docs#x), [out](https://b.example/) and [here](#y)',
    '<p>To <a href="/base/docs#x">a page</a>, <a href="https://b.example/">out</a> and <a href="#y">here</a></p>',
  ],
  ['- one\n- **two**', '<ul><li>one</li><li><strong>two</strong></li></ul>'],
  [
    '`<name>` is {{word}} at {{base}}',
    '<p><code translate="no">&lt;name&gt;</code> is &lt;b&gt; at https://a.example/base</p>',
  ],
  ['{{part}}\n\n- {{part}}', '<hr/><ul><hr/></ul>'],
  [
    '```sh\nget {{base}}\n```',
    '<div class="code"><pre tabindex="0" data-copy="">get https://a.example/base</pre></div>',
  ],
  ['```\n{ a }\n```', '<div class="code"><pre tabindex="0">{ a }</pre></div>'],
])('the text %j is drawn as a part of a page', (text, html) => {
  expect(shown(text, { word: '<b>', part: jsx('hr', {}) })).toBe(html)
})

test.each(['{{unknown}}', '<b>HTML</b>', '> quoted', '| a |\n| - |\n| b |'])(
  'the text %j stops the build',
  (text) => {
    expect(() => shown(text)).toThrow(/no value is given|no page has/u)
  },
)
