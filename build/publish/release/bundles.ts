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

/** Placeholder for the texts of pages in a bundle, until the keys that its code names are known. */
const TEXTS_HERE = '["TEXTS"]'

/** A string of a bundle that may be the key of a text, without its closing quotation mark. */
const KEY = /"([\w.-]+)(?=")/gu

function bundled(bundle: Bundle): string {
  const code = bundledWithoutTexts(bundle)
  const strings = new Set(Array.from(code.matchAll(KEY), ([, string]) => string))
  const named = Object.entries(SOURCE_TEXTS).filter(([key]) => strings.has(key))
  const { isLeftOut } = bundle
  const sent = named.filter(([key]) => isLeftOut?.(key) !== true)
  const whole = code.replace(TEXTS_HERE, () => JSON.stringify(Object.fromEntries(sent)))
  if (isLeftOut !== undefined) return whole
  // Numbers in the place of keys, which are sent with every copy.
  const short = new Map(named.map(([key], at) => [key, at.toString(36)]))
  return whole.replace(KEY, (_, string: string) => `"${short.get(string) ?? string}`)
}

function bundledWithoutTexts({ entry, head = '', says = '', runsIn }: Bundle): string {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../../serve/${entry}`, import.meta.url))],
    alias: {
      'ajv/dist/2020.js': STAND_IN,
      'ajv-formats': STAND_IN,
      '#texts': `data:application/json,${encodeURIComponent(TEXTS_HERE)}`,
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
    // Patterns stay patterns: made from a text at run time they need the same of Node, and more bytes.
    supported: { 'regexp-unicode-property-escapes': true },
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
