import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Fact } from '../../build/contract/authored/product.ts'
import { productAt } from './support/dataset.ts'
import { SAMPLES } from './support/samples.ts'
import { temporaryFolder } from '../support/built.ts'
import { COMMON } from '../support/sample-data.ts'

// The commands of CONTRIBUTING, run as they are there, in a folder of their own: from a PDF to a published product.

const folder = temporaryFolder('contributing')
const sample = SAMPLES[0] as (typeof SAMPLES)[number]

/** The indented commands of the section, with the draft in a folder of the test. */
function commands(): string[] {
  const section =
    /## Read a document in\n(?<text>.*?)\n## /su.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.groups?.[
      'text'
    ] ?? ''
  return [...section.matchAll(/^ {4}(?<command>\S.*)$/gmu)].map(({ groups }) =>
    (groups?.['command'] ?? '').replaceAll(/\b(?:data\/)?draft/gu, join(folder, 'draft')),
  )
}

function run(command: string): string {
  return execFileSync('sh', ['-c', command.replace(/^npm run /u, 'npm run -s ')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

interface Suggested {
  readonly suggestions: readonly {
    readonly key: string
    readonly candidates: readonly {
      readonly clause: number
      readonly page: number
      readonly quote: string
      readonly value: Fact['value']
    }[]
  }[]
}

/** What a person does: takes the first candidates of two fields as facts. */
function choose(json: string): Fact[] {
  const { suggestions } = JSON.parse(json) as Suggested
  return suggestions
    .filter(({ candidates }) => typeof candidates[0]?.value === 'number')
    .slice(0, 2)
    .map(({ key, candidates: [first] }) => ({
      key,
      value: first?.value ?? null,
      quote: first?.quote ?? '',
      clause: first?.clause ?? 0,
      page: first?.page ?? 0,
    }))
}

let facts: Fact[] = []

beforeAll(() => {
  cpSync(COMMON, join(folder, 'common'), { recursive: true })
  for (const command of commands()) {
    const out = run(command)
    const draft = join(folder, 'draft')
    if (command.startsWith('cp ')) unread(draft)
    if (command.includes('suggest')) {
      facts = choose(out)
      writeFileSync(
        join(draft, sample.path),
        `${JSON.stringify({ ...productAt(draft, sample.path), facts }, null, 2)}\n`,
      )
    }
  }
})

/** Makes the sample product one that nobody has read. */
function unread(draft: string): void {
  const record = productAt(draft, sample.path)
  rmSync(join(draft, sample.path.replace(/\.json$/u, '.clauses.json')))
  writeFileSync(
    join(draft, sample.path),
    `${JSON.stringify({ ...record, documents: [], facts: [] }, null, 2)}\n`,
  )
  const file = join(draft, 'retired.json')
  const { used: _, ...retired } = JSON.parse(readFileSync(file, 'utf8')) as { used: unknown }
  writeFileSync(file, `${JSON.stringify(retired, null, 2)}\n`)
}

test('the commands are there, and each ran', () => {
  expect(commands().length).toBeGreaterThanOrEqual(6)
  expect(facts).toHaveLength(2)
})

test('the product is published with its two facts, each quoted', () => {
  const body = JSON.parse(readFileSync(join(folder, 'draft-public/api/v1/policy', sample.uin), 'utf8')) as {
    facts: { key: string; status: string }[]
  }
  expect(
    body.facts
      .filter(({ status }) => status === 'quoted')
      .map(({ key }) => key)
      .sort(),
  ).toEqual(facts.map(({ key }) => key).sort())
})

test('its clauses can be searched', () => {
  const text = join(folder, 'draft-public/index/text')
  expect(existsSync(text)).toBe(true)
  const index = readdirSync(text).find((name) => name.startsWith(sample.uin) && !name.includes('~'))
  expect(readFileSync(join(text, index ?? ''), 'utf8')).toContain('Accessories')
})
