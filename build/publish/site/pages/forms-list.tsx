/** @jsxRuntime automatic @jsxImportSource #view */
import { compareTexts } from '../../../contract/compare-texts.ts'
import { counted } from '../../../contract/display.ts'
import { FORMS_PATH } from '../../../contract/paths.ts'
import { formsBody } from '../../answers/forms.ts'
import { FormLink } from '../../../view/links.tsx'
import type { Material, PageBody, Site } from '../site.ts'

type Entry = ReturnType<typeof formsBody>['forms'][number]

/** All forms, with a filter by insurer and purpose. */
export function formsPage({ site, context }: Material): PageBody {
  const { forms } = formsBody(context)
  const insurers = new Map(forms.map(({ insurer }) => [insurer.slug, insurer.name]))
  const byName = (a: readonly string[], b: readonly string[]) => compareTexts(a[1] ?? '', b[1] ?? '')
  const purposes = [...new Set(forms.map(({ purpose }) => purpose))]
  return {
    record: `${site.base}${FORMS_PATH}`,
    scripts: ['filter.js'],
    content: (
      <>
        <h1>Forms</h1>
        <p class="lead">
          Claim and proposal forms as insurers print them: who fills in which part, what is required, what to
          attach, and where to send it by when. Reading them here sends nothing anywhere; the form itself is
          the insurer’s.
        </p>
        <form id="filter" class="scripted">
          <Choice name="insurer" label="Insurer" values={[...insurers].toSorted(byName)} />
          <Choice
            name="purpose"
            label="Purpose"
            values={purposes.map((purpose) => [purpose, purpose] as const)}
          />
          <button type="submit">Show</button>
          <output id="found">{forms.length} forms</output>
        </form>
        <ul class="cards" id="forms">
          {forms.map((form) => (
            <li data-insurer={form.insurer.slug} data-purpose={form.purpose}>
              <Card form={form} site={site} />
            </li>
          ))}
        </ul>
        <p>
          For programs: <a href={site.link(FORMS_PATH)}>the list as JSON</a>; the record of a form is at its
          address followed by <code>.json</code>.
        </p>
      </>
    ),
  }
}

function Card({ form, site }: { readonly form: Entry; readonly site: Site }) {
  return (
    <>
      <FormLink site={site} form={form} />
      <p class="quiet">
        <span translate="no">{form.insurer.name}</span> · {form.purpose} · {counted(form.pages, 'page')}
        {form.fillable_pdf && ' · fillable PDF'}
      </p>
    </>
  )
}

function Choice(props: {
  readonly name: string
  readonly label: string
  readonly values: readonly (readonly [string, string])[]
}) {
  return (
    <p>
      <label for={`by-${props.name}`}>{props.label}</label>
      <select
        id={`by-${props.name}`}
        name={props.name}
        translate={props.name === 'insurer' ? 'no' : undefined}
      >
        <option value="">all</option>
        {props.values.map(([value, words]) => (
          <option value={value}>{words}</option>
        ))}
      </select>
    </p>
  )
}
