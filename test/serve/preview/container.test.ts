import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import glob from 'fast-glob'
import { expect, test } from 'vitest'

// The preview and the service on a host of one's own. This file: the container of deploy/.

test('the container holds every module and text that the service is made of', async () => {
  const text = readFileSync('deploy/Dockerfile', 'utf8')
  const copied = Array.from(text.matchAll(/^COPY --from=build (?<from>.+) \S+$/gmu), ([, from = '']) =>
    from.split(' ').map((path) => path.replace('/app/', '')),
  ).flat()
  const { metafile } = await build({
    entryPoints: ['build/serve/preview/own-host.ts', ...glob.sync('functions/{*,*/index}.ts')],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'none',
    platform: 'node',
    format: 'esm',
    plugins: [
      {
        name: 'packages',
        setup: (bundling) =>
          bundling.onResolve({ filter: new RegExp('^[@a-z]') }, ({ kind }) =>
            kind === 'entry-point' ? null : { external: true },
          ),
      },
    ],
  })
  const needed = Object.keys(metafile.inputs)
  expect(needed.length).toBeGreaterThan(200)
  const isCopied = (path: string) => copied.some((one) => path === one || path.startsWith(`${one}/`))
  expect(needed.filter((path) => !isCopied(path))).toEqual([])
})
