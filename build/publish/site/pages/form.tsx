/** @jsxRuntime automatic @jsxImportSource #view */
import { counted, writtenDay } from '../../../contract/display.ts'
import { readableTitle } from '../../../contract/printed-title.ts'
import { formBodies } from '../../answers/forms.ts'
import type { FormBody } from '../../../contract/published/forms.ts'
import { FormFields } from './form-blanks.tsx'
import { groupsOf } from '../../../contract/groups.ts'
import { Facts, Lines } from '../../../view/components.tsx'
import { LawToday } from '../../../view/law-sentences.tsx'
import { Contents, Named, Outward, type PagePart } from '../../../view/links.tsx'
import { insurerPath } from '../../../view/page-paths.ts'
import { SendTo } from './contacts.tsx'
import type { Material, PageGroup, Site, SitePage } from '../site.ts'

/** One page per form of the data. */
export function formPages({ site, context }: Material): PageGroup[] {
  return Array.from(formBodies(context), (form) => {
    const page = formPage(site, form)
    return { name: page.path, from: form, pages: [page] }
  })
}

/** A form for the person who fills it in: before you start, part by part, and where to send it. */
function formPage(site: Site, form: FormBody): SitePage {
  const { instructions } = form
  return {
    path: `/forms/${form.id}`,
    title: `${readableTitle(form.title).replace(/\s+/gu, ' ')}, ${form.insurer.name}`,
    description: instructions.about,
    record: `${form.url}.json`,
    trail: [['/forms', 'Forms']],
    content: (
      <>
        <h1>
          <Lines text={readableTitle(form.title)} />
        </h1>
        <p class="lead">{instructions.about}</p>
        <p class="quiet">
          <Named site={site} path={insurerPath(form.insurer.slug)} name={form.insurer.name} /> ·{' '}
          {form.purpose} form
        </p>
        <About form={form} />
        <Before form={form} site={site} />
        <SendTo form={form} site={site} />
        {instructions.sections.length > 1 && (
          <Contents site={site} label="Parts of the form" parts={partsOf(form)} />
        )}
        {instructions.sections.map((section, at) => (
          <section class="entry" id={`part-${at + 1}`}>
            <h2>{section.title || `Part ${at + 1}`}</h2>
            {section.filled_by !== '' && (
              <p>
                Filled in by: <strong>{section.filled_by}</strong>
              </p>
            )}
            <FormFields fields={section.fields} />
          </section>
        ))}
        <Points title="What you declare by signing" points={instructions.declarations} />
        <Agents form={form} site={site} />
      </>
    ),
  }
}

function About({ form }: { readonly form: FormBody }) {
  const { source_pdf, pages, fillable_pdf, instructions, collected } = form
  const { applies_to } = instructions
  return (
    <Facts
      rows={[
        [
          'The form',
          <>
            <Outward to={source_pdf} words="the insurer’s PDF" />, {counted(pages, 'page')},{' '}
            {fillable_pdf ? 'can be filled in on screen' : 'to be filled in by hand'}
          </>,
        ],
        applies_to === '' ? null : ['For', applies_to],
        ['Collected', `${writtenDay(collected)}. Ask the insurer whether there is a newer edition.`],
      ]}
    />
  )
}

function Before({ form, site }: { readonly form: FormBody; readonly site: Site }) {
  const { deadlines, attachments, notes } = form.instructions
  return (
    <>
      <Points title="By when" points={deadlines} id="deadlines" />
      {form.law !== undefined && (
        <p>
          <LawToday law={form.law} site={site} />
        </p>
      )}
      <Points title="What to attach" points={attachments} id="attachments" />
      <Points title="What the form says about itself" points={notes} />
    </>
  )
}

function Points(props: { readonly title: string; readonly points: readonly string[]; readonly id?: string }) {
  if (props.points.length === 0) return null
  return (
    <section id={props.id}>
      <h2>{props.title}</h2>
      {groupsOf(props.points, (point) => CASE.exec(point)?.[0] ?? '').map(([subject, points]) => (
        <>
          {subject !== '' && <h3>{subject.replace(/:\s$/u, '')}</h3>}
          <ul>
            {points.map((point) => (
              <li>
                <Lines text={point.slice(subject.length)} />
              </li>
            ))}
          </ul>
        </>
      ))}
    </section>
  )
}

/** For which case something is to be attached, as readings of forms begin a point. */
const CASE = /^(?:For|In case of|If) [^:;.\n]{3,50}:\s/u

/** Names who fills in a part, where that is not the same person throughout. */
function partsOf({ instructions: { sections } }: FormBody): PagePart[] {
  const isShared = new Set(sections.map(({ filled_by }) => filled_by)).size > 1
  return sections.map(({ title, filled_by }, at) => [
    `part-${at + 1}`,
    title || `Part ${at + 1}`,
    isShared ? filled_by : undefined,
  ])
}

function Agents({ form, site }: { readonly form: FormBody; readonly site: Site }) {
  return (
    <section id="agents">
      <h2>For programs that help to fill it in</h2>
      <p>{form.how_to_use}</p>
      <p>
        Record: <a href={site.link(`/forms/${form.id}.json`)}>{form.url}.json</a>. SHA-256 of the PDF it was
        made from: <code class="long">{form.sha256}</code>
      </p>
      <script type="application/json" id="record">
        {JSON.stringify(form)}
      </script>
    </section>
  )
}
