import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import glob from 'fast-glob'
import { openInbox } from '../../build/preview/inbox-folder.ts'
import { type Preview, type PreviewOptions, startPreview } from '../../build/preview/server.ts'
import { quietBuild, temporaryFolder } from '../support/built.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** UINs as real lists print some: with commas, with white space and lower-case letters, with slashes and points. */
const ODD_UINS = {
  'comma.json': 'SMG-FI-A00-00-62,63-V01-14-15',
  'spaced.json': 'IRDA/NL HLT/Smg/P-H/V.I/64/14-15',
}

/** A dataset made of the one in data/ and products whose UINs are hard to write in an address, and what was built of it. */
export interface BuiltSite {
  readonly data: string
  readonly folder: string
}

/** Builds the dataset the cases are tried on. */
export async function buildSite(baseUrl: string, folder = temporaryFolder('cases-site')): Promise<BuiltSite> {
  const data = temporaryFolder('cases-data')
  cpSync(join(ROOT, 'data'), data, { recursive: true })
  const insurer = join(data, 'products/sample-monsoon-general')
  const model = readFileSync(join(insurer, 'IRDAN902RP0004V01201920.json'), 'utf8')
  for (const [name, uin] of Object.entries(ODD_UINS)) {
    writeFileSync(join(insurer, name), model.replace('IRDAN902RP0004V01201920', uin))
  }
  const { code, said } = await quietBuild(data, folder, baseUrl)
  if (code !== 0) throw new Error(`the dataset of the cases does not build: ${said}`)
  return { data, folder }
}

/** Serves a built site as netlify.toml says, with an inbox of its own. */
export async function serveSite(folder: string, options: Partial<PreviewOptions> = {}): Promise<Preview> {
  const inbox = await openInbox(temporaryFolder('cases-inbox'))
  const preview = await startPreview({
    folder,
    toml: join(ROOT, 'netlify.toml'),
    functions: join(ROOT, 'functions'),
    port: 0,
    host: '127.0.0.1',
    store: inbox.place,
    ...options,
  })
  const close = async () => {
    await preview.close()
    await inbox.close()
  }
  return { ...preview, close }
}

/** The records of a dataset whose files match a pattern, read with nothing of the build. */
export function recordsIn(data: string, pattern: string): unknown[] {
  return glob
    .sync(pattern, { cwd: data })
    .map((path) => JSON.parse(readFileSync(join(data, path), 'utf8')) as unknown)
}
