/** @jsxRuntime automatic @jsxImportSource #view */
import { inIndia } from '../../../contract/display.ts'
import type { StatsBody } from '../../../contract/published/stats.ts'
import { RULES, RULE_NAMES, levelOf } from '../../../contract/rules.ts'
import { VERDICTS, type Verdict } from '../../../contract/published/verdicts.ts'
import { VERDICT_TEXTS, readingOf, wordsInstead } from '../../../contract/reader-words.ts'
import { ENGLISH } from '../../../contract/texts.ts'
import { FactBody } from '../../../contract/published/fact.ts'
import { bodyFields } from '../../description/body-fields.ts'
import { STATUS_MEANINGS, TYPE_MEANINGS } from '../../../contract/meanings.ts'
import { Code, Status, Table, Words } from '../../../view/components.tsx'
import type { Material, PageBody, Site } from '../site.ts'

/** What a fact, a quote and each check status mean, and how far each can be trusted. */
export function dataPage({ site, sample }: Material): PageBody {
  return {
    content: (
      <>
        <h1>About the facts</h1>
        <p class="lead">
          A fact is one answer read from a product’s own documents, published with the words it was read from.
          Before it is published, a program compares these words with the document; what is beside the answer
          says how far that goes.
        </p>
        <Statuses stats={sample.stats} />
        <Absence />
        <Proof />
        <h2 id="comparison">Comparison</h2>
        <p>
          Two to four products side by side, with a row for each field. The verdict of a row says how the
          values compare. It is never a ranking.
        </p>
        <Table label="Verdicts" head={['On pages', 'Means', 'In JSON']} rows={VERDICT_ROWS} />
        <Cite site={site} />
        <h2 id="programs">For programs</h2>
        <Facts />
        <Uins />
        <h3 id="law">Law</h3>
        <p>
          <code>text</code> is the instrument’s own wording, or null; <code>summary</code> is in our words, or
          null. Cite a summary as a summary. An omitted section is marked and may have neither.
        </p>
        <h3 id="rules">Rules for the dataset</h3>
        <p>An error stops the build before anything is published. A warning is for a person to look at.</p>
        <Table
          label="Rules"
          head={['Rule', 'Level', 'What must hold']}
          rows={RULE_NAMES.map((name) => [<code>{name}</code>, levelOf(name), RULES[name]])}
        />
      </>
    ),
  }
}

const FACT_PARTS = bodyFields(FactBody).map(({ name, description }) => [<code>{name}</code>, description])
const VERDICT_ROWS = Object.entries(VERDICTS).map(([name, { means }]) => [
  ENGLISH.t(VERDICT_TEXTS[name as Verdict].label),
  means,
  <code>{name}</code>,
])

function coded(meanings: Readonly<Record<string, string>>) {
  return Object.entries(meanings).map(([word, means]) => [<code>{word}</code>, means])
}

function Facts() {
  return (
    <>
      <h3 id="fact">A fact</h3>
      <p>
        <code>categoryFields</code> lists the fields read for a type of insurance, each with the question it
        answers. A product of that type has at most one fact for each field.
      </p>
      <Table label="Parts of a fact" head={['Part', 'Holds']} rows={FACT_PARTS} />
      <h4 id="types">Types of values</h4>
      <Table label="Types of values" head={['Type', 'In JSON']} rows={coded(TYPE_MEANINGS)} />
    </>
  )
}

function Statuses({ stats }: { readonly stats: StatsBody }) {
  const counts = new Map(Object.entries({ ...stats.facts, unread: stats.unread_fields }))
  const count = (status: string) => inIndia(counts.get(status.replace('-', '_')) ?? 0)
  return (
    <>
      <h2 id="status">What is beside an answer</h2>
      <p>
        Nobody types this in: it follows from the proof. If several apply, the most cautious one is given.
      </p>
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
    </>
  )
}

/** What pages say for a status. */
function wordsFor(status: keyof typeof STATUS_MEANINGS): string | null {
  return wordsInstead(status) ?? readingOf(status)
}

function Proof() {
  return (
    <>
      <h2 id="quote">How a quote is proven</h2>
      <p>
        The build compares every quote with the text of its clause. A quote that is not there, or that does
        not begin on the page given, stops the build: nothing is published until it is fixed.
      </p>
      <ul>
        <li>
          Quote and clause are compared in one normal form: curly quotes, dashes and bullets count as plain
          ones, soft hyphens and white space are dropped, and Unicode is normalised to NFKC. Capital letters
          count.
        </li>
        <li>A quote begins and ends at whole words and whole numbers: “5 days” is not in “15 days”.</li>
        <li>Its page follows from the page breaks before it in the clause.</li>
        <li>
          A number in the value must be in the quote or its context, in the unit of the field, unless a note
          says how it follows.
        </li>
      </ul>
      <p>
        This proves that the words are in the text we hold, on that page. That the text matches the printed
        page is for a person to check; the address and the SHA-256 of every document are published so that
        anybody can.
      </p>
    </>
  )
}

function Absence() {
  return (
    <>
      <h2 id="not-stated">What “The documents do not say” means</h2>
      <p>
        The product’s documents were read from end to end for this question, and they do not answer it. It
        does not mean no, and it does not mean whatever the law would imply. <code>searched</code> says which
        documents and how many clauses were searched, and for which words; <code>near</code> lists the clauses
        that come close. If one of the words is in a clause that nobody read for this question, the build
        stops.
      </p>
      <h2 id="never">What is never done</h2>
      <ul>
        <li>
          No value is filled in from another product, another edition, a seller’s leaflet or general
          knowledge.
        </li>
        <li>No product is ranked, scored or recommended.</li>
        <li>Quotes are never shortened in the middle or reworded.</li>
        <li>No withdrawn product disappears: people still hold such policies.</li>
        <li>No clause number is ever given to another clause.</li>
      </ul>
    </>
  )
}

function Uins() {
  return (
    <>
      <h3 id="uin">UINs and addresses</h3>
      <p>
        The regulator gives each product a Unique Identification Number (UIN), which is printed on its
        documents. It is published as printed. In addresses, case and white space do not matter, and a slash
        may be written as it is or as <code>%2F</code>. In a file name, every byte of a UIN other than
        letters, digits and <code>( ) _ . -</code> is written as <code>~</code> and two hexadecimal digits:{' '}
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
        Give the quote with its <code>citation</code>, which facts, clauses, sections and what a search finds
        have ready to copy: the product and its UIN, the clause, the page as printed, and the page for people.
        Add the data date:
      </p>
      <Code>{`“<quote>” (<product>, UIN <uin>, clause <number>, page <printed_page> as printed (<page> of the file), ${site.base}/policy/<name>/wording#c<id>; data of ${site.dataDate})`}</Code>
    </>
  )
}
