import { pathToFileURL } from 'node:url'
import { build } from '../index.ts'

/** What the golden tree is built from, where it stands, and under which address. */
export const GOLDEN = {
  data: 'test/golden/data',
  out: 'test/golden/public',
  baseUrl: 'https://golden.example',
} as const

const HELP = `Usage: npm run golden

Builds ${GOLDEN.data} into ${GOLDEN.out}, the tree that the golden test holds every build against.
Read what changed (git diff ${GOLDEN.out}) before you commit it.`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.length > 2) console.log(HELP)
  else process.exitCode = await build({ ...GOLDEN, check: false })
}
