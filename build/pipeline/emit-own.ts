import { INDEX_FILES } from '../contract/index-files.ts'
import type { OutputFile } from '../publish/answers/output-file.ts'
import { searchModule } from '../publish/index-files/search-module.ts'
import { assets } from '../publish/site/assets.ts'

/** Files that are made from this project's own sources alone: the module that offline clients search with, and what pages load. */
export function* emitOwn(): Generator<OutputFile> {
  yield { path: INDEX_FILES.search.path, content: searchModule() }
  for (const [name, content] of assets()) yield { path: `/assets/${name}`, content }
}
