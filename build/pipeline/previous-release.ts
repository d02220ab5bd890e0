import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Previous } from '../publish/release/previous.ts'
import { copyIn, readPlain } from '../serve/mirror/copy-folder.ts'
import { syncFolder } from '../serve/mirror/sync.ts'
import { verifyFolder } from '../serve/mirror/verify.ts'

/** How long the site may be silent while the previous release is fetched from it. */
const PATIENCE = 60_000

/** Opens the previous release: a folder that holds one, or the address of a site. Refuses one that is not whole. */
export async function openPrevious(given: string): Promise<Previous> {
  if (!/^https?:\/\//u.test(given)) return previousIn(resolve(given), () => {})
  const folder = mkdtempSync(join(tmpdir(), 'previous-release-'))
  const close = () => rmSync(folder, { recursive: true, force: true })
  try {
    await syncFolder(given, join(folder, 'copy'), { patience: PATIENCE })
    return await previousIn(join(folder, 'copy'), close)
  } catch (error) {
    close()
    throw new Error(`--previous ${given}: ${(error as Error).message}`, { cause: error })
  }
}

async function previousIn(folder: string, close: () => void): Promise<Previous> {
  const copy = copyIn(folder)
  if (copy === null)
    throw new Error(`--previous ${folder}: there is no manifest.json, so it is not a release.`)
  const { whole, broken, missing, changed } = await verifyFolder(folder)
  const [fault] = [
    ...broken,
    ...missing.map((path) => `${path} is missing`),
    ...changed.map((path) => `${path} was changed`),
  ]
  if (!whole && fault !== undefined)
    throw new Error(`--previous ${folder}: the release is not whole: ${fault}. Take an undamaged copy of it.`)
  const { manifest, digests } = copy
  return { manifest, paths: () => digests.keys(), read: (path) => readPlain(folder, path), close }
}
