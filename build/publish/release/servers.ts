import { readFileSync, readdirSync } from 'node:fs'

const FOLDER = new URL('servers/', import.meta.url)

/** Configurations of common servers for a copy, as files to take: their paths in the site and what is in them. */
export function* serverFiles(): Generator<readonly [path: string, content: string]> {
  for (const name of readdirSync(FOLDER).sort())
    yield [`docs/servers/${name}`, readFileSync(new URL(name, FOLDER), 'utf8')]
}
