import type { CatalogueFile, LawFile, ServiceFile } from '../../build/contract/index-files.ts'
import type { Site } from './site.ts'

// What the service holds, as far as refusals speak of it.

interface HeldFiles {
  '/index/catalogue.json': CatalogueFile
  '/index/law.json': LawFile
  '/index/service.json': ServiceFile
}

const remembered = new WeakMap<Site, Map<string, Promise<unknown>>>()

/** One of the files under `/index/`, parsed once; what could not be read is tried again the next time. */
export function held<Path extends keyof HeldFiles>(site: Site, path: Path): Promise<HeldFiles[Path]> {
  const files = remembered.get(site) ?? new Map<string, Promise<unknown>>()
  remembered.set(site, files)
  const reading = files.get(path) ?? readJson(site, path)
  files.set(path, reading)
  reading.catch(() => files.delete(path))
  return reading as Promise<HeldFiles[Path]>
}

async function readJson(site: Site, path: string): Promise<unknown> {
  const bytes = await site.read(path)
  if (bytes === null) throw new Error(`${path} is missing`)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (fault) {
    throw new Error(`${path} is no whole JSON`, { cause: fault })
  }
}
