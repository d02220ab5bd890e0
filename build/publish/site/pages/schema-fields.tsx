/** @jsxRuntime automatic @jsxImportSource #view */
import type { DescribedField } from '../../description/body-fields.ts'
import { joined } from '../../../view/answer-in.tsx'
import { Folded } from '../../../view/components.tsx'

interface List {
  readonly fields: readonly DescribedField[]
  /** Beginning of the places of the fields, such as `getPolicy.answer`. */
  readonly id: string
  /** Whether the client sends them: then it matters what is required and what is allowed. */
  readonly sent?: boolean
  /** The fields of an answer that have places, since another one is like them. */
  readonly places?: ReadonlySet<string>
}

/** The fields of a body or the parameters of an operation under a heading; nothing where there are none. */
export function Fields({ title, ...list }: List & { readonly title: string }) {
  if (list.fields.length === 0) return null
  const heading = <h3>{title}</h3>
  const fields = <FieldList {...list} />
  return (
    <div class="part">
      {list.sent === true ? [heading, fields] : <Folded heading={heading}>{fields}</Folded>}
    </div>
  )
}

/** List of fields. Those sent and those others are like have places: places of all are an eighth of the page. */
function FieldList({ fields, id, sent = false, places = likened(fields) }: List) {
  return (
    <ul class="fields">
      {fields.map((field) => (
        <li id={sent || places.has(field.path) ? `${id}.${field.path}` : undefined}>
          <p>
            <code>{field.name}</code> <Type field={field} id={id} />
            <Presence field={field} sent={sent} />
            <Means field={field} sent={sent} />
          </p>
          {field.objects.map((object, at) => (
            <>
              {field.objects.length > 1 && (
                <p class="quiet">
                  {at === 0 ? 'Either' : 'or'} {object.name ?? 'an object with'}
                </p>
              )}
              <FieldList fields={object.fields} id={id} sent={sent} places={places} />
            </>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** The places that fields are said to be like. */
function likened(fields: readonly DescribedField[]): ReadonlySet<string> {
  const like = ({ sameAs, objects }: DescribedField): readonly string[] => [
    ...(sameAs === null ? [] : [sameAs]),
    ...objects.flatMap((object) => object.fields.flatMap(like)),
  ]
  return new Set(fields.flatMap(like))
}

function Type({ field, id }: { readonly field: DescribedField; readonly id: string }) {
  const { type, sameAs } = field
  return (
    <span class="type">
      {type}
      {sameAs !== null && [', as in ', <a href={`#${id}.${sameAs}`}>{sameAs}</a>]}
    </span>
  )
}

/** For what is sent, whether it is required; for an answer, whether it may be missing. */
function Presence({ field, sent }: { readonly field: DescribedField; readonly sent: boolean }) {
  if (!sent) return field.required ? null : <span class="quiet">, not always present</span>
  return field.required ? [', ', <strong>required</strong>] : <span class="quiet">, optional</span>
}

/** Meaning of a field, the values it may have and its limits, a line each. */
function Means({ field, sent }: { readonly field: DescribedField; readonly sent: boolean }) {
  const { description, values, isOpen, limits, fallback } = field
  const rules = [...(sent ? limits : []), ...(fallback === null ? [] : [`default ${fallback}`])].join('; ')
  const known = values.map((value) => <code>{value}</code>)
  const lines = [
    description,
    values.length > 0 && <span class="quiet">{[allowed(values, isOpen, sent), joined(known, ', ')]}</span>,
    rules !== '' && <code class="rules">{rules}</code>,
  ]
  return lines.map((line) => (line === '' || line === false ? null : [<br />, line]))
}

/** Words before the values of a field. */
function allowed(values: readonly string[], isOpen: boolean, sent: boolean): string {
  if (isOpen) return 'Known values: '
  if (values.length > 1) return 'One of '
  return sent ? 'Must be ' : 'Always '
}
