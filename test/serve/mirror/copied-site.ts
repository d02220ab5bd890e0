import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Service } from '../../../build/serve/client/index.ts'
import type { ConnectOptions } from '../../../build/serve/client/connect-options.ts'
import type { ClauseForm } from '../../../build/contract/hosting.ts'
import { syncFolder } from '../../../build/serve/mirror/sync.ts'
import type { Preview } from '../../../build/serve/preview/preview-server.ts'
import type { Case, Heard } from '../../requests/case.ts'
import { filesOf } from '../../support/handlers.ts'
import { type CaseTable, caseTable } from '../../requests/case-table.ts'
import { caseSite, serveSite } from '../../requests/site.ts'
import { isSubmission } from '../../requests/table.ts'
import { type Wire, wireTo } from '../../support/http.ts'
import { temporaryFolder } from '../../support/built.ts'

/** A site, a copy of it, and what the site answers to every case that a copy has to answer. */
export interface CopiedSite {
  readonly preview: Preview
  /** The folder of the copy. */
  readonly copy: string
  readonly cases: readonly Case[]
  readonly judge: CaseTable['judge']
  readonly expected: ReadonlyMap<Case, Heard>
}

/** Builds the site of the cases, serves it as netlify.toml says, and copies it with the tool. */
export async function copiedSite(clauses: ClauseForm = 'files'): Promise<CopiedSite> {
  const { folder } = await caseSite(clauses)
  const { judge, cases: all } = await caseTable(filesOf(folder))
  const cases = all.filter((one) => one.place !== 'functions' && !isSubmission(one))
  const preview = await serveSite(folder, { limit: false })
  const expected = await heardOf(cases, wireTo(preview.origin))
  const copy = join(temporaryFolder('cases-copy'), 'site')
  await syncFolder(preview.origin, copy, { patience: 10_000 })
  return { preview, copy, cases, judge, expected }
}

/** Asks every case, one after the other. */
export async function heardOf(cases: readonly Case[], wire: Wire): Promise<Map<Case, Heard>> {
  const all = new Map<Case, Heard>()
  for (const one of cases) all.set(one, await wire.send(one.sent))
  wire.close()
  return all
}

/** The cases that a host answers with another status or body than the site; refusals name the host that was asked. */
export function differing(
  { expected, preview }: CopiedSite,
  heard: ReadonlyMap<Case, Heard>,
  origin: string,
): string[] {
  const neutral = (text: string, at: string) => text.replaceAll(`${at}/docs/errors#`, 'ORIGIN/docs/errors#')
  return [...heard].flatMap(([one, { status, text }]) => {
    const before = expected.get(one)
    const same = before?.status === status && neutral(before.text, preview.origin) === neutral(text, origin)
    return same ? [] : [`${one.name}: ${status} ${text.slice(0, 200)}`]
  })
}

/** The client of a copy, taken as a stranger takes it. */
export async function publishedClient(copy: string, options: ConnectOptions): Promise<Service> {
  const { connect } = (await import(pathToFileURL(join(copy, 'client.js')).href)) as {
    connect: (options: ConnectOptions) => Service
  }
  return connect(options)
}
