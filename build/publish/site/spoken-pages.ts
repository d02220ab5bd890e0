import { isOffered, pathIn } from '../../view/page-kinds.ts'
import type { SiteHead } from '../answers/context.ts'
import type { OutputFile } from '../answers/output-file.ts'
import { pageHtml } from './layout.tsx'
import { FRAME } from '../../contract/function-pages.ts'
import { spokenFramePath } from '../../contract/index-paths.ts'
import { fileIn } from './page-list.ts'
import { FRAME_PAGE, type Site, type SitePage } from './site.ts'

// Files of pages in the language of a site: English, or another, which has no Markdown versions.

/** The paths of a page in the other languages that it is in. */
export function spokenPathsOf({ offered }: Pick<SiteHead, 'offered'>, path: string): string[] {
  return offered.filter((language) => isOffered(language, path)).map((language) => pathIn(language, path))
}

/** The frame of the pages that a function answers, in the language of a site. */
export function frameFile(site: Site): OutputFile {
  const frame: SitePage = {
    path: FRAME_PAGE,
    title: FRAME.title,
    description: site.texts.t('frame.an-answer'),
    content: FRAME.content,
    scripts: ['copy.js'],
  }
  return {
    path: site.speaks === null ? FRAME_PAGE : spokenFramePath(site.speaks.code),
    content: pageHtml(frame, site),
  }
}

/** A page as HTML, in the language of a site. */
export function htmlFile(page: SitePage, site: Site): OutputFile {
  return { path: fileIn(site.speaks, page.path), content: pageHtml(page, site) }
}
