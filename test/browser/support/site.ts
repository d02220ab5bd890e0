import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import glob from 'fast-glob'
import { beforeAll } from 'vitest'
import { Memo, lazily } from '../../../build/contract/lazily.ts'
import { openInbox } from '../../../build/serve/preview/submission-store.ts'
import { startPreview } from '../../../build/serve/preview/preview-server.ts'
import { mustBuild, temporaryFolder } from '../../support/built.ts'
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

/** A dataset that is built and served. */
interface Served {
  readonly origin: string
  readonly folder: string
}

/** The sites of this process, by their data: each is built once for all files of tests, and served until the process ends. */
const sites = new Memo<string, Promise<Served>>()

/** Builds a dataset for the very address at which the preview serves it. */
async function servedSite(data: string): Promise<Served> {
  const folder = temporaryFolder('browser')
  const inbox = await openInbox(join(temporaryFolder('inbox'), 'inbox'))
  let minute = 0
  // Every request comes a minute after the last: the tests ask more than a person does.
  const { origin } = await startPreview({ folder, inbox, clock: () => (minute += 60_000) })
  await mustBuild(data, folder, origin)
  return { origin, folder }
}

/** The sample data or another dataset, as it is served to the tests of a file. */
export class BuiltSite {
  origin = ''
  #folder = ''
  readonly #tree = lazily(() => treeOf(this.#folder))

  constructor(data = SAMPLE) {
    beforeAll(async () => {
      ;({ origin: this.origin, folder: this.#folder } = await sites.of(data, servedSite))
    }, BUILD_TIMEOUT)
  }

  get tree(): Tree {
    return this.#tree()
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

  /** The bytes of the largest page as the platform sends it, compressed. */
  heaviest(): number {
    const pages = glob.sync('**/*.html', { cwd: this.#folder, stats: true })
    const bySize = pages.toSorted((a, b) => (b.stats?.size ?? 0) - (a.stats?.size ?? 0))
    let most = 0
    for (const { path, stats } of bySize) {
      // What cannot be compressed grows by less than a hundredth: no page after this one is larger.
      if ((stats?.size ?? 0) * 1.01 < most) break
      most = Math.max(most, gzipSync(readFileSync(join(this.#folder, path))).length)
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
