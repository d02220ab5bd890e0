import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerQuery } from '../../functions/query/handler.ts'
import { type IndexSource, folderSource } from '../../functions/query/source/reader.ts'
import { answerWrite } from '../../functions/write/handler.ts'
import type { Heard, Sent } from './case.ts'
import type { ReadFile } from './picks.ts'

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Asks the functions themselves, as netlify.toml and their config share the methods between them. */
export function askDoors(origin: string, site: IndexSource): (sent: Sent) => Promise<Heard> {
  const inbox = { put: () => Promise.resolve() }
  return async ({ method, path, headers = {}, body }) => {
    const request = new Request(origin + path, { method, headers, ...(body !== undefined && { body }) })
    const response = await (WRITES.has(method)
      ? answerWrite(request, { inbox, clock: () => new Date() })
      : answerQuery(request, site))
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    }
  }
}

/** The site a build left in a folder: what the functions read. */
export const siteIn = folderSource

/** Reads the files of a built site from its folder. */
export function filesOf(folder: string): ReadFile {
  return async (path) => JSON.parse(await readFile(join(folder, path), 'utf8')) as unknown
}
