import type { Cell, CompareBody } from '../../../build/contract/published/comparison.ts'

// Comparisons made by hand, to be told as text.

type Row = CompareBody['rows'][number]

const CARD = {
  line: 'health' as const,
  status: 'active' as const,
  launched: null,
  withdrawn: null,
  category: { slug: 'hospital', name: 'Hospital' },
  insurer: { slug: 'sample-fern', name: 'Sample Fern' },
  coverage: { stated: 1, in_schedule: 0, not_stated: 0, unread: 0 },
  url: 'https://example.org/api/v1/policy/X',
}

const NOTHING = {
  value: null,
  display: null,
  quote: null,
  clause: null,
  document: null,
  page: null,
  printed_page: null,
  context: [],
  note: null,
  conflicts: [],
  checked: null,
  disputed: null,
  reason: null,
  searched: null,
  proof: null,
  source: null,
}

const ASKED = { uin: 'UIN0', label: 'Label', question: 'Is it?', type: 'text' as const }

/** A cell with a fact. */
export function fact(display: string, quote: string, more: object = {}): Cell {
  return {
    ...ASKED,
    ...NOTHING,
    value: display,
    display,
    quote,
    clause: { id: 12, number: '4.1', title: 'Waiting', url: 'https://example.org/api/v1/clause/12' },
    document: 'wording',
    page: 3,
    status: 'checked',
    ...more,
  }
}

export const ABSENT: Cell = { uin: 'UIN0', status: 'not-applicable' }
export const UNREAD: Cell = { ...ASKED, status: 'unread' }
export const SILENT: Cell = { ...ASKED, ...NOTHING, status: 'not-stated' }

/** A row of a comparison. */
export function row(key: string, verdict: Row['verdict'], cells: Cell[]): Row {
  return { key, label: `Label of ${key}`, group: 'Waiting', type: 'text', verdict, cells }
}

const COUNTS = { same: 0, different: 0, differs_in_notes: 0, not_compared: 0, incomplete: 0 }

/** The body of a comparison of so many products. */
export function comparison(rows: Row[], count = 2): CompareBody {
  const policies = Array.from({ length: count }, (_, at) => ({
    ...CARD,
    uin: `UIN${at}`,
    name: `Product ${at}`,
  }))
  return {
    data_date: '2026-11-01',
    notice: 'Information.',
    total: rows.length,
    verdicts: COUNTS,
    policies,
    rows,
  }
}
