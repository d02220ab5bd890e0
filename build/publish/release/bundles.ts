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

const NOTICE = '// Made from the sources of this site'

/** `/mirror.mjs`: the sources of build/serve/mirror in one file that needs Node and nothing else. */
export const mirrorModule = lazily(() =>
  bundled('../../serve/mirror/index.ts', {
    platform: 'node',
    target: 'node20',
    notice: (credits) => `#!/usr/bin/env node\n${NOTICE}${credits}.\n`,
  }),
)

/** `/answers.mjs`: build/serve/mirror/copied-answers.ts, apart from the mirror, which most keepers only copy with. */
export const answersModule = lazily(() =>
  bundled('../../serve/mirror/copied-answers.ts', {
    platform: 'node',
    target: 'node20',
    notice: (credits) => `${NOTICE}${credits}. mirror.mjs serve runs it.\n`,
    isLeftOut: isOfPages,
  }),
)

/** `/mcp.mjs`: build/serve/mcp/stdio.ts as one module for Node, apart from the mirror, which it would make three times as large. */
export const mcpModule = lazily(() =>
  bundled('../../serve/mcp/stdio.ts', {
    platform: 'node',
    target: 'node20',
    notice: (credits) => `${NOTICE}${credits}. mirror.mjs mcp runs it.\n`,
  }),
)

/** `/client.js`: the sources of build/serve/client as one ES module for browsers and Node. */
export const clientModule = lazily(() =>
  bundled('../../serve/client/index.ts', {
    target: 'es2022',
    notice: (credits) => `${NOTICE}${credits}. The types are in client.d.ts.\n`,
  }),
)

interface BundleOptions extends Pick<BuildOptions, 'platform' | 'target'> {
  /** The head of the file, with the packages whose code is in it. */
  readonly notice: (credits: string) => string
  /** Whether the text of a key is not in it, because it reads that from the site by the key. */
  readonly isLeftOut?: (key: string) => boolean
}

function bundled(entry: string, { isLeftOut, ...options }: BundleOptions): string {
  const named = Object.entries(textsNamedIn(bundledWith({}, entry, options)))
  if (isLeftOut !== undefined)
    return bundledWith(Object.fromEntries(named.filter(([key]) => !isLeftOut(key))), entry, options)
  const texts = Object.fromEntries(named)
  return withShortKeys(bundledWith(texts, entry, options), Object.keys(texts))
}

/** The same with numbers in the place of the keys of texts, which are sent with every copy. */
function withShortKeys(code: string, keys: readonly string[]): string {
  return keys.reduce((short, key, at) => short.replaceAll(`"${key}"`, `"${at.toString(36)}"`), code)
}

/** The texts of pages whose keys a bundle names: the others are not sent. */
function textsNamedIn(code: string): Partial<typeof SOURCE_TEXTS> {
  return Object.fromEntries(Object.entries(SOURCE_TEXTS).filter(([key]) => code.includes(`"${key}"`)))
}

function bundledWith(
  texts: object,
  entry: string,
  { notice, ...options }: Omit<BundleOptions, 'isLeftOut'>,
): string {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
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
    ...options,
  })
  const [output] = Object.values(metafile.outputs)
  return notice(creditsOf(Object.keys(output?.inputs ?? {}))) + item(outputFiles, 0).text
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
