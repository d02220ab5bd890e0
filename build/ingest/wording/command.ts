import { command } from '../../cli/command.ts'
import { flag, text } from '../../cli/options.ts'
import { DOCUMENT_KINDS } from '../../contract/authored/product.ts'
import { finish, pageProgress } from '../write-and-report.ts'
import { DraftDataset } from '../draft-dataset.ts'
import { COLLECTED, NEW_PRODUCT, SHARED, choice, fileOf, formed } from '../ingest-options.ts'
import { ingestWording } from './ingest.ts'

/** Reads a wording into the document and the clauses of its product. */
export const wordingCommand = command({
  name: 'npm run ingest',
  usage: ['wording FILE.pdf [--uin UIN] [options]'],
  about:
    'Reads a policy wording, a prospectus or another document of a product into clauses. What was corrected at the desk is applied at every reading. Reading the same file again changes nothing. Of another edition, known clauses keep their ids, facts whose quote no longer holds become unverified, and none counts as checked.',
  mostOperands: 1,
  options: {
    uin: text('UIN', 'the product (default: the one whose UIN, or whose name, the file prints)'),
    ...NEW_PRODUCT,
    ...SHARED,
    document: formed(
      /^[a-z0-9]+(-[a-z0-9]+)*$/u,
      'wording',
      'ID',
      "the document's id within the product (default: wording)",
    ),
    kind: choice(DOCUMENT_KINDS, 'KIND', 'what it is'),
    title: text('T', "its title as printed (default: as held, else the product's name)"),
    edition: text('E', 'its edition as printed'),
    ...COLLECTED,
    'other-uin': flag('take a document that prints another UIN than that of the product'),
    personal: flag('take a document that seems to name a person, by name, birth date or policy number'),
    replace: flag('take a reading in which less than a third of the held clauses is found again'),
    overwrite: flag(
      'take this reading of a file that was read before: corrections at the desk stay, other changes of its clauses do not',
    ),
  },
  exitsWith1: 'the file cannot be used or the records would not pass npm run check',
  main: async (values, terminal, operands) => {
    const file = fileOf(operands)
    return finish(terminal, values, async () => {
      const dataset = await DraftDataset.at(values.data)
      const options = { ...values, isNew: values.new, otherUin: values['other-uin'] }
      const { merge, report, details } = await ingestWording(file, options, dataset, pageProgress(terminal))
      return { changes: merge.changes, report, details }
    })
  },
})
