import type { ComplaintLadder } from '../../contract/authored/complaints.ts'
import type { Form } from '../../contract/authored/form-record.ts'
import type { Rule } from './rule.ts'
import { counted, shown } from './messages.ts'
import { type Laws, numberProblems, sectionProblems } from './rests-on.ts'

export const sectionSaysSomething: Rule = {
  name: 'section-says-something',
  *section({ number, text, summary, omitted }) {
    if (text === null && summary === null && !omitted)
      yield `section ${shown(number)} has neither text nor summary; give one of them, or mark it as omitted`
  },
}

type Blank = Form['instructions']['sections'][number]['fields'][number]

export const formOptions: Rule = {
  name: 'form-options',
  *form(form) {
    for (const { where, blank } of blanksOf(form)) {
      const wrong = wrongOptions(blank)
      if (wrong !== null)
        yield [
          `${where}/options`,
          `${shown(blank.label)} is of type ${blank.type} and has ${counted(blank.options.length, 'option')}; ${wrong}`,
        ]
    }
  },
}

/** The blanks of a form, each with its pointer. */
function blanksOf({ instructions: { sections } }: Form): { where: string; blank: Blank }[] {
  return sections.flatMap(({ fields }, at) =>
    fields.map((blank, n) => ({ where: `/instructions/sections/${at}/fields/${n}`, blank })),
  )
}

function wrongOptions({ type, options }: Blank): string | null {
  const count = options.length
  if (type === 'choice') return count >= 2 ? null : 'list the two or more to choose from'
  if (type === 'checkbox') return count >= 1 ? null : 'list the options that may be ticked'
  if (type === 'yes-no') return count === 0 || count === 2 ? null : 'list the two as printed, or none'
  return count === 0 ? null : 'drop them, or make it a choice or a checkbox'
}

export const formPdfFields: Rule = {
  name: 'form-pdf-fields',
  *form(form) {
    const { fillable_pdf, pdf_fields, pages } = form
    if (fillable_pdf !== (pdf_fields !== null))
      yield [
        '/fillable_pdf',
        fillable_pdf
          ? 'the form is fillable but pdf_fields is null; list its fields, or set fillable_pdf to false'
          : 'the form is not fillable but lists pdf_fields; set pdf_fields to null, or fillable_pdf to true',
      ]
    const names = new Set<string>()
    for (const [at, { name, page, type, options }] of (pdf_fields ?? []).entries()) {
      const where = `/pdf_fields/${at}`
      if (names.has(name))
        yield [`${where}/name`, `the PDF field ${shown(name)} is listed above already; list it once`]
      names.add(name)
      if (page > pages)
        yield [
          `${where}/page`,
          `page ${page} is beyond the ${counted(pages, 'page')} of the form; correct one of the two`,
        ]
      if (type === 'text' && options !== undefined)
        yield [
          `${where}/options`,
          `the text field ${shown(name)} lists options; only radio buttons have them: drop them`,
        ]
    }
    for (const { where, blank } of blanksOf(form))
      if (blank.pdf_field !== '' && !names.has(blank.pdf_field))
        yield [
          `${where}/pdf_field`,
          `${shown(blank.label)}: there is no PDF field ${shown(blank.pdf_field)} in pdf_fields; name one that is listed, or leave it empty`,
        ]
  },
}

// Rules on the complaint ladder.

export const complaintSection: Rule = {
  name: 'complaint-section',
  *dataset({ complaints: { path, record }, ...known }) {
    for (const [at, { law, how }] of (record.before ?? []).entries())
      for (const [where, problem] of stepFaults(known, law, { how }))
        yield [path, `/before/${at}${where}`, problem]
    for (const [at, { law, deadlines = [], ...rung }] of record.rungs.entries()) {
      const { who, when, how, costs, after } = rung
      const days = deadlines.map(({ count, unit }, n) => [`deadlines/${n}/count`, `${count} ${unit}`])
      const texts = { who, when, how, costs, after, ...Object.fromEntries(days) }
      for (const [where, problem] of stepFaults(known, law, texts))
        yield [path, `/rungs/${at}${where}`, problem]
    }
    const ids = record.rungs.map(({ id }) => id)
    for (const [at, id] of ids.entries())
      if (ids.indexOf(id) < at)
        yield [path, `/rungs/${at}/id`, `another step has the id ${shown(id)}; give each its own`]
  },
}

/** What is wrong with the law of a step of the ladder, or with a text of it by its key. */
function* stepFaults(
  known: Laws,
  law: ComplaintLadder['rungs'][number]['law'],
  texts: Record<string, string>,
): Generator<readonly [where: string, message: string]> {
  const sections = law.map(({ slug, section }) => ({ law: slug, section }))
  for (const [n, sectionName] of sections.entries())
    for (const problem of sectionProblems(known, sectionName)) yield [`/law/${n}/section`, problem]
  for (const [key, text] of Object.entries(texts))
    for (const message of numberProblems(known, text, sections)) yield [`/${key}`, message]
}
