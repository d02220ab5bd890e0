import { CLAIM_PATH, RIGHTS_PATH } from '../../build/contract/paths.ts'
import type { TextKey } from '../../build/contract/source-texts.ts'
import type { Trail } from '../../build/view/links.tsx'
import type { Links } from '../../build/view/page-paths.ts'

/** Pages that lead on from a page of a function, each with its words. */
const LISTS = {
  [CLAIM_PATH]: 'refusal.claim',
  '/category': 'category.by-type',
  '/insurer': 'frame.insurers',
  [RIGHTS_PATH]: 'frame.your-rights',
  '/law': 'frame.law',
  '/forms': 'frame.forms',
} as const satisfies Readonly<Record<string, TextKey>>

/** Some of them, in the language of a page. */
export function listsOf({ texts }: Pick<Links, 'texts'>, paths: readonly (keyof typeof LISTS)[]): Trail {
  return paths.map((path) => [path, texts.t(LISTS[path])])
}
