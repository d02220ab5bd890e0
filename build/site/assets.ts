import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const OURS = ['site.css', 'icon.svg', 'copy.js', 'try.js', 'filter.js', 'docs.js'] as const

/** The files pages load, by their names under `/assets/`: ours, and the renderer of the reference as its package ships it. */
export function* assets(): Generator<readonly [name: string, content: string]> {
  for (const name of OURS) yield [name, readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8')]
  yield ['redoc.standalone.js', renderer()]
  yield ['redoc.LICENSE.txt', ofRedoc('LICENSE')]
  yield ['redoc.standalone.js.LICENSE.txt', ofRedoc('bundles/redoc.standalone.js.LICENSE.txt')]
}

/** The picture of the maker's name would come from another host; without an address the renderer leaves it out. */
function renderer(): string {
  const bundle = ofRedoc('bundles/redoc.standalone.js')
  if (!bundle.includes(FOREIGN_PICTURE)) {
    throw new Error('redoc: the picture to take out is not where it was; look for requests to other hosts')
  }
  return bundle.replaceAll(FOREIGN_PICTURE, '')
}

const FOREIGN_PICTURE = 'https://cdn.redoc.ly/redoc/logo-mini.svg'

const packages = createRequire(import.meta.url)

function ofRedoc(path: string): string {
  return readFileSync(packages.resolve(`redoc/${path}`), 'utf8')
}
