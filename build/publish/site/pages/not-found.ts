import { prose } from '../prose.tsx'
import { NOT_FOUND, type Site, type SitePage } from '../site.ts'

/** The page for people whose address leads nowhere. Programs get a JSON refusal for every address under `/api`. */
export function notFoundPage(site: Site): SitePage {
  return {
    path: NOT_FOUND,
    title: 'Not found',
    description: 'There is no page at this address.',
    content: prose('not-found', site),
  }
}
