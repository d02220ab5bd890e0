import { basename, resolve } from 'node:path'
import { fileDigest } from '../../files/digest.ts'
import type { Form } from '../../contract/authored/form-record.ts'
import type { DraftDataset } from '../draft-dataset.ts'
import { FileError, requireFile } from '../file-error.ts'
import { insurersIn } from '../printed-names.ts'
import { readDocument } from '../read-document.ts'
import type { FormReading } from './reading.ts'

/** Options of a form on the command line; those not given are read off the form. */
export interface FormOptions {
  readonly insurer?: string | undefined
  readonly purpose?: Form['purpose'] | undefined
  readonly title?: string | undefined
  readonly url?: string | undefined
  readonly collected?: string | undefined
}

/** Reads a form into a record; a form that is held keeps what people wrote into it. */
export async function ingestForm(
  file: string,
  options: FormOptions,
  dataset: DraftDataset,
  progress: (page: number, of: number) => void,
): Promise<{ form: Form; report: string }> {
  requireFile(file, 200)
  return formRecord(file, await readDocument(resolve(file), 'form', { progress }), options, dataset)
}

/** The record of a form as it was read, and what a person should know of it. */
export function formRecord(
  file: string,
  reading: FormReading,
  options: FormOptions,
  dataset: DraftDataset,
): { form: Form; report: string } {
  const { pages, form: hasAcroForm } = reading.head
  if (reading.words < 20)
    throw new FileError(
      `${file}: has no text layer on its ${pages} pages, so its labels cannot be read. Recognise the text first (OCR), or type the form by hand.`,
    )
  const { all, unnamed } = reading.drawn
  if (reading.fields.length === 0 && 2 * unnamed > all)
    throw new FileError(
      `${file}: nothing that is printed names ${unnamed} of the ${all} places it has to fill, so most of its blanks would be missing. Type the form by hand.`,
    )
  const { sha256 } = fileDigest(file)
  const forms = dataset.listing.files.forms.map((path) => dataset.read<Form>(path))
  const stored = forms.find((form) => form.sha256 === sha256)
  const pdfFields = reading.fields.length === 0 ? null : reading.fields.map(pdfFieldOf)
  if (stored !== undefined) {
    const form = {
      ...stored,
      pages,
      pdf_fields: pdfFields,
      fillable_pdf: pdfFields !== null,
    }
    return {
      form: keepLabels(form, stored),
      report: [`Form ${stored.id} is this file; what people wrote into it stays.`, ...reading.leftOut].join(
        '\n',
      ),
    }
  }
  const form = newForm(file, options, dataset, reading, {
    id: Math.max(0, ...forms.map(({ id }) => id)) + 1,
    sha256,
    pages,
    pdf_fields: pdfFields,
    fillable_pdf: pdfFields !== null,
  })
  return { form, report: [formReport(form, hasAcroForm, reading.drawn), ...reading.leftOut].join('\n') }
}

/** Labels of PDF fields that a person corrected stay. */
function keepLabels(form: Form, stored: Form): Form {
  const labels = new Map(stored.pdf_fields?.map((field) => [field.name, field.label]))
  const fields = form.pdf_fields?.map((field) => ({
    ...field,
    ...(labels.get(field.name) !== undefined && { label: labels.get(field.name) ?? '' }),
  }))
  return { ...form, pdf_fields: fields ?? null }
}

function pdfFieldOf({ name, page, type, label, options }: FormReading['fields'][number]) {
  return {
    name,
    page,
    type,
    ...(label !== '' && { label }),
    ...(options.length > 0 && { options: [...options] }),
  }
}

function newForm(
  file: string,
  options: FormOptions,
  dataset: DraftDataset,
  reading: FormReading,
  known: Pick<Form, 'id' | 'sha256' | 'pages' | 'pdf_fields' | 'fillable_pdf'>,
): Form {
  const title = options.title ?? reading.title
  const purpose = options.purpose ?? purposeOf(file, `${title}\n${reading.text.slice(0, 600)}`)
  return {
    ...known,
    title,
    purpose,
    insurer: options.insurer ?? insurerOf(file, reading.text, dataset),
    source_pdf: options.url ?? `https://example.invalid/forms/${encodeURIComponent(basename(file))}`,
    collected: options.collected ?? dataset.dataDate,
    instructions: {
      about: '',
      notes: [],
      title,
      submit: { to: '', how: '', address: '' },
      purpose,
      sections: [...reading.sections],
      deadlines: [...reading.deadlines],
      applies_to: '',
      attachments: [...reading.attachments],
      declarations: [...reading.declarations],
      dropped_labels: 0,
    },
    send_to: [],
  }
}

function purposeOf(file: string, text: string): Form['purpose'] {
  const [claim, proposal] = [/\bclaim/iu.test(text), /\bproposal\b/iu.test(text)]
  if (claim !== proposal) return claim ? 'claim' : 'proposal'
  throw new FileError(
    `${file}: does not say whether it is a claim or a proposal form; give --purpose claim or --purpose proposal.`,
  )
}

/** The insurer whose name or alias the form prints; two are not chosen between. */
function insurerOf(file: string, text: string, dataset: DraftDataset): string {
  const found = insurersIn(text, dataset)
  if (found.length === 1 && found[0] !== undefined) return found[0].slug
  const which =
    found.length === 0
      ? 'prints the name of no insurer of the dataset'
      : `names several insurers (${found.map(({ slug }) => slug).join(', ')})`
  throw new FileError(`${file}: ${which}; give --insurer SLUG.`)
}

function formReport(form: Form, hasAcroForm: boolean, { all, unnamed }: FormReading['drawn']): string {
  const blanks = form.instructions.sections.reduce((sum, { fields }) => sum + fields.length, 0)
  const unlabelled = form.pdf_fields?.filter(({ label }) => label === undefined) ?? []
  return [
    `Form ${form.id}: ${form.pages} pages, ${form.instructions.sections.length} sections, ${blanks} blanks${unnamed === 0 ? '' : ` (nothing names ${unnamed} of ${all} places drawn)`}, ${form.pdf_fields?.length ?? 0} PDF fields`,
    ...(form.pdf_fields === null && hasAcroForm ? ['Its AcroForm has no fields: it is not fillable.'] : []),
    ...unlabelled.map(({ name, page }) => `p. ${page}: the field ${name} has no printed label beside it`),
    'For a person to do: about, notes, submit, send_to; the rest against the page: labels and types of the blanks, who fills each section, deadlines, attachments, declarations.',
    ...(form.source_pdf.startsWith('https://example.invalid/')
      ? ['To do: where the file was collected is not known; give it with --url.']
      : []),
  ].join('\n')
}
