import type { Form } from '../../contract/authored/form-record.ts'
import type { Rule } from './rule.ts'
import { counted, shown } from './messages.ts'
import { numberProblems, sectionProblem } from './rests-on.ts'

export const sectionSaysSomething: Rule = {
  name: 'section-says-something',
  dataset: ({ laws }, _summary, report) => {
    for (const { path, record } of laws)
      for (const [at, { number, text, summary, omitted }] of record.sections.entries())
        if (text === null && summary === null && !omitted)
          report(
            path,
            `/sections/${at}`,
            `section ${shown(number)} has neither text nor summary; give one of them, or mark it as omitted`,
          )
  },
}

type Blank = Form['instructions']['sections'][number]['fields'][number]

export const formOptions: Rule = {
  name: 'form-options',
  dataset: ({ forms }, _summary, report) => {
    for (const { path, record } of forms)
      for (const [at, section] of record.instructions.sections.entries())
        for (const [n, blank] of section.fields.entries()) {
          const wrong = wrongOptions(blank)
          if (wrong !== null)
            report(
              path,
              `/instructions/sections/${at}/fields/${n}/options`,
              `${shown(blank.label)} is of type ${blank.type} and has ${counted(blank.options.length, 'option')}; ${wrong}`,
            )
        }
  },
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
  dataset: ({ forms }, _summary, report) => {
    for (const { path, record } of forms) {
      if (record.fillable_pdf !== (record.pdf_fields !== null))
        report(
          path,
          '/fillable_pdf',
          record.fillable_pdf
            ? 'the form is fillable but pdf_fields is null; list its fields, or set fillable_pdf to false'
            : 'the form is not fillable but lists pdf_fields; set pdf_fields to null, or fillable_pdf to true',
        )
      const refuse = (where: string, message: string) => report(path, where, message)
      checkFields(record, refuse)
      checkBlanks(record, refuse)
    }
  },
}

function checkFields({ pdf_fields, pages }: Form, refuse: (where: string, message: string) => void): void {
  const names = new Set<string>()
  for (const [at, { name, page, type, options }] of (pdf_fields ?? []).entries()) {
    const where = `/pdf_fields/${at}`
    if (names.has(name))
      refuse(`${where}/name`, `the PDF field ${shown(name)} is listed above already; list it once`)
    names.add(name)
    if (page > pages)
      refuse(
        `${where}/page`,
        `page ${page} is beyond the ${counted(pages, 'page')} of the form; correct one of the two`,
      )
    if (type === 'text' && options !== undefined)
      refuse(
        `${where}/options`,
        `the text field ${shown(name)} lists options; only radio buttons have them: drop them`,
      )
  }
}

function checkBlanks(
  { pdf_fields, instructions }: Form,
  refuse: (where: string, message: string) => void,
): void {
  const names = new Set(pdf_fields?.map(({ name }) => name))
  for (const [at, section] of instructions.sections.entries())
    for (const [n, { label, pdf_field }] of section.fields.entries())
      if (pdf_field !== '' && !names.has(pdf_field))
        refuse(
          `/instructions/sections/${at}/fields/${n}/pdf_field`,
          `${shown(label)}: there is no PDF field ${shown(pdf_field)} in pdf_fields; name one that is listed, or leave it empty`,
        )
}

// Rules on the complaint ladder.

export const complaintSection: Rule = {
  name: 'complaint-section',
  dataset: ({ complaints: { path, record }, ...known }, _summary, report) => {
    const check = (
      where: string,
      law: (typeof record.rungs)[number]['law'],
      texts: Record<string, string>,
    ) => {
      const sections = law.map(({ slug, section }) => ({ law: slug, section }))
      for (const [n, sectionName] of sections.entries()) {
        const problem = sectionProblem(known, sectionName)
        if (problem !== null) report(path, `${where}/law/${n}/section`, problem)
      }
      for (const [key, text] of Object.entries(texts))
        for (const message of numberProblems(known, text, sections)) report(path, `${where}/${key}`, message)
    }
    for (const [at, { law, how }] of (record.before ?? []).entries()) check(`/before/${at}`, law, { how })
    for (const [at, { law, deadlines = [], ...rung }] of record.rungs.entries()) {
      const { who, when, how, costs, after } = rung
      const days = deadlines.map(({ count, unit }, n) => [`deadlines/${n}/count`, `${count} ${unit}`])
      check(`/rungs/${at}`, law, { who, when, how, costs, after, ...Object.fromEntries(days) })
    }
    const ids = record.rungs.map(({ id }) => id)
    for (const [at, id] of ids.entries())
      if (ids.indexOf(id) < at)
        report(path, `/rungs/${at}/id`, `another step has the id ${shown(id)}; give each its own`)
  },
}
