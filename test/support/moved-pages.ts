const PAGES = 'build/publish/site/pages'

/** The sources that pages in other languages are drawn from: their words are in data/common/texts/en.json. */
export const MOVED = [
  'build/publish/site/layout.tsx',
  'build/publish/site/page-head.tsx',
  'build/view/answer-in.tsx',
  'build/view/call-button.tsx',
  'build/view/fact.tsx',
  'build/view/last-days.tsx',
  'build/view/law-sentences.tsx',
  'build/view/links.tsx',
  'build/view/needs.tsx',
  'build/view/phrases.tsx',
  'build/view/unread-places.tsx',
  ...[
    'claim',
    'claim-contacts',
    'complaint',
    'contacts',
    'family',
    'find-within',
    'landing',
    'product',
    'product-head',
    'rights',
    'sold',
  ].map((name) => `${PAGES}/${name}.tsx`),
]
