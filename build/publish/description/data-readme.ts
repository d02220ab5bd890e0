import { CLAIMS, type CollectionName } from '../../check/dataset/collection-paths.ts'
import { COLLECTIONS } from '../../check/dataset/collections.ts'
import { type DescribedField, bodyFields } from './body-fields.ts'

// `data/README.md`: the authored record, key by key. `npm run golden` writes it; a test compares it with the schemas.

const INTRODUCTION = `# The datasets

Written by \`npm run golden\` from the schemas in \`build/contract/authored/\`; edit those, not this page. The same
schemas are published under \`/schemas/data-*.json\`, and a record may name its own in \`$schema\`.

One record per file, UTF-8 JSON, two-space indent, keys in the order below, a newline at the end: \`npm run format\`
writes this form, \`npm run check\` refuses any other. A key marked *optional* may be missing; every other key is
required, and null says that the source says nothing. Unknown keys are errors. A file
whose name ends in \`.ndjson\` has a row on each line instead. Every file belongs to exactly one of the collections below. Names that begin with a dot, \`README\` and \`LICENSE\` (also \`.md\` and \`.txt\`), \`Thumbs.db\`, \`desktop.ini\`
and the backups of editors are passed over, so a dataset can be a git repository. Links, and names that not every disk can
hold, are refused.

Each folder here is a dataset. \`common\` has the law, the questions of families, the categories, synonyms and the complaint
ladder: real, and in our own words. \`sample\` has fictional insurers, products and forms, and \`extends\` it. Your own go into a
folder beside them: no test reads it. How to start one and how to add a product, step by step:
[CONTRIBUTING.md](../CONTRIBUTING.md).

**A dataset that extends another** has all records of both. What is one record is decided by its path: where both have a file of
the same path, that of the nearer dataset counts, whole; a product is one record with its clauses and overrides. The lists
\`questions.json\` and \`synonyms.json\` are merged: a question with the same \`id\`, and a group of synonyms with the same first
word, stands in the place of the one below, and the others are added. \`dataset.json\` is never taken from below.
\`npm run check\` and \`npm run build\` name what is replaced. Commands write into the nearer folder alone.
`

/** Remarks for maintainers on a collection beyond its keys. */
const REMARKS: Readonly<Partial<Record<CollectionName, string>>> = {
  products: `The name of the file is free; the UIN in the record counts. The forms of \`value\` follow the type of the
field: see \`/docs/data\`. The check status is never written: the build derives it from the proof of the quotes.

| the documents | the fact has |
| --- | --- |
| state it | \`value\`, \`quote\`, \`clause\`, \`page\` |
| leave it to the policy schedule | \`value: null\`, \`quote\`, \`clause\`, \`page\`, \`in_schedule: true\` |
| do not say | \`value: null\` and no quote; \`looked_at\` names the clauses that came near |
| were not searched for it | no entry: the field is published as unread |`,
  clauses: `A clause number is a public address: take the next free one (\`npm run check\` names it), never one used
before, and put the numbers of clauses you remove into \`retired.json\`.`,
  overrides: `Beside the clauses of a product, where a person corrected a reading: \`npm run desk\` writes it,
\`npm run ingest\` applies it whenever the file with that digest is read. Nothing that is published depends on it.`,
  listed: `A product of which nothing was read is a row: one line of JSON, keys in the order below, in the order of UINs
(upper case, without white space). It is published as a record is. \`npm run ingest\` and the desk give it a record of its own
(\`products/<insurer>/<UIN>.json\`) when a document of it is read, and take the row out; \`npm run check\` refuses both at once.`,
  lists: `\`npm run ingest -- list\` reads product lists by it. Heads are compared by their letters and digits alone, and count in the order
given. Nothing that is published depends on it.`,
  mended: `\`npm run ingest -- list\` takes a cell of the \`column\` (uin, name or insurer) that says what is \`listed\` as what is \`taken\`, and names the row. Nothing that is published depends on it.`,
  retired: `\`npm run ingest\` keeps both keys. By hand: a clause you add goes into \`used\`, one you remove into \`clauses\`, and
stays in \`used\`; \`npm run check\` says what is missing. Where \`used\` is left out, a clause that is lost goes unnoticed.`,
  law: `\`text\` is the instrument’s own words and nothing else; \`summary\` is in our words, and \`exceptions\` has what it
does not hold for, each with the place that says so. Every number of a summary is in the text, where that is held, or in an
exception. What is not certain, was read second hand, or is decided differently by courts is said in \`note\`.`,
  questions: `A list: each question has an \`id\` (its place on the page of rights), the \`question\`, other words in which it is
asked (\`also\`), and an \`answer\` of one to four sentences (\`says\`), each with the \`law\` and the \`section\` that it rests
on. The section of the first sentence is the one to be found first; every number of a sentence is in its section. The exceptions
and the note of a section are shown below the sentence, unless \`limits\` says that the answer says them or that they are not
concerned. A sentence with a number, "any", "no" or "every" decides on each of them, so that a new exception is noticed.`,
  complaints: `Whom to complain to, step by step, and the offices of the Insurance Ombudsman. Addresses and numbers are facts
from dated sources; where two sources differ, the newest counts and \`differs\` says what the other says.`,
}

/** The whole page. */
export function dataReadme(): string {
  const names = Object.keys(COLLECTIONS) as CollectionName[]
  const parts = names.map((name) => collectionPart(name))
  return `${[INTRODUCTION.trimEnd(), ...parts].join('\n\n')}\n`
}

function collectionPart(name: CollectionName): string {
  const { schema } = COLLECTIONS[name]
  const remark = REMARKS[name]
  const rows = rowsOf(bodyFields(schema), '')
  const head = '| key | value | meaning |\n| --- | --- | --- |'
  const table =
    rows.length === 0
      ? 'description' in schema
        ? String(schema.description)
        : ''
      : [head, ...rows].join('\n')
  return [`## \`${CLAIMS[name]}\``, ...(remark === undefined ? [] : [remark]), table].join('\n\n')
}

/** One row per key, the keys of inner objects after the key that holds them: `facts.quote`. */
function rowsOf(fields: readonly DescribedField[], prefix: string): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    const presence = field.required ? '' : '*Optional.* '
    const row = `| \`${path}\` | ${cell(formOf(field))} | ${cell(presence + field.description)} |`
    return [row, ...field.objects.flatMap((object) => rowsOf(object.fields, `${path}.`))]
  })
}

function formOf({ type, values, limits, sameAs }: DescribedField): string {
  const allowed = values.length > 0 ? [`one of ${values.join(', ')}`] : []
  const same = sameAs === null ? [] : [`as in \`${sameAs}\``]
  return [type, ...allowed, ...limits.filter((limit) => !limit.startsWith('pattern')), ...same].join('; ')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/gu, ' ')
}
