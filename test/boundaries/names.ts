import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import glob from 'fast-glob'
import { parseSync } from 'oxc-parser'
import { grouped } from '../../build/contract/groups.ts'

/**
 * Folders that hold one file for each subject: its records, its bodies, its index files, its pages. A file has the
 * name of its subject in each of them; elsewhere that name means something else.
 */
const LAYERS = new Set([
  'build/contract',
  'build/contract/authored',
  'build/contract/published',
  'build/contract/index-files',
  'build/check/rules',
  'build/publish/answers',
  'build/publish/index-files',
  'build/publish/release',
  'build/publish/site/markdown',
  'build/publish/site/pages',
  'build/view',
  'functions/query/source',
  'functions/query/operations',
])

/** Names that more than one file may have, each with the reason. */
const SAME_FILE: Readonly<Record<string, string>> = {
  'index.ts': 'where a folder is read from',
  'command.ts': 'a command of a folder; build/cli says what a command is',
  'handler.ts': 'the three functions answer in three ways',
  'products.ts': 'the index files of products, and how the search reads them',
  'product-terms.ts': 'the index files of terms, and how the search reads them',
  'words.ts': 'the index file of words, and how the search splits texts into them',
}

/** Exported types that more than one file may have, each with the reason. */
const SAME_TYPE: Readonly<Record<string, string>> = {}

/** Every name of a file or of an exported type that stands for two things, as one sentence each. */
export function homonyms(root: string): string[] {
  const files = glob.sync(['build/**/*.{ts,tsx}', 'functions/**/*.{ts,tsx}'], { cwd: root }).toSorted()
  const named = files.map((file) => [basename(file).replace(/x$/u, ''), file] as const)
  const typed = files.flatMap((file) => exportedTypes(join(root, file)).map((type) => [type, file] as const))
  return [
    ...shared(named, SAME_FILE, inOneRoom).map((line) => `${line}; name each after what only it holds`),
    ...shared(typed, SAME_TYPE, (found) => found.length === 1).map(
      (line) => `the type ${line}; give each meaning a name of its own`,
    ),
  ]
}

/** The names that several files have without a reason. */
function shared(
  pairs: readonly (readonly [name: string, file: string])[],
  reasons: object,
  isOne: (files: readonly string[]) => boolean,
): string[] {
  return [...grouped(pairs)].flatMap(([name, files]) =>
    isOne(files) || Object.hasOwn(reasons, name) ? [] : [`${name} is in ${files.join(', ')}`],
  )
}

/** Whether all files are layers of one subject, or in one room: `build/` and one folder, or `functions/`. */
function inOneRoom(files: readonly string[]): boolean {
  if (files.every((file) => LAYERS.has(dirname(file)))) return true
  const rooms = files.map((file) =>
    file
      .split('/')
      .slice(0, file.startsWith('build/') ? 2 : 1)
      .join('/'),
  )
  return new Set(rooms).size === 1
}

function exportedTypes(file: string): string[] {
  return parseSync(file, readFileSync(file, 'utf8')).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration } = statement
    const isType =
      declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration'
    return isType ? [declaration.id.name] : []
  })
}
