import { readFileSync, readdirSync } from 'node:fs'
import { transformSync } from 'esbuild'

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
  'comparisons',
  'claims',
  'forms',
  'reference',
  'print',
]

/** The picture that stands for every page where it is shared, 1200 by 630. */
export const PICTURE = 'share.png'

/** The files that pages load, by their names under `/assets/`. */
export function* assets(): Generator<readonly [name: string, content: string | Uint8Array]> {
  const styles = STYLES.map((name) => source(`css/${name}.css`)).join('\n')
  yield ['site.css', transformSync(styles, { loader: 'css', minify: true }).code]
  for (const name of readdirSync(assetAt('')).toSorted())
    if (/\.(?:js|svg)$/u.test(name)) yield [name, source(name)]
  yield [PICTURE, readFileSync(assetAt(PICTURE))]
}

function source(name: string): string {
  return readFileSync(assetAt(name), 'utf8')
}

function assetAt(name: string): URL {
  return new URL(`assets/${name}`, import.meta.url)
}
