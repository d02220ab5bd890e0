import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Manifest } from '../../../build/contract/release.ts'
import type { MirrorError, MirrorErrorCode } from '../../../build/serve/mirror/mirror-error.ts'
import { listening } from '../../../build/serve/site/listen.ts'
import { serveFolder } from '../../../build/serve/mirror/serve.ts'
import { type SyncOptions, syncFolder } from '../../../build/serve/mirror/sync.ts'
import { answersModule } from '../../../build/publish/release/bundles.ts'
import { makeRelease } from '../../../build/publish/release/release.ts'
import { type Signer, signerFrom } from '../../../build/publish/release/signer.ts'
import type { Tree } from '../../../build/publish/release/tree.ts'
import { temporaryFolder } from '../../support/built.ts'
import { plainTree } from '../../support/plain-tree.ts'
import { treeOf } from '../../support/tree.ts'

// Small releases of made-up files, and servers that do wrong in one way.

export const SITE = 'https://copied.example'

/** Files of every part, some of them under names that are hard on tools. */
export const FILES: Readonly<Record<string, string>> = {
  'api/v1/policy/SAMPLE(1)V01': '{"uin":"SAMPLE(1)V01"}\n',
  'index/answers/policy/SAMPLE(1)V01': '{"uin":"SAMPLE(1)V01"}\n',
  'index/answers/policy/SAMPLE~2FV02': '{"uin":"SAMPLE/V02"}\n',
  'api/v1/clause/1001': '{"id":1001}\n',
  'api/v1/law/sample-act': '{"slug":"sample-act"}\n',
  'index/catalogue.json': '{}\n',
  'index.html': '<!doctype html>\n',
  'assets/empty.css': '',
  '.well-known/api-catalog': '{}\n',
  'docs/mirrors.html': '<p>Mirrors</p>\n',
}

/** The same with the module that answers queries. */
export const WITH_CODE = { ...FILES, 'answers.mjs': answersModule() }

/** Makes a release of files in a new folder. */
export async function madeRelease(
  files: Readonly<Record<string, string>> = FILES,
  options: { signer?: Signer; previous?: Manifest; dataDate?: string; baseUrl?: string } = {},
): Promise<string> {
  const folder = temporaryFolder('release')
  const { signer = null, previous = null, dataDate = '2026-01-02', baseUrl = SITE } = options
  const tree = folderTree(folder)
  for (const [path, content] of Object.entries(files)) tree.put(path, content)
  await makeRelease(tree, { dataDate, baseUrl, signer, previous })
  return folder
}

/** A folder as a release is made in it. */
function folderTree(folder: string): Tree {
  return plainTree({
    paths: () => treeOf(folder).keys(),
    read: (path) => readFileSync(join(folder, path)),
    put(path, content) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    },
  })
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
}

/** A new key, in PEM as openssl writes it. */
export function newPem(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

export function newSigner(): Promise<Signer> {
  return signerFrom(newPem(), 'a test')
}

/** Answers a request in its own way; false leaves it to the files. */
export type Meddle = (path: string, outgoing: ServerResponse, incoming: IncomingMessage) => boolean

/** Answers one path in its own way. */
export function at(path: string, answer: (outgoing: ServerResponse) => void): Meddle {
  return (asked, outgoing) => {
    if (asked !== path) return false
    answer(outgoing)
    return true
  }
}

/** Has no archives, so that files are asked for one by one; what remains may be meddled with. */
export function withoutArchives(meddle: Meddle = () => false): Meddle {
  return (path, outgoing, incoming) => {
    if (!path.endsWith('.tar.gz')) return meddle(path, outgoing, incoming)
    outgoing.writeHead(404).end()
    return true
  }
}

/** Serves a folder as any server of static files does, except where it is meddled with. Gives its address and what was asked. */
export async function served(
  folder: string,
  meddle: Meddle = () => false,
): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    const path = decodeURIComponent(incoming.url ?? '').slice(1)
    asked.push(path)
    if (meddle(path, outgoing, incoming)) return
    try {
      outgoing.end(readFileSync(join(folder, path)))
    } catch {
      outgoing.statusCode = 404
      outgoing.end('Not found')
    }
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: await listening(server, 0, '127.0.0.1'), asked }
}

/** Serves a copy as mirror.mjs does, until the test ends; gives its address. */
export async function mirrored(folder: string, rebase: string | null = null): Promise<string> {
  const { origin, close } = await serveFolder({ folder, port: 0, host: '127.0.0.1', rebase })
  onTestFinished(close)
  return origin
}

/** A copy of a release; in a new folder where no copy is given to refresh. */
export async function copyOf(release: string, copy = join(temporaryFolder('copy'), 'site')): Promise<string> {
  const { url } = await served(release)
  await syncFolder(url, copy, { patience: 5000 })
  return copy
}

/** Syncs a copy from a release as it was meddled with; gives the code of the fault, or `none`, and what it said. */
export async function errorOf(
  copy: string,
  release: string,
  meddle?: Meddle,
  options: Partial<SyncOptions> = {},
): Promise<{ code: MirrorErrorCode | 'none'; message: string }> {
  const { url } = await served(release, meddle)
  return syncFolder(url, copy, { patience: 400, tries: 1, ...options }).then(
    () => ({ code: 'none', message: '' }),
    ({ code, message }: MirrorError) => ({ code, message }),
  )
}

/** Replaces a file of a folder; null removes it. */
export function replaced(folder: string, path: string, content: string | Uint8Array | null): void {
  if (content === null) rmSync(join(folder, path), { recursive: true })
  else writeFileSync(join(folder, path), content)
}
