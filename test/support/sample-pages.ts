import { lazily } from '../../build/contract/lazily.ts'
import type { IndexSource } from '../../functions/query/source/load.ts'
import { folderSource } from '../../functions/query/source/reader.ts'
import { sampleSite } from './built-once.ts'
import { get } from './handlers.ts'

/** The built sample as functions read it: one source, so that what was read of it stays. */
export const sampleSource = lazily(async () => folderSource(await sampleSite()))

/** A page of the query function over the sample, or over another site. */
export async function pageOf(path: string, site?: IndexSource) {
  const response = await get(path, {}, site ?? (await sampleSource()))
  const { status, headers } = response
  return { status, headers, html: await response.text() }
}
