import { command } from '../../cli/command.ts'
import { text } from '../../cli/options.ts'
import { finish, pageProgress } from '../write-and-report.ts'
import { DraftDataset } from '../draft-dataset.ts'
import { COLLECTED, SHARED, choice, fileOf } from '../ingest-options.ts'
import { ingestForm } from './ingest.ts'

// A claim or proposal form becomes a form record. This module: the subcommand `form`.

export const formCommand = command({
  name: 'npm run ingest',
  usage: ['form FILE.pdf [options]'],
  about:
    'Reads a claim or proposal form into a form record: the fields of its PDF, the labels beside them, its sections. What a person must finish is listed.',
  mostOperands: 1,
  options: {
    ...SHARED,
    insurer: text('SLUG', 'whose form it is (default: the one insurer it names)'),
    purpose: choice(['claim', 'proposal'], 'P', 'what it is for (default: as printed)'),
    title: text('T', 'its title (default: as printed)'),
    ...COLLECTED,
  },
  exitsWith1: 'the file cannot be used or the record would not pass npm run check',
  main: async (values, terminal, operands) => {
    const file = fileOf(operands)
    return finish(terminal, values, async () => {
      const dataset = await DraftDataset.at(values.data)
      const { form, report } = await ingestForm(file, values, dataset, pageProgress(terminal))
      return { changes: [{ path: `forms/${form.id}.json`, collection: 'forms', record: form }], report }
    })
  },
})
