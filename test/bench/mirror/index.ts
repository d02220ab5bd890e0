import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { command } from '../../../build/cli/command.ts'
import { folder, wholeNumber } from '../../../build/cli/options.ts'
import type { Terminal } from '../../../build/cli/terminal.ts'
import { build } from '../../../build/pipeline/index.ts'
import { startPreview } from '../../../build/serve/preview/preview-server.ts'
import type { Figure } from './figure.ts'
import { firstSync } from './first-sync.ts'
import { refresh } from './refresh.ts'
import { rates } from './rates.ts'

// The figures of issue 11: how fast a copy is made, refreshed, verified and served.

async function main(
  {
    data,
    products,
    clauses,
    words,
  }: Record<'products' | 'clauses' | 'words', number> & { readonly data: string },
  terminal: Terminal,
): Promise<0 | 1> {
  const place = mkdtempSync(join(tmpdir(), 'bench-mirror-'))
  try {
    const site = join(place, 'site')
    if ((await build({ data, out: site, baseUrl: 'https://copied.example' }, terminal)) !== 0) return 1
    const limited = await startPreview({ folder: site })
    const first = await firstSync(limited.origin, place, site)
    await limited.close()
    const figures: Figure[] = [
      ...first,
      ...(await rates(site, join(place, 'copy'))),
      ...(await refresh(place, { products, clauses, words })),
      ...['mirror.mjs', 'client.js'].map((name) => size(site, name, name === 'client.js' ? 40 : 60)),
    ]
    for (const figure of figures) terminal.out(`${line(figure)}\n`)
    return figures.every(isReached) ? 0 : 1
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function size(site: string, name: string, limit: number): Figure {
  const bytes = gzipSync(readFileSync(join(site, name)), { level: 9 }).length
  return { what: `${name}, kB gzipped`, measured: bytes / 1000, limit, from: `${bytes} bytes` }
}

function isReached({ measured, limit, least = false }: Figure): boolean {
  return least ? measured >= limit : measured <= limit
}

function line(figure: Figure): string {
  const { what, measured, limit, least = false, from } = figure
  const sign = least ? '≥' : '≤'
  const verdict = isReached(figure) ? 'yes' : 'NO '
  return `${what.padEnd(48)} ${measured.toFixed(2).padStart(8)} ${sign} ${String(limit).padEnd(5)} ${verdict}  ${from}`
}

export const mirrorBenchCommand = command({
  name: 'npm run bench mirror',
  about:
    'Copies, verifies and serves a site, and refreshes a copy of a made-up one after one changed fact. Prints each figure with its limit.',
  options: {
    data: folder('data', 'the dataset of the first sync'),
    products: wholeNumber(2000, 'products of the made-up dataset'),
    clauses: wholeNumber(20, 'clauses per product'),
    words: wholeNumber(60, 'words per clause'),
  },
  exitsWith1: 'a figure is not reached',
  main,
})
