import glob from 'fast-glob'

const PAGES = 'build/publish/site/pages'

/** The sources that pages in other languages are drawn from: their words are in data/common/texts/en.json. */
export const MOVED = [
  'build/publish/site/layout.tsx',
  'build/publish/site/page-head.tsx',
  ...glob.sync('build/view/*.tsx').filter((file) => !/components|jsx/u.test(file)),
  ...[
    'category',
    'claim',
    'claim-contacts',
    'compare',
    'complaint',
    'contacts',
    'family',
    'index-pages',
    'insurer',
    'landing',
    'product',
    'product-head',
    'product-list',
    'rights',
  ].map((name) => `${PAGES}/${name}.tsx`),
  ...glob.sync('functions/shared/*.tsx'),
  'functions/write/answer-page.tsx',
  ...glob
    .sync('functions/query/pages/*.{ts,tsx}')
    .filter((file) => !/\/(?:changed-page|letter|sheet-page)\.tsx$/u.test(file)),
]
