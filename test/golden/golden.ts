import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isOfRelease, partOf } from '../../build/contract/release.ts'
import { type ExitCode, command, runAsProgram } from '../../build/cli/command.ts'
import type { Terminal } from '../../build/cli/terminal.ts'
import { dataReadme } from '../../build/publish/description/data-readme.ts'
import { build } from '../../build/pipeline/index.ts'
import { temporaryFolder } from '../support/built.ts'
import { wholeTreeOf } from '../support/tree.ts'

// A small dataset and the exact tree it builds to.

/** What the golden tree is built from, where it is, and under which address. */
export const GOLDEN = {
  data: 'test/golden/data',
  tree: 'test/golden/public',
  baseUrl: 'https://golden.example',
} as const

/** The description of authored records, made from their schemas. */
const DATA_README = 'data/README.md'

/** Made from the sources of the program. */
const BUNDLES: ReadonlySet<string> = new Set(['mirror.mjs', 'answers.mjs', 'mcp.mjs', 'client.js'])

/**
 * Whether the golden tree leaves a file out: bundles of our own code, and what a release says of all other files, which
 * changes with every byte of them. test/publish/release compares these with the files themselves.
 */
function isDerived(path: string): boolean {
  return isOfRelease(path) || partOf(path) === 'release' || BUNDLES.has(path)
}

/** The files of a built folder as the golden tree holds them, in the order of their paths. */
export function goldenFiles(folder: string): Map<string, Buffer> {
  const files = [...wholeTreeOf(folder)].filter(
    (entry): entry is [string, Buffer] => entry[1] !== null && !isDerived(entry[0]),
  )
  return new Map(files)
}

/** Builds the golden dataset, replaces the tree with what came of it, and writes data/README.md. */
async function rewrite(terminal: Terminal): Promise<ExitCode> {
  const out = temporaryFolder('golden')
  const code = await build({ data: GOLDEN.data, out, baseUrl: GOLDEN.baseUrl }, terminal)
  if (code !== 0) return code
  rmSync(GOLDEN.tree, { recursive: true, force: true })
  for (const [path, bytes] of goldenFiles(out)) {
    mkdirSync(dirname(join(GOLDEN.tree, path)), { recursive: true })
    writeFileSync(join(GOLDEN.tree, path), bytes)
  }
  writeFileSync(DATA_README, dataReadme())
  return 0
}

export const goldenCommand = command({
  name: 'npm run golden',
  about: `Builds ${GOLDEN.data} and writes the result to ${GOLDEN.tree}, the tree that the golden test compares every build with. Writes ${DATA_README} from the schemas of records. Read what changed (git diff ${GOLDEN.tree}) before you commit it.`,
  options: {},
  exitsWith1: 'the golden dataset has errors (the tree stays as it is)',
  main: (_, terminal) => rewrite(terminal),
})

await runAsProgram(import.meta, goldenCommand)
