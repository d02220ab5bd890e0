import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, buildSync } from 'esbuild'
import { SOURCE_TEXTS, isOfPages } from '../../contract/source-texts.ts'
import { groupsOf } from '../../contract/groups.ts'
import { item } from '../../contract/item.ts'
import { lazily } from '../../contract/lazily.ts'

// Each is made once in a process, whose own sources stay as they are, however often it builds.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The module that is bundled in the place of ajv. */
const STAND_IN = fileURLToPath(new URL('bundled/ajv.ts', import.meta.url))

interface Bundle {
  /** The module that it is made of, under `build/serve/`. */
  readonly entry: string
  /** Sentence at its head on what runs it or goes with it. */
  readonly says?: string
  readonly head?: string
  readonly runsIn: Pick<BuildOptions, 'platform' | 'target'>
  /** Whether the text of a key is not in it, because it reads that from the site by the key. */
  readonly isLeftOut?: (key: string) => boolean
}

const NODE = { platform: 'node', target: 'node20' } as const

/** `/mirror.mjs`: the mirror in one file that needs Node and nothing else. */
export const mirrorModule = lazily(() =>
  bundled({ entry: 'mirror/index.ts', head: '#!/usr/bin/env node\n', runsIn: NODE }),
)

/** `/answers.mjs`: what the mirror answers queries with; most keepers only copy. */
export const answersModule = lazily(() =>
  bundled({
    entry: 'mirror/copied-answers.ts',
    says: ' mirror.mjs serve runs it.',
    runsIn: NODE,
    isLeftOut: isOfPages,
  }),
)

/** `/mcp.mjs`: the tools for agents, which would make the mirror three times as large. */
export const mcpModule = lazily(() =>
  bundled({ entry: 'mcp/stdio.ts', says: ' mirror.mjs mcp runs it.', runsIn: NODE }),
)

/** `/client.js`: the client as one ES module for browsers and Node. */
export const clientModule = lazily(() =>
  bundled({ entry: 'client/index.ts', says: ' The types are in client.d.ts.', runsIn: { target: 'es2022' } }),
)

function bundled(bundle: Bundle): string {
  const { isLeftOut } = bundle
  const named = Object.entries(textsNamedIn(bundledWith({}, bundle)))
  if (isLeftOut !== undefined)
    return bundledWith(Object.fromEntries(named.filter(([key]) => !isLeftOut(key))), bundle)
  const texts = Object.fromEntries(named)
  return withShortKeys(bundledWith(texts, bundle), Object.keys(texts))
}

/** The same with numbers in the place of the keys of texts, which are sent with every copy. */
function withShortKeys(code: string, keys: readonly string[]): string {
  return keys.reduce((short, key, at) => short.replaceAll(`"${key}"`, `"${at.toString(36)}"`), code)
}

/** The texts of pages whose keys a bundle names: the others are not sent. */
function textsNamedIn(code: string): Partial<typeof SOURCE_TEXTS> {
  return Object.fromEntries(Object.entries(SOURCE_TEXTS).filter(([key]) => code.includes(`"${key}"`)))
}

function bundledWith(texts: object, { entry, head = '', says = '', runsIn }: Bundle): string {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../../serve/${entry}`, import.meta.url))],
    alias: {
      'ajv/dist/2020.js': STAND_IN,
      'ajv-formats': STAND_IN,
      '#texts': `data:application/json,${encodeURIComponent(JSON.stringify(texts))}`,
    },
    // The bundle names the files it was made of in comments: relative to the project, not to where the build was started.
    absWorkingDir: ROOT,
    preserveSymlinks: true,
    bundle: true,
    // Calls that only make a text can go where nobody uses it.
    pure: ['t', 'ENGLISH.t'],
    // Small before readable: the sources are public.
    minify: true,
    write: false,
    metafile: true,
    outfile: 'bundle.js',
    format: 'esm',
    charset: 'utf8',
    legalComments: 'inline',
    ...runsIn,
  })
  const [output] = Object.values(metafile.outputs)
  const credits = creditsOf(Object.keys(output?.inputs ?? {}))
  return `${head}// Made from the sources of this site${credits}.${says}\n${item(outputFiles, 0).text}`
}

/** The packages that these files are of, by licence: " with one and two (MIT)"; empty where there are none. */
function creditsOf(files: readonly string[]): string {
  const packages = new Set(
    files.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(file)?.[1] ?? []),
  )
  const byLicence = groupsOf([...packages].sort(), (name) => {
    const { license } = JSON.parse(readFileSync(`${ROOT}node_modules/${name}/package.json`, 'utf8')) as {
      license?: string
    }
    if (license === undefined) throw new Error(`${name} is in a bundle and names no licence`)
    return license
  })
  const credits = byLicence.map(([licence, names]) => `${names.join(' and ')} (${licence})`)
  return credits.length === 0 ? '' : ` with ${credits.join(', ')}`
}
