import { item } from '../contract/item.ts'
import type { AnswerId } from '../publish/answers/index.ts'
import { operationPath } from '../contract/addresses.ts'
import { ANSWERS } from '../contract/answers.ts'
import { answerPath } from '../contract/index-paths.ts'
import { PATHS } from '../contract/paths.ts'
import { isPlainUin, policyPath, uinFileName } from '../contract/uin.ts'
import { type OutputFile, checkedFile } from '../publish/answers/output-file.ts'

// Every file is made, or kept where nothing changed. This module: an answer, wherever it is read from.

/** A precomputed answer wherever it is read from. */
export function* answerFiles(
  id: AnswerId,
  value: string | number | null,
  body: unknown,
): Generator<OutputFile> {
  const paths = answerPaths(id, value)
  const { content } = checkedFile(item(paths, 0), body, ANSWERS[id])
  for (const path of paths) yield { path, content }
}

/** Paths of an answer: its own if a file can be there, and the one where the query function finds it. */
function answerPaths(id: AnswerId, value: string | number | null): string[] {
  if (id === 'getClause') return [operationPath(id, String(value))]
  if (id === 'getPolicy') {
    const uin = String(value)
    const answer = answerPath(id, uinFileName(uin))
    return isPlainUin(uin) ? [policyPath(uin), answer] : [answer]
  }
  const answer = answerPath(id, value === null ? null : String(value))
  // A folder is at this path: the fields of each category are below it.
  if (id === 'listCategories') return [answer, `${PATHS.listCategories}/index.json`]
  return [value === null ? PATHS[id] : operationPath(id, value), answer]
}
