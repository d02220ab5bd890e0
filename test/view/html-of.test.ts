import { expect, test } from 'vitest'
import { htmlOf } from '../../build/view/html-of.ts'
import { Fragment, type Markup, jsx } from '../../build/view/jsx-runtime.ts'

// Tags as HTML. What is expected was written by hand.

const Greeting = ({ name }: { readonly name: string }): Markup => ['Hello ', jsx('b', { children: name })]

test.each<[what: string, content: Markup, html: string]>([
  ['markup in a text', 'a <b> & "c"', 'a &lt;b&gt; &amp; &quot;c&quot;'],
  [
    'markup in an attribute',
    jsx('a', { href: '/?a=1&b="><script>' }),
    '<a href="/?a=1&amp;b=&quot;&gt;&lt;script&gt;"></a>',
  ],
  ['controls, which no page may have', 'a\u0000b\u001B\tc', 'a\uFFFDb\uFFFD\tc'],
  ['an element without an end', jsx('input', { value: '', maxlength: 5 }), '<input value="" maxlength="5"/>'],
  [
    'attributes that are true, false or not there',
    jsx('p', { hidden: true, id: undefined, class: false }),
    '<p hidden></p>',
  ],
  ['what is not shown', jsx('p', { children: [null, undefined, false, true, 0, '', 'x'] }), '<p>0x</p>'],
  ['a component', jsx(Greeting, { name: '<Ann>' }), 'Hello <b>&lt;Ann&gt;</b>'],
  ['parts without an element', jsx(Fragment, { children: ['a', [jsx('br', {}), 'b']] }), 'a<br/>b'],
  [
    'a record in a script, which it cannot close',
    jsx('script', { type: 'application/ld+json', children: '{"a":"</script>&"}' }),
    String.raw`<script type="application/ld+json">{"a":"\u003c/script>&"}</script>`,
  ],
])('HTML of %s', (_, content, html) => {
  expect(htmlOf(content)).toBe(html)
})
