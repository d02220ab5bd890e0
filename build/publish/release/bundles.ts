import { fileURLToPath } from 'node:url'
import { type BuildOptions, buildSync } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const NOTICE = '// Made from the sources of this site'

/** `/mirror.mjs`: the sources of build/serve/mirror in one file that needs Node and nothing else. */
export function mirrorModule(): string {
  const notice = `${NOTICE} with jose, stemmer and fastest-levenshtein (MIT).`
  return bundled('../../serve/mirror/index.ts', {
    platform: 'node',
    target: 'node20',
    banner: { js: `#!/usr/bin/env node\n${notice}` },
  })
}

/** `/client.js`: the sources of build/serve/client as one ES module for browsers and Node. */
export function clientModule(): string {
  const notice = `${NOTICE} with stemmer and fastest-levenshtein (MIT). The types are in client.d.ts.`
  return bundled('../../serve/client/index.ts', { target: 'es2022', banner: { js: notice } })
}

function bundled(entry: string, options: BuildOptions): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    alias: {
      'ajv/dist/2020.js': standIn('ajv.ts'),
      'ajv-formats': standIn('ajv-formats.ts'),
    },
    // The bundle names the files it was made of in comments: relative to the project, not to where the build was started.
    absWorkingDir: ROOT,
    preserveSymlinks: true,
    bundle: true,
    // Small before readable: the sources are public.
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    legalComments: 'inline',
    ...options,
  })
  return outputFiles?.[0]?.text ?? ''
}

/** A module that is bundled in the place of a package. */
function standIn(name: string): string {
  return fileURLToPath(new URL(`bundled/${name}`, import.meta.url))
}
