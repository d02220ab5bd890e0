import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const here = (path: string) => fileURLToPath(new URL(`window/${path}`, import.meta.url))

/** The page, the module and the style of a window, by their addresses. */
export function windowFiles() {
  const { outputFiles } = buildSync({
    entryPoints: [here('desk.js')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  })
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Reading desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk.css">
<script type="module" src="/desk.js"></script>
</head>
<body></body>
</html>
`
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', body: page }],
    ['/desk.js', { type: 'text/javascript; charset=utf-8', body: outputFiles[0]?.text ?? '' }],
    [
      '/desk.css',
      {
        type: 'text/css; charset=utf-8',
        body: ['desk.css', 'reading.css', 'structure.css']
          .map((path) => readFileSync(here(path), 'utf8'))
          .join(''),
      },
    ],
  ])
}
