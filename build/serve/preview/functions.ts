import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '../../../functions/shared/platform.ts'
import { compareTexts } from '../../contract/compare-texts.ts'
import type { Limit } from './rate-limit.ts'

type Handler = (request: Request, context: object) => Response | Promise<Response>

/** A function of the site: its handler and its config. */
export interface SiteFunction {
  readonly name: string
  readonly handler: Handler
  /** Whether its config gives it this path and method. */
  answers(method: string, pathname: string): boolean
  /** Whether a file at the address comes first. */
  readonly preferStatic: boolean
  readonly limit: Limit | null
}

/** Finds functions as the platform does: a module in the folder, or a folder with an `index`. */
export async function loadFunctions(folder: string): Promise<SiteFunction[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const modules = await Promise.all(
    entries.map(async (entry) => {
      if (entry.isFile() && entry.name.endsWith('.ts'))
        return { name: basename(entry.name, '.ts'), file: entry.name }
      if (!entry.isDirectory()) return null
      const hasIndex = (await readdir(join(folder, entry.name))).includes('index.ts')
      return hasIndex ? { name: entry.name, file: join(entry.name, 'index.ts') } : null
    }),
  )
  const found = modules.filter((module) => module !== null).toSorted((a, b) => compareTexts(a.name, b.name))
  return Promise.all(found.map(({ name, file }) => loadFunction(name, join(folder, file))))
}

async function loadFunction(name: string, file: string): Promise<SiteFunction> {
  const module = (await import(pathToFileURL(file).href)) as { default?: Handler; config?: Config }
  if (typeof module.default !== 'function') throw new Error(`${file} does not export its handler as default.`)
  const { method, path = [], excludedPath = [], preferStatic = false, rateLimit } = module.config ?? {}
  const methods = method === undefined ? null : [method].flat()
  const patterns = [path].flat().map((pattern) => pathPattern(file, pattern))
  const excluded = [excludedPath].flat().map((pattern) => pathPattern(file, pattern))
  return {
    name,
    handler: module.default,
    preferStatic,
    limit: rateLimit === undefined ? null : limitOf(file, rateLimit),
    answers: (requested, pathname) =>
      (methods === null || methods.some((known) => known === requested)) &&
      patterns.some((pattern) => pattern.test(pathname)) &&
      !excluded.some((pattern) => pattern.test(pathname)),
  }
}

function limitOf(file: string, rateLimit: NonNullable<Config['rateLimit']>): Limit {
  const { windowLimit: requests, windowSize: seconds, aggregateBy = [], action, to } = rateLimit
  if (![aggregateBy].flat().includes('ip') || action !== 'rewrite' || to === undefined)
    throw new Error(`${file}: the preview supports limits by ip that rewrite to a path.`)
  return { requests, seconds, to }
}

function pathPattern(file: string, pattern: string): RegExp {
  if (!/^\/(?:[\w./-]|:\w+)*\*?$/u.test(pattern))
    throw new Error(`${file}: the preview supports plain paths, :names and a final *, not ${pattern}.`)
  const plain = pattern.replace(/\*$/u, '').replaceAll('.', '\\.').replaceAll(/:\w+/gu, '[^/]+')
  return new RegExp(pattern.endsWith('*') ? `^${plain}` : `^${plain}/?$`, 'u')
}
