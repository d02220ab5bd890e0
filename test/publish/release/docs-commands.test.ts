import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GOLDEN } from '../../golden/golden.ts'
import { manifestOf, newPem } from '../../serve/mirror/made-release.ts'
import { mustBuild, temporaryFolder } from '../../support/built.ts'

// The commands of /docs/mirrors, taken from the page and run as they are, with no tool of ours.

let folder: string
const built = temporaryFolder('docs-built')

beforeAll(async () => {
  const sign = join(temporaryFolder('docs-key'), 'key.pem')
  writeFileSync(sign, newPem())
  await mustBuild(GOLDEN.data, built, GOLDEN.baseUrl, { sign })
})

beforeEach(() => {
  folder = temporaryFolder('docs-commands')
  cpSync(built, folder, { recursive: true })
})

/** The code blocks of the page that hold some words, as one script. */
function script(words: string): string {
  const page = readFileSync(join(folder, 'docs/mirrors.md'), 'utf8')
  const blocks = [...page.matchAll(/^```[a-z]*\n([\s\S]*?)^```$/gmu)].map(([, code]) => code ?? '')
  const found = blocks.filter((block) => block.includes(words))
  expect(found).toHaveLength(1)
  return found.join('\n')
}

const run = (text: string) =>
  execFileSync('sh', ['-e', '-c', text], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

function flipped(path: string): void {
  const bytes = readFileSync(join(folder, path))
  const at = bytes.lastIndexOf('e')
  bytes.writeUInt8('f'.charCodeAt(0), at)
  writeFileSync(join(folder, path), bytes)
}

describe('/docs/mirrors', () => {
  test('sha256sum alone checks a copy, and finds a flipped byte', () => {
    expect(run(script('lists/*.sha256'))).toContain(manifestOf(folder).digest)
    flipped('index/catalogue.json')
    expect(() => run(script('lists/*.sha256'))).toThrow('Command failed')
  })

  test('openssl alone checks the signature, and finds a changed manifest', () => {
    expect(run(script('openssl pkeyutl'))).toContain('Signature Verified Successfully')
    flipped('manifest.json')
    expect(() => run(script('openssl pkeyutl'))).toThrow('Command failed')
  })

  test('lists every download with its size and digest', () => {
    const page = readFileSync(join(folder, 'docs/mirrors.md'), 'utf8')
    const { parts, downloads } = manifestOf(folder)
    const files = [...parts.flatMap(({ archive }) => archive ?? []), ...downloads]
    expect(files.length).toBeGreaterThan(10)
    for (const { path, sha256, bytes } of files) {
      expect(page).toContain(`${sha256}  ${path}`)
      expect(page).toContain(new Intl.NumberFormat('en-IN').format(bytes))
    }
  })
})
