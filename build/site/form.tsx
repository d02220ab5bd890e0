import type { FormBody } from '../contract/form-record.ts'
import { page } from './layout.tsx'

/** A form for people: its sections and blanks, who fills them, and where to send it. */
export function formPage(form: FormBody): string {
  const { instructions, insurer, send_to } = form
  return page(
    { title: form.title.replace(/\s+/gu, ' '), description: instructions.about, record: `${form.url}.json` },
    <>
      <h1>{form.title}</h1>
      <p>
        {insurer.name}. {instructions.about}
      </p>
      {instructions.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <p>Filled by: {section.filled_by}</p>
          <ul>
            {section.fields.map((field) => (
              <li key={field.label}>
                {field.label} ({field.type}
                {field.required === true && ', required'}) {field.help}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h2>Where to send it</h2>
      <ul>
        {send_to.map(({ channel, value, label }) => (
          <li key={value}>
            {label} {channel}: {value}
          </li>
        ))}
      </ul>
      <p>{form.how_to_use}</p>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: embedded(form) }} />
    </>,
  )
}

/** A record as it may stand in a script element: nothing in it can close the element. */
function embedded(form: FormBody): string {
  return JSON.stringify(form).replaceAll('<', '\\u003c')
}
