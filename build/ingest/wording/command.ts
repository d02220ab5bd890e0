import { UsageError } from '../../cli/options.ts'
import type { Document } from '../../contract/authored/product.ts'
import { HeldDataset } from '../held.ts'
import { choiceOption, ingestOptions } from '../options.ts'
import { type Terminal, finish } from '../terminal.ts'
import { ingestWording } from './ingest.ts'

const WORDING_HELP = `Usage: npm run ingest -- wording FILE.pdf --uin UIN [options]

Reads a policy wording, a prospectus or another document of a product into clauses. Read again, the same file changes
nothing; clauses that are known keep their ids, facts whose quote no longer holds become unverified.

  --uin UIN        the product, which the dataset must hold
  --data DIR       the dataset (default: data)
  --document ID    the document's id within the product (default: wording)
  --kind KIND      policy-wording, prospectus, customer-information-sheet or brochure (default: policy-wording)
  --title T        its title as printed (default: as held, else the product's name)
  --edition E      its edition as printed
  --url U          where the file was collected
  --collected DAY  when, YYYY-MM-DD (default: the dataset's date)
  --dry-run        print what would change, write nothing
  --help           this text

Exits with 0 when done, 1 when the file cannot be used or the records would not pass the check, 2 on a wrong option.`

const KINDS: readonly Document['kind'][] = [
  'policy-wording',
  'prospectus',
  'customer-information-sheet',
  'brochure',
]

export async function wordingCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const options = ingestOptions(
    args,
    ['uin', 'document', 'kind', 'title', 'edition', 'url', 'collected'],
    WORDING_HELP,
  )
  if (options === null) return terminal.help(WORDING_HELP)
  const { uin, document = 'wording', kind, title, edition, url, collected } = options.own
  if (uin === undefined)
    throw new UsageError(`--uin is missing: it says whose wording this is.\n\n${WORDING_HELP}`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/u.test(document))
    throw new UsageError(`--document ${document}: must be small letters, digits and single hyphens`)
  if (url !== undefined && !/^https?:/u.test(url))
    throw new UsageError(`--url ${url}: must be an address like https://example.org/file.pdf`)
  if (collected !== undefined && !/^\d{4}-\d{2}-\d{2}$/u.test(collected))
    throw new UsageError(`--collected ${collected}: must be a day like 2026-08-31`)
  const dataset = await HeldDataset.at(options.data)
  const given = { uin, document, kind: choiceOption('kind', kind, KINDS), title, edition, url, collected }
  const { merge, report } = await ingestWording(options.file, given, dataset, terminal.progress('pages'))
  return finish(terminal, options, merge.changes, report)
}
