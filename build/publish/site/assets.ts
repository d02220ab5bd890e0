import { readFileSync } from 'node:fs'

// The site: pages for people and their Markdown versions. This module: styles, scripts and icons.

/** The parts of the one style sheet, in the order of the cascade. */
const STYLES = [
  'base',
  'frame',
  'text',
  'tables',
  'landing',
  'controls',
  'people',
  'pictures',
  'forms',
  'reference',
  'print',
]

const OTHERS = [
  'icon.svg',
  'ask.js',
  'answer.js',
  'copy.js',
  'try.js',
  'filter.js',
  'find.js',
  'offline.js',
  'compare.js',
]

/** The files that pages load, by their names under `/assets/`. */
export function* assets(): Generator<readonly [name: string, content: string]> {
  yield ['site.css', STYLES.map((name) => source(`css/${name}.css`)).join('\n')]
  for (const name of OTHERS) yield [name, source(name)]
}

function source(name: string): string {
  return readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8')
}
