import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect } from 'vitest'
import { type FolderInbox, openInbox } from '../../../build/serve/preview/submission-store.ts'
import { type Preview, startPreview } from '../../../build/serve/preview/preview-server.ts'
import { quietBuild, temporaryFolder } from '../../support/built.ts'
import { type Tree, treeOf } from '../../support/tree.ts'
import { SAMPLE } from '../../support/sample-data.ts'

/** Pages that a function answers, and one of a product that nobody has read. */
const ANSWERED = [
  '/policy/SBHHLIP22011V012122',
  '/search?q=claim+rejected+after+4+years',
  '/search?uin=SBHHLIP25011V022425&q=maternity',
  '/search?q=xyzzyq',
  '/report?uin=SBHHLIP25011V022425&key=co-payment',
  '/letter?about=claim-cut',
  '/help',
  '/compared?uin=SBHHLIP25011V022425&uin=SSGHLIP25012V012526',
  '/sheet?uin=SBHHLIP25011V022425&received=2026-11-01',
  '/changed?uin=SMGHLIP25021V022425&with=SMGHLIP24021V012324',
  `/search?q=${encodeURIComponent('प्रतीक्षा अवधि')}`,
  '/hi/search',
  '/hi/report?uin=SBHHLIP25011V022425&key=co-payment',
  '/hi/help',
  '/hi/policy/SBHHLIP22011V012122',
]

/** Thousands of products take minutes on a busy machine. */
const BUILD_TIMEOUT = 900_000

/** The sample data or another dataset, built for the very address at which the preview serves it. */
export class BuiltSite {
  origin = ''
  tree: Tree = new Map()

  /** Builds and serves a dataset for the tests of the calling file, and tidies up after them. */
  constructor(data = SAMPLE) {
    let preview: Preview | undefined
    let inbox: FolderInbox | undefined
    let minute = 0
    beforeAll(async () => {
      const folder = temporaryFolder('browser')
      inbox = await openInbox(join(temporaryFolder('inbox'), 'inbox'))
      preview = await startPreview({
        folder,
        store: inbox.place,
        // Every request comes a minute after the last: the tests ask more than a person does.
        clock: () => (minute += 60_000),
      })
      this.origin = preview.origin
      expect(await quietBuild(data, folder, preview.origin)).toMatchObject({ code: 0 })
      this.tree = treeOf(folder)
    }, BUILD_TIMEOUT)
    afterAll(async () => {
      await preview?.close()
      await inbox?.close()
    })
  }

  /** The addresses of all pages for people, from the sitemap. */
  pages(): string[] {
    const sitemap = this.text('sitemap.xml')
    const found = Array.from(
      sitemap.matchAll(/<loc>(?<loc>[^<]*)<\/loc>/gu),
      ({ groups }) => groups?.['loc'] ?? '',
    )
    return found.map((address) => address.slice(this.origin.length)).filter((path) => !path.endsWith('.md'))
  }

  /** One page of each kind, the longest of those that are made from records, those of functions, and the page for what is not there. */
  kinds(): string[] {
    const kinds = new Map<string, string>()
    for (const path of this.pages()) {
      const made =
        /^(?<language>\/[a-z]{2})?\/(?<of>category|compare|forms|insurer|law|policy|rights)\/[^/]+(?<more>\/wording)?$/u.exec(
          path,
        )?.groups
      const ofMany = made === undefined ? null : [made['language'], made['of'], made['more']].join('')
      const kind = /^\/law\/[^/]+\/[^/]+$/u.test(path) ? 'law section' : (ofMany ?? path)
      const known = kinds.get(kind)
      if (
        known === undefined ||
        this.text(`${path.slice(1)}.html`).length > this.text(`${known.slice(1)}.html`).length
      )
        kinds.set(kind, path)
    }
    return [...kinds.values(), ...ANSWERED, '/nowhere']
  }

  /** The largest page as the platform sends it, compressed: its bytes and its file. */
  heaviest(): { bytes: number; file: string } {
    let most = { bytes: 0, file: '' }
    for (const [file, content] of this.tree) {
      if (!file.endsWith('.html')) continue
      const bytes = gzipSync(content).length
      if (bytes > most.bytes) most = { bytes, file }
    }
    return most
  }

  text(path: string): string {
    return this.tree.get(path)?.toString() ?? ''
  }

  /** A file of the site as JSON. */
  json<T>(path: string): T {
    return JSON.parse(this.text(path)) as T
  }

  /** The names of the operations, in the order of the interface description. */
  operations(): string[] {
    const { paths } = this.json<{ paths: Record<string, Record<string, { operationId: string }>> }>(
      'api/v1/openapi.json',
    )
    return Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
  }
}
