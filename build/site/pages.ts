import type { PageContext } from '../pages/context.ts'
import { formBodies } from '../pages/forms.ts'
import { errorsPage } from './errors.tsx'
import { formPage } from './form.tsx'

/** A page for people: where it stands in the output, and its HTML. */
export interface SitePage {
  readonly path: string
  readonly html: string
}

/** Every page for people. */
export function* sitePages(context: PageContext): Generator<SitePage> {
  yield { path: '/docs/errors.html', html: errorsPage() }
  for (const form of formBodies(context)) yield { path: `/forms/${form.id}.html`, html: formPage(form) }
}
