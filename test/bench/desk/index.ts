import { command } from '../../../build/cli/command.ts'
import { datasetFolder, optionalFolder } from '../../../build/cli/options.ts'
import { type Careless, carelessly } from './asks.ts'
import { assertQuiet, noisyOption } from '../noise.ts'
import { BOUNDS, type ReadFact, readSample } from './keystrokes.ts'
import { timesOf } from './times.ts'

// Number of keys a fact takes at the reading desk, and time a person waits for it. Asked over HTTP, as the window asks.

export const benchDeskCommand = command({
  name: 'npm run bench desk',
  about:
    'Reads every fact of the wordings in test/ingest/documents again over the HTTP of the desk, by the keys of its window, and counts them; then takes facts of a dataset out and saves them again, and prints how long that takes. The dataset is copied first.',
  options: {
    data: datasetFolder('the dataset whose facts are timed'),
    truths: optionalFolder(
      'facts read by hand (*.facts.json) of wordings in the dataset: says what the desk asks of a careless reader, and ends',
    ),
    noisy: noisyOption,
  },
  main: async ({ data, truths, noisy }, terminal) => {
    if (truths !== undefined) {
      for (const line of askLines(await carelessly(data, truths))) terminal.out(`${line}\n`)
      return 0
    }
    const facts = await readSample()
    for (const line of keystrokeLines(facts)) terminal.out(`${line}\n`)
    await assertQuiet(terminal, noisy)
    for (const { what, times } of await timesOf(data))
      terminal.out(`${what}: ${times.length} times, ${spread(times)}\n`)
    return 0
  },
})

/** Counts of false and of right answers that the desk asks about or refuses; the false ones saved without a word. */
function askLines(answers: readonly Careless[]): string[] {
  const ways = ['first suggestion', 'not stated'] as const
  return ways.flatMap((how) => {
    const own = answers.filter((one) => one.how === how)
    const line = (isRight: boolean) => {
      const all = own.filter((one) => one.isRight === isRight)
      const [asked, refused] = (['asked', 'refused'] as const).map(
        (what) => all.filter(({ outcome }) => outcome === what).length,
      )
      return `${how}: of ${all.length} ${isRight ? 'right' : 'false'} answers ${asked} asked about, ${refused} refused`
    }
    const silent = own.filter(({ isRight, outcome }) => !isRight && outcome === 'saved')
    return [
      line(false),
      line(true),
      `${how}: ${silent.length} of ${own.length} false and saved without a question`,
      ...silent.map(({ product, key }) => `  ${product} ${key}`),
    ]
  })
}

function keystrokeLines(facts: readonly ReadFact[]): string[] {
  const kinds = ['suggested', 'other'] as const
  return [
    ...kinds.flatMap((kind) => {
      const counts = facts.filter((one) => one.kind === kind).map(({ keys }) => keys.length)
      const mean = counts.reduce((a, b) => a + b, 0) / counts.length
      return `${kind}: ${counts.length} facts, ${mean.toFixed(1)} keys on average, at most ${Math.max(...counts)} (bound ${BOUNDS[kind]})`
    }),
    ...facts
      .filter(({ kind, keys, isSaved }) => !isSaved || keys.length > BOUNDS[kind])
      .map(
        ({ uin, key, keys, isSaved }) =>
          `${isSaved ? 'over the bound' : 'not saved'}: ${uin} ${key}: ${keys.join(' ')}`,
      ),
  ]
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${at(1)} ms`
}
