import { command } from '../../../build/cli/command.ts'
import { flag, folder, text, wholeNumber } from '../../../build/cli/options.ts'
import { LEARNED } from '../../../build/ingest/suggest/learned.ts'
import { figuresOf } from './suggestions/figures.ts'
import { fitSuggestions } from './suggestions/fit.ts'
import { fit, fitDoubts } from './fit/fit.ts'
import { type Measured, clausesOf, isThere, measure, measuredCorpus, namesIn } from './real.ts'

// Quality of the reading of wordings, compared with wordings read by hand.

const COLUMNS = [
  ['words', 'words'],
  ['starts', 'recall'],
  ['precision', 'precision'],
  ['numbers', 'numbers'],
  ['titles', 'titles'],
  ['parents', 'parents'],
  ['lost+added', 'lost'],
  ['among 3', 'amongThree'],
  ['value', 'value'],
  ['whole quote', 'usable'],
  ['confidence', 'confidence'],
] as const satisfies readonly (readonly [string, keyof Measured])[]

/** A table of what each wording scores, the worst first, and the means. */
function tableOf(all: readonly Measured[]): string[] {
  const row = (name: string, pick: (key: (typeof COLUMNS)[number][1]) => number | null) =>
    `| ${name} | ${COLUMNS.map(([, key]) => pick(key)?.toFixed(3) ?? '–').join(' | ')} |`
  const mean = (some: readonly Measured[]) => (key: (typeof COLUMNS)[number][1]) => {
    const values = some.flatMap((one) => one[key] ?? [])
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
  }
  const worst = [...all].sort((a, b) => a.words - b.words)
  return [
    `| wording | ${COLUMNS.map(([head]) => head).join(' | ')} |`,
    `|---${'|---'.repeat(COLUMNS.length)}|`,
    ...worst.map((one) => row(one.name, (key) => one[key])),
    row('mean', mean(all)),
    ...agreement(all.map(({ confidence, words }) => [confidence, words])),
  ]
}

/** The correlation of confidence with the share of words in the right clause (Pearson's). */
function agreement(pairs: readonly (readonly [number, number])[]): string[] {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length
  const [one, two] = [mean(0), mean(1)]
  const product = (a: 0 | 1, b: 0 | 1) =>
    pairs.reduce(
      (sum, pair) => sum + (pair[a] - (a === 0 ? one : two)) * (pair[b] - (b === 0 ? one : two)),
      0,
    )
  const spread = Math.sqrt(product(0, 0) * product(1, 1))
  return [
    `confidence and words: correlation ${spread === 0 ? '–' : (product(0, 1) / spread).toFixed(2)}, ${pairs.length} documents`,
  ]
}

export const benchIngestCommand = command({
  name: 'npm run bench ingest',
  about:
    'Reads the real wordings and measures them against what was read by hand: a table, the worst first. The material is not part of the project; without it there is nothing to measure.',
  options: {
    real: folder('../shared/real', 'where it is'),
    only: text('NAME', 'only the wordings whose names hold this'),
    fit: flag('learn the weights of the outline anew, and measure wordings of insurers that were left out'),
    doubts: flag('learn anew what doubts weigh, with the weights of the outline as they are'),
    corpus: flag('measure what the trade prints alike in the half of the corpus that nothing is fitted to'),
    suggestions: flag(
      'learn the weights of suggestions anew, and measure them on insurers that were left out',
    ),
    show: wholeNumber(0, 'show the clauses that lose most words, and the fields without a right suggestion'),
  },
  usage: ['[options]', '--fit [DIR...]'],
  operands: [
    ['DIR', 'a folder of datasets with corrections made at the desk, and of the files that were read'],
  ],
  mostOperands: 100,
  main: async ({ real, only = '', show, fit: isFit, doubts, corpus, suggestions }, terminal, folders) => {
    if (!isThere(real)) {
      terminal.out(`${real}: has no ingest/measure.mjs; nothing was measured\n`)
      return 0
    }
    if (doubts) {
      await fitDoubts(real, terminal)
      return 0
    }
    if (suggestions) {
      await fitSuggestions(real, (name) => clausesOf(real, name), terminal)
      return 0
    }
    const all: Measured[] = isFit ? await fit(real, folders, terminal) : []
    for (const name of isFit ? [] : namesIn(real).filter((one) => one.includes(only))) {
      all.push(await measure(real, name, show))
      if (show > 0) terminal.out(all.at(-1)?.said ?? '')
    }
    terminal.out(`${tableOf(all).join('\n')}\n`)
    terminal.out(
      figuresOf(
        'as they are',
        all.flatMap(({ tasks }) => tasks),
        () => LEARNED,
      ),
    )
    if (corpus) terminal.out(measuredCorpus(real))
    return 0
  },
})
