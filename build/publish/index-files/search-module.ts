import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { item } from '../../contract/item.ts'
import { lazily } from '../../contract/lazily.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * The definition of words and the options of the indexes as one ES module without imports, so that an offline client
 * with plain MiniSearch looks for the very words the indexes hold.
 *
 * @example
 *   import { TEXT_INDEX, TEXT_SEARCH } from './index/search.js'
 *   MiniSearch.loadJS(file.index, TEXT_INDEX).search('hospitalisation', TEXT_SEARCH)
 */
export const searchModule = lazily((): string => {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('../../search/search-options.ts', import.meta.url))],
    // The bundle names the files it was made of in comments: relative to the project, not to where the build was started.
    absWorkingDir: ROOT,
    preserveSymlinks: true,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'inline',
  })
  return item(outputFiles, 0).text
})
