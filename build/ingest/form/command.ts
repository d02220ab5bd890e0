import { HeldDataset } from '../held.ts'
import { choiceOption, ingestOptions } from '../options.ts'
import { type Terminal, finish } from '../terminal.ts'
import { ingestForm } from './ingest.ts'

const HELP = `Usage: npm run ingest -- form FILE.pdf [options]

Reads a claim or proposal form into a form record: the fields of its PDF, the labels beside them, its sections. What a
person must finish is listed.

  --data DIR       the dataset (default: data)
  --insurer SLUG   whose form it is (default: the one insurer it names)
  --purpose P      claim or proposal (default: as printed)
  --title T        its title (default: as printed)
  --url U          where the file was collected
  --collected DAY  when, YYYY-MM-DD (default: the dataset's date)
  --dry-run        print what would change, write nothing
  --help           this text

Exits with 0 when done, 1 when the file cannot be used or the record would not pass the check, 2 on a wrong option.`

export async function formCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const options = ingestOptions(args, ['insurer', 'purpose', 'title', 'url', 'collected'], HELP)
  if (options === null) return terminal.help(HELP)
  const dataset = await HeldDataset.at(options.data)
  const purpose = choiceOption('purpose', options.own.purpose, ['claim', 'proposal'] as const)
  const { form, report } = await ingestForm(
    options.file,
    { ...options.own, purpose },
    dataset,
    terminal.progress('pages'),
  )
  return finish(
    terminal,
    options,
    [{ path: `forms/${form.id}.json`, collection: 'forms', record: form }],
    report,
  )
}
