import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { command } from '../../../build/cli/command.ts'
import { flag, folder, optionalFolder, text } from '../../../build/cli/options.ts'
import { folderWith } from '../../support/built.ts'
import { CONSTRUCTS, type Construct } from './constructs.ts'
import type { Judged, Proven, Swapped } from './prove.ts'

// Findings of the proofs on facts over real wordings, by class; and what of them needs each construct.

const PROOF = join(import.meta.dirname, '../../../build/check/proof')
const CASES = join(import.meta.dirname, '../../check/proof/real/cases.json')

/** The source of a construct without it; an edit that no longer fits is an error. */
function sourceWithout({ name, file, from, to }: Construct): string {
  const source = readFileSync(join(PROOF, file), 'utf8')
  if (!source.includes(from)) throw new Error(`${file} has no “${from}”: correct the construct “${name}”`)
  return source.replace(from, () => to)
}

/** The proofs with one construct off, or as they are. */
async function proving(off: Construct | null): Promise<typeof import('./prove.ts')> {
  const made = await build({
    entryPoints: [join(import.meta.dirname, 'prove.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The CommonJS of jsonc-parser loads its parts by names that no bundle has.
    mainFields: ['module', 'main'],
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'construct',
        setup: (bundler) => {
          bundler.onLoad({ filter: new RegExp('proof.[^.]+[.]ts$') }, ({ path }) => {
            const isHere = off !== null && dirname(path) === PROOF && basename(path) === off.file
            return { loader: 'ts', contents: isHere ? sourceWithout(off) : readFileSync(path, 'utf8') }
          })
        },
      },
    ],
  })
  const file = join(folderWith({ 'prove.mjs': made.outputFiles[0]?.text ?? '' }), 'prove.mjs')
  return (await import(pathToFileURL(file).href)) as typeof import('./prove.ts')
}

/** False facts accepted silently by class, and honest ones refused and warned of, of how many, in both halves. */
function tableOf(cases: readonly Judged[]): string[] {
  const share = (expect: string, kind: string | null, half: string, verdict: string) => {
    const all = cases.filter(
      (one) => one.expect === expect && one.half === half && (kind === null || one.kind === kind),
    )
    return `${all.filter((one) => one.verdict === verdict).length} of ${all.length}`
  }
  const row = (name: string, ...rest: [expect: string, kind: string | null, verdict: string]) =>
    `| ${name} | ${['fitted', 'unseen'].map((half) => share(rest[0], rest[1], half, rest[2])).join(' | ')} |`
  const kinds = [...new Set(cases.flatMap((one) => (one.expect === 'false' ? one.kind : [])))].toSorted()
  return [
    '| accepted silently | fitted | unseen |',
    '|---|---|---|',
    ...kinds.map((kind) => row(`false: ${kind}`, 'false', kind, 'silent')),
    row('honest: refused', 'honest', null, 'refused'),
    row('honest: warned of', 'honest', null, 'warned'),
  ].map((line) => `${line}\n`)
}

/** Honest facts under another field of their type that pass without a word, of how many, by type. */
function swappedTable(swapped: readonly Swapped[]): string {
  const types = [...new Set(swapped.map(({ type }) => type))].toSorted()
  const share = (all: readonly Swapped[]) =>
    `${all.filter(({ verdict }) => verdict === 'silent').length} of ${all.length}`
  const rows = types.map((type) => `| ${type} | ${share(swapped.filter((one) => one.type === type))} |`)
  const head = ['', '| honest, under another field | accepted silently |', '|---|---|']
  return [...head, ...rows, `| all | ${share(swapped)} |`].map((line) => `${line}\n`).join('')
}

/** Changes with a construct off: quantities read otherwise, facts with other findings, and cases judged otherwise. */
function changesOf(before: Proven, now: Proven): string {
  const were = new Set(before.quantities)
  const found = new Set(before.findings)
  const changed = (expect: string) =>
    before.cases.filter((one, at) => one.expect === expect && one.verdict !== now.cases[at]?.verdict).length
  const read = now.quantities.filter((one) => !were.has(one)).length
  const lost = before.quantities.length - now.quantities.length
  const facts = now.findings.filter((one) => !found.has(one)).length
  return [Math.max(read, lost), facts, changed('honest'), changed('false')].join(' | ')
}

export const benchProofCommand = command({
  name: 'npm run bench proof',
  about: 'Says what passes of honest and false facts over real wordings, and what needs each construct.',
  options: {
    real: folder('../shared/real', 'the real material'),
    data: optionalFolder('a dataset whose clauses are read, too; without it that of the real material'),
    constructs: flag('turn each construct off in turn'),
    only: text('WORDS', 'with --constructs: only those whose name holds these words'),
  },
  main: async ({ real, data, constructs, only = '' }, terminal) => {
    CONSTRUCTS.forEach(sourceWithout)
    const clauses = data ?? join(real, 'data')
    const prove = async (off: Construct | null) => (await proving(off)).prove(clauses, real, CASES)
    const before = await prove(null)
    terminal.out(tableOf(before.cases).join(''))
    terminal.out(swappedTable(before.swapped))
    if (!constructs) return 0
    terminal.out('\n| construct | quantities | facts | honest | false |\n|---|---|---|---|---|\n')
    for (const one of CONSTRUCTS.filter(({ name }) => name.includes(only)))
      terminal.out(`| ${one.name} | ${changesOf(before, await prove(one))} |\n`)
    return 0
  },
})
