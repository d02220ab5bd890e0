import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { beforeAll } from 'vitest'
import type { ClauseForm } from '../../build/contract/hosting.ts'
import { openInbox } from '../../build/serve/preview/submission-store.ts'
import { type Preview, type PreviewOptions, startPreview } from '../../build/serve/preview/preview-server.ts'
import { BASE, madeOnce } from '../support/built-once.ts'
import { mustBuild, temporaryFolder } from '../support/built.ts'
import { type Wire, wireTo } from '../support/http.ts'
import { copySample } from '../support/sample-data.ts'

/** UINs as real lists print some: with commas, with white space and lower-case letters, with slashes and points. */
const ODD_UINS = {
  'comma.json': 'SMG-FI-A00-00-62,63-V01-14-15',
  'commas.json': 'SMG-OT-A00-00-08,09,10,11,12,13,14,15,16&17-V01-13-14',
  'spaced.json': 'IRDA/NL HLT/Smg/P-H/V.I/64/14-15',
}

/** A dataset made of the one in data/ and products whose UINs are hard to write in an address, and what was built of it. */
export interface BuiltSite {
  readonly data: string
  readonly folder: string
}

/** The site of the cases at BASE, built once per run. Nobody may write to it. */
export async function caseSite(clauses: ClauseForm = 'files'): Promise<BuiltSite> {
  const folder = await madeOnce(`cases-${clauses}`, async (made) => {
    writeDataset(join(made, 'data'))
    await mustBuild(join(made, 'data'), join(made, 'site'), BASE, { clauses })
  })
  return { data: join(folder, 'data'), folder: join(folder, 'site') }
}

/** Builds the site of the cases for another address into a folder. */
export async function buildCaseSite(baseUrl: string, folder: string): Promise<void> {
  const data = temporaryFolder('cases-data')
  writeDataset(data)
  await mustBuild(data, folder, baseUrl)
}

function writeDataset(data: string): void {
  copySample(data)
  const insurer = join(data, 'products/sample-monsoon-general')
  const model = readFileSync(join(insurer, 'IRDAN902RP0004V01201920.json'), 'utf8')
  for (const [name, uin] of Object.entries(ODD_UINS)) {
    writeFileSync(join(insurer, name), model.replace('IRDAN902RP0004V01201920', uin))
  }
}

/** Serves a built site as netlify.toml says, with an inbox of its own. */
export async function serveSite(folder: string, options: Partial<PreviewOptions> = {}): Promise<Preview> {
  const inbox = await openInbox(temporaryFolder('cases-inbox'))
  return startPreview({ folder, inbox, ...options })
}

/** A site that is served, with a wire to it. */
export interface ServedSite {
  preview: Preview
  wire: Wire
}

/** Serves a built site for the tests of the calling file or block. */
export function servedFor(
  folder: () => Promise<string> | string,
  options: Partial<PreviewOptions> = { limit: false },
): Readonly<ServedSite> {
  const served = {} as ServedSite
  beforeAll(async () => {
    served.preview = await serveSite(await folder(), options)
    served.wire = wireTo(served.preview.origin)
    return async () => {
      served.wire.close()
      await served.preview.close()
    }
  })
  return served
}

/** The folder of the site of the cases. */
export const caseFolder = async () => (await caseSite()).folder

/** The records of a dataset whose files match a pattern, read with nothing of the build. */
export function recordsIn(data: string, pattern: string): unknown[] {
  return glob
    .sync(pattern, { cwd: data })
    .map((path) => JSON.parse(readFileSync(join(data, path), 'utf8')) as unknown)
}
