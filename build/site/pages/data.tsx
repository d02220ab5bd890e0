/** @jsxRuntime automatic @jsxImportSource preact */
import type { PageContext } from '../../bodies/context.ts'
import { statsBody } from '../../bodies/stats.ts'
import { RULES } from '../../rules/index.ts'
import { FACT_PARTS, STATUS_MEANINGS, TYPE_MEANINGS, VERDICT_MEANINGS } from '../meanings.ts'
import { Code, Status, Table } from '../parts.tsx'
import { type Site, type SitePage, written } from '../site.ts'

/** What a fact, a quote and each check status mean, and how far each can be trusted. */
export function dataPage(site: Site, context: PageContext): SitePage {
  return {
    address: '/docs/data',
    title: 'The data',
    description:
      'What a fact, a quote, each check status and not-stated mean; how quotes are proven; what is never done.',
    content: (
      <>
        <h1>What the data means</h1>
        <p class="lead">
          A fact is one answer read from a product’s own documents, published with the words it was read from.
          The build proves the words; the check status says how far the proof goes.
        </p>
        <Facts />
        <Statuses context={context} />
        <Proof />
        <Absence />
        <h2 id="comparison">Comparison</h2>
        <p>
          Two to four products side by side, a row for each field. The verdict of a row says whether the
          values may be held against each other. It is never a ranking.
        </p>
        <Table label="Verdicts" head={['Verdict', 'Means']} rows={coded(VERDICT_MEANINGS)} />
        <Uins />
        <h2 id="law">Law</h2>
        <p>
          <code>text</code> is the instrument’s own wording or null; <code>summary</code> is in our words or
          null. Cite a summary as a summary. An omitted section is marked and may have neither.
        </p>
        <Cite site={site} />
        <h2 id="rules">Rules the dataset is held to</h2>
        <p>An error stops the build before anything is published. A warning is looked at by a person.</p>
        <Table
          label="Rules"
          head={['Rule', 'Level', 'What must hold']}
          rows={RULES.map(({ name, level, description }) => [<code>{name}</code>, level, description])}
        />
      </>
    ),
  }
}

function coded(meanings: Readonly<Record<string, string>>) {
  return Object.entries(meanings).map(([word, means]) => [<code>{word}</code>, means])
}

function Facts() {
  return (
    <>
      <h2 id="fact">A fact</h2>
      <p>
        The fields read for a type of insurance are listed by <code>categoryFields</code>, each with the
        question it answers. A product of that type has at most one fact for each.
      </p>
      <Table label="Parts of a fact" head={['Part', 'Holds']} rows={coded(FACT_PARTS)} />
      <h3 id="types">Types of values</h3>
      <Table label="Types of values" head={['Type', 'In JSON']} rows={coded(TYPE_MEANINGS)} />
    </>
  )
}

function Statuses({ context }: { readonly context: PageContext }) {
  const counts: Readonly<Record<string, unknown>> = statsBody(context).facts
  const count = (status: string) => written(Number(counts[status.replace('-', '_')]))
  return (
    <>
      <h2 id="status">Check status</h2>
      <p>
        The status is derived by the build, never typed in. Of several that apply, the most cautious is given.
      </p>
      <Table
        label="Check statuses"
        head={['Status', 'Means', 'What to do with it', 'Facts now']}
        rows={Object.entries(STATUS_MEANINGS).map(([status, { means, use }]) => [
          <Status name={status} />,
          means,
          use,
          count(status),
        ])}
      />
    </>
  )
}

function Proof() {
  return (
    <>
      <h2 id="quote">How a quote is proven</h2>
      <p>
        The build holds every quote against the text of its clause. A quote that is not there, or whose page
        is not the one on which it begins, stops the build: nothing is published until it is mended.
      </p>
      <ul>
        <li>
          Quote and clause are equal after one normal form: curly quotes, dashes and bullets are folded, soft
          hyphens dropped, Unicode is NFKC, all white space is removed. Capital letters count.
        </li>
        <li>A quote begins and ends at whole words and whole numbers: “5 days” is not in “15 days”.</li>
        <li>Its page is counted by the page breaks before it inside the clause.</li>
        <li>A number in the value that stands nowhere in the quote is reported to a person.</li>
      </ul>
      <p>
        What this proves is that the words stand in the text we hold, on that page. That the text is the page
        is a person’s work; the address and the SHA-256 of every document are published so that anybody can
        look.
      </p>
    </>
  )
}

function Absence() {
  return (
    <>
      <h2 id="not-stated">What not-stated means</h2>
      <p>
        The product’s documents were read from end to end for this question, and they do not answer it. It
        does not mean no, and it does not mean the law’s default. <code>searched</code> says which documents,
        how many clauses and which words were looked through, and <code>near</code> names clauses that come
        close. If one of the words does stand in a clause, the build tells a person.
      </p>
      <h2 id="never">What is never done</h2>
      <ul>
        <li>
          No value is filled in from another product, another edition, a leaflet of a seller, or general
          knowledge.
        </li>
        <li>No product is ranked, scored or recommended.</li>
        <li>No quote is shortened in the middle or put into better words.</li>
        <li>No withdrawn product disappears: people still hold it.</li>
        <li>No clause number is ever given to another clause.</li>
      </ul>
    </>
  )
}

function Uins() {
  return (
    <>
      <h2 id="uin">UINs and addresses</h2>
      <p>
        The Unique Identification Number (UIN) is given to each product by the regulator and printed on its
        documents. It is published as printed. In addresses, case and white space do not matter, and a slash
        may stand raw or as <code>%2F</code>. Where a UIN is part of a file name, every byte but letters,
        digits and <code>( ) _ . -</code> is written as <code>~</code> and two hexadecimal digits:{' '}
        <code>/</code> becomes <code>~2F</code>.
      </p>
    </>
  )
}

function Cite({ site }: { readonly site: Site }) {
  return (
    <>
      <h2 id="cite">How to cite</h2>
      <p>
        Give the quote, the product and its UIN, the clause, the page, the data date and the address of the
        clause:
      </p>
      <Code>{`“<quote>” (<product>, UIN <uin>, clause <number>, page <page>; data of ${site.dataDate}; ${site.base}/api/v1/clause/<id>)`}</Code>
    </>
  )
}
