/** @jsxRuntime automatic @jsxImportSource #view */
import { inIndia } from '../../../contract/display.ts'
import type { StatsBody } from '../../../contract/published/stats.ts'
import { RULES, RULE_NAMES, levelOf } from '../../../contract/rules.ts'
import { countKey } from '../../../contract/count-keys.ts'
import { VERDICTS, type Verdict } from '../../../contract/published/verdicts.ts'
import { VERDICT_TEXTS, readingOf, wordsInstead } from '../../../contract/reader-words.ts'
import { ENGLISH } from '../../../contract/texts.ts'
import { FactBody } from '../../../contract/published/fact.ts'
import { bodyFields } from '../../description/body-fields.ts'
import { STATUS_MEANINGS, TYPE_MEANINGS } from '../../../contract/meanings.ts'
import { Status, Table, Words } from '../../../view/components.tsx'
import { prose } from '../prose.tsx'
import type { ExampleMaterial, PageBody } from '../site.ts'

/** Page on what a fact, a quote and each check status mean, and on how far each can be trusted. */
export function dataPage({ site, sample }: ExampleMaterial): PageBody {
  const content = prose('data', site, {
    day: site.dataDate,
    statuses: <Statuses stats={sample.stats} />,
    verdicts: <Table label="Verdicts" head={['On pages', 'Means', 'In JSON']} rows={VERDICT_ROWS} />,
    parts: <Table label="Parts of a fact" head={['Part', 'Holds']} rows={FACT_PARTS} />,
    types: <Table label="Types of values" head={['Type', 'In JSON']} rows={TYPE_ROWS} />,
    rules: <Table label="Rules" head={['Rule', 'Level', 'What must hold']} rows={RULE_ROWS} />,
  })
  return { content }
}

const FACT_PARTS = bodyFields(FactBody).map(({ name, description }) => [<code>{name}</code>, description])
const TYPE_ROWS = Object.entries(TYPE_MEANINGS).map(([word, means]) => [<code>{word}</code>, means])
const RULE_ROWS = RULE_NAMES.map((name) => [<code>{name}</code>, levelOf(name), RULES[name]])
const VERDICT_ROWS = Object.entries(VERDICTS).map(([name, means]) => [
  ENGLISH.t(VERDICT_TEXTS[name as Verdict].label),
  means,
  <code>{name}</code>,
])

function Statuses({ stats }: { readonly stats: StatsBody }) {
  const counts = new Map(Object.entries({ ...stats.facts, unread: stats.unread_fields }))
  const count = (status: string) => inIndia(counts.get(countKey(status)) ?? 0)
  return (
    <Table
      label="Check statuses"
      head={['On pages', 'Means', 'What to do with it', 'Facts now', 'In JSON']}
      rows={Object.entries(STATUS_MEANINGS).map(([status, { means, use }]) => [
        wordsFor(status as keyof typeof STATUS_MEANINGS),
        <Words text={means} />,
        use,
        count(status),
        <Status name={status} />,
      ])}
    />
  )
}

/** Words that pages say for a status; null where they say none. */
function wordsFor(status: keyof typeof STATUS_MEANINGS): string | null {
  return wordsInstead(status) ?? readingOf(status)
}
