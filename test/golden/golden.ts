import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compareTexts } from '../../build/contract/text/order.ts'
import { build } from '../../build/index.ts'

/** What the golden tree is built from, where it stands, and under which address. */
export const GOLDEN = {
  data: 'test/golden/data',
  tree: 'test/golden/public',
  baseUrl: 'https://golden.example',
} as const

const HELP = `Usage: npm run golden

Builds ${GOLDEN.data} and writes what came of it to ${GOLDEN.tree}, the tree that the golden test holds every
build against. Read what changed (git diff ${GOLDEN.tree}) before you commit it.`

/** Files larger than this are copies of packages; the golden tree holds their digest. */
const LARGEST = 256 * 1024

/** The files of a built folder as the golden tree holds them, in the order of their paths. */
export function goldenFiles(folder: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length + 1)
    const bytes = readFileSync(file)
    if (bytes.length <= LARGEST) files.set(path, bytes)
    else files.set(`${path}.sha256`, Buffer.from(`${createHash('sha256').update(bytes).digest('hex')}\n`))
  }
  return new Map([...files].sort(([one], [two]) => compareTexts(one, two)))
}

async function rewrite(): Promise<0 | 1> {
  const out = mkdtempSync(join(tmpdir(), 'golden-'))
  try {
    const code = await build({ data: GOLDEN.data, out, baseUrl: GOLDEN.baseUrl, check: false })
    if (code !== 0) return code
    rmSync(GOLDEN.tree, { recursive: true, force: true })
    for (const [path, bytes] of goldenFiles(out)) {
      mkdirSync(dirname(join(GOLDEN.tree, path)), { recursive: true })
      writeFileSync(join(GOLDEN.tree, path), bytes)
    }
    return 0
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.length > 2) console.log(HELP)
  else process.exitCode = await rewrite()
}
