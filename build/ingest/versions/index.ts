import { readFileSync, writeFileSync } from 'node:fs'
import { command, runAsProgram } from '../../cli/command.ts'
import { UsageError, text } from '../../cli/options.ts'
import { counted } from '../../contract/display.ts'
import { DraftDataset } from '../draft-dataset.ts'
import { requireFile } from '../file-error.ts'
import { SHARED, choice } from '../ingest-options.ts'
import { finish } from '../write-and-report.ts'
import { acceptedEdits, proposalText } from './proposal-file.ts'
import { type Proposal, proposalsFor } from './proposals.ts'

// Proposes to a person which product is the next version of which, and accepts it from a file (npm run versions).

const LARGEST_FILE = 16

export const versionsCommand = command({
  name: 'npm run versions',
  usage: ['[--to FILE] [options]', '--accept FILE [options]'],
  about:
    'Proposes which product is the next version of which: by the UIN, or by insurer and name where the UIN is a new one. A person deletes the lines that are wrong, and accepts the rest: supersedes of the newer product then names the older.',
  options: {
    to: text('FILE', 'write the proposals to a new file, not to the screen'),
    certainty: choice(['1', '2', '3'], 'N', 'propose nothing less certain (default: 3)'),
    accept: text('FILE', 'accept the lines that are left in such a file'),
    ...SHARED,
  },
  exitsWith1: 'the file cannot be used or the records would not pass npm run check',
  main: async (values, terminal) => {
    const { to, accept, certainty = '3', data } = values
    if (accept !== undefined && (to !== undefined || values.certainty !== undefined))
      throw new UsageError('--accept takes the lines of a file as they are; leave --to and --certainty out.')
    if (accept !== undefined)
      return finish(terminal, values, async () => {
        requireFile(accept, LARGEST_FILE)
        const changes = acceptedEdits(accept, readFileSync(accept, 'utf8'), await DraftDataset.at(data))
        return { changes, report: `${counted(changes.length, 'product')} will name the version before` }
      })
    const dataset = await DraftDataset.at(data)
    const products = Array.from(dataset.products(), ({ product }) => product)
    const all = proposalsFor(products, dataset.knownWithdrawals)
    const proposals = all.filter((one) => one.certainty <= Number(certainty))
    if (to === undefined) terminal.out(proposalText(proposals))
    else writeNew(to, proposalText(proposals))
    terminal.err(`${summary(proposals)}\n`)
    return 0
  },
})

function summary(proposals: readonly Proposal[]): string {
  const countOf = (certainty: number) => proposals.filter((one) => one.certainty === certainty).length
  return `${counted(proposals.length, 'proposal')}: ${countOf(1)} of certainty 1, ${countOf(2)} of 2, ${countOf(3)} of 3`
}

/** Writes a file that is not there yet: one in which lines were deleted is not written over. */
function writeNew(file: string, words: string): void {
  try {
    writeFileSync(file, words, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new UsageError(`--to ${file}: is there already, and may hold your decisions. Name a new file.`)
  }
}

await runAsProgram(import.meta, versionsCommand)
