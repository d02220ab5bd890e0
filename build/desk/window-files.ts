import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { extensionType } from '../serve/site/content-type.ts'

/** The page, the module and the style of a window, by their addresses. */
export function windowFiles() {
  const { outputFiles } = buildSync({
    entryPoints: ['window/desk.js', 'window/desk.css', 'window/desk.html'].map((path) =>
      fileURLToPath(new URL(path, import.meta.url)),
    ),
    loader: { '.html': 'copy' },
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
  })
  return new Map(
    outputFiles.map(({ path, text }) => [
      path === '/desk.html' ? '/' : path,
      { type: extensionType(path), body: text },
    ]),
  )
}
