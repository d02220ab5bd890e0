import type { Form } from '../../contract/authored/form-record.ts'
import type { FormBody, FormsBody } from '../../contract/published/forms.ts'
import type { Line } from '../../contract/primitives.ts'
import type { FormRef } from '../../contract/published/references.ts'
import { howToUse } from '../../contract/notices.ts'
import type { BodyContext } from './context.ts'
import { lawBesideOf } from './law-sentence.ts'

/** The form records as published: with the insurer's name, guidance for agents, and the form's page. */
export function* formBodies(context: BodyContext): Generator<FormBody> {
  const { catalogue, to, about } = context
  for (const { record } of inOrder(catalogue)) {
    const { id, title, purpose, insurer, source_pdf, sha256, pages, collected, instructions } = record
    const { pdf_fields, fillable_pdf, send_to, lines } = record
    yield {
      id,
      title,
      purpose,
      insurer: { slug: insurer, name: insurerName(catalogue, insurer) },
      source_pdf,
      sha256,
      pages,
      collected,
      instructions,
      pdf_fields,
      fillable_pdf,
      send_to,
      ...(lines !== undefined && { lines }),
      ...lawBesideOf(context, record.law),
      how_to_use: howToUse(about),
      url: to.form(id),
    }
  }
}

/** The forms of an insurer, or those for its products of one line, as other bodies refer to them. */
export function formRefs({ catalogue, to }: BodyContext, insurer: string, line?: Line): FormRef[] {
  return inOrder(catalogue)
    .filter(({ record }) => record.insurer === insurer)
    .filter(({ record: { lines } }) => line === undefined || lines === undefined || lines.includes(line))
    .map(({ record }) => formRef(to, record))
}

function formRef(to: BodyContext['to'], record: Form): FormRef {
  const { id, title, purpose, fillable_pdf, instructions } = record
  const { applies_to } = instructions
  return { id, title, purpose, applies_to, fillable_pdf, url: to.form(id), record: to.formRecord(id) }
}

/** The list of forms for programs. */
export function formsBody({ catalogue, to, dataDate, notice }: BodyContext): FormsBody {
  const forms = inOrder(catalogue).map(({ record }) => {
    const { insurer: slug, pages } = record
    const insurer = { slug, name: insurerName(catalogue, slug) }
    const lines = record.lines ?? catalogue.insurers.get(slug)?.record.lines ?? []
    return { ...formRef(to, record), insurer, lines, pages }
  })
  return { data_date: dataDate, notice, total: forms.length, forms }
}

function inOrder(catalogue: BodyContext['catalogue']) {
  return catalogue.forms.toSorted((a, b) => a.record.id - b.record.id)
}

function insurerName(catalogue: BodyContext['catalogue'], slug: string): string {
  const insurer = catalogue.insurers.get(slug)
  if (insurer === undefined) throw new Error(`the form's insurer ${slug} is unknown`)
  return insurer.record.name
}
