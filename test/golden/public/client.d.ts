/** What the service refused, as its error object says it. */
export class ServiceError extends Error {
  /** A code of /docs/errors; `unreachable` where the service did not answer. */
  readonly code: string
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  /** The address of the code's entry in the reference. */
  readonly docs: string | null
}

/** Source of the answers. */
export interface ConnectOptions {
  /** The address of the site or of the copy. */
  readonly base: string
  /** Whether it is a bare copy: files without functions. The queries are then answered here, from /index/. */
  readonly copy?: boolean
  /** Ends every request when it is aborted. */
  readonly signal?: AbortSignal
  /** Number of times that a request is sent that is asked to wait; 3 by default, 1 never waits. */
  readonly tries?: number
  readonly fetch?: typeof fetch
}

/** Connects to a live site or to a bare copy. Nothing is asked before a method is called. */
export function connect(options: ConnectOptions): Service

export interface Policies {
  /** The day of the data with which this answer was last another; data_date of stats is the day up to which all of them are true. */
  readonly data_date: string
  /** What the answer is and is not; show it to the reader. */
  readonly notice: string
  /** How many products match. */
  readonly total: number
  /** Of how many of them something was read; read=true finds these alone. */
  readonly read: number
  /** How many products a page holds: at most 100, except in the file of all products. */
  readonly limit: number
  /** How many products come before this page. */
  readonly offset: number
  /** The next page; null on the last. */
  readonly next: string | null
  /** The page before; null on the first. */
  readonly previous: string | null
  readonly match: "all" | "any" | null
  /** What was asked, as it was read: null for what was not given. */
  readonly query: {
    readonly q: string | null
    readonly category: string | null
    readonly insurer: string | null
    readonly line: "life" | "health" | "general" | null
    readonly status: "active" | "withdrawn" | null
    readonly read: "true" | "false" | null
    readonly changed_since: string | null
  }
  /** By relevance with q (among equals, those not listed as withdrawn in their newest version first), otherwise by name and UIN. */
  readonly policies: readonly ProductCard[]
  /** Which words found nothing, which are not English, and what to try; null where all was found. */
  readonly message: string | null
}

/** A product. */
export interface ProductCard {
  /** The Unique Identification Number, as printed. */
  readonly uin: string
  /** The name of the product. */
  readonly name: string
  /** The line of business. */
  readonly line: "life" | "health" | "general"
  /** withdrawn: the source lists it as withdrawn. active: it does not, which says neither that it is sold today nor that it is the newest version; where withdrawals_known_for of stats does not have its line, it says nothing. */
  readonly status: "active" | "withdrawn"
  /** The day it was launched or approved; null where that is not known. */
  readonly launched: string | null
  /** The day it was withdrawn; null where it is not listed as withdrawn or the day is not known. */
  readonly withdrawn: string | null
  /** The type of insurance. */
  readonly category: CategoryRef
  /** The insurer. */
  readonly insurer: InsurerRef
  /** How far the fields of the category were read. */
  readonly coverage: Coverage
  /** The address of getPolicy for it. */
  readonly url: string
}

/** The type of insurance. */
export interface CategoryRef {
  /** The slug of the category. */
  readonly slug: string
  /** What it is called. */
  readonly name: string
}

/** The insurer. */
export interface InsurerRef {
  /** The slug of the insurer. */
  readonly slug: string
  /** Its registered name. */
  readonly name: string
}

/** How far the fields of the category were read. */
export interface Coverage {
  /** Fields with a value. */
  readonly stated: number
  /** Fields the documents leave to the policy schedule. */
  readonly in_schedule: number
  /** Fields the documents do not answer. */
  readonly not_stated: number
  /** Fields nobody has looked for yet. */
  readonly unread: number
}

export interface Policy {
  /** The day of the data with which this answer was last another; data_date of stats is the day up to which all of them are true. */
  readonly data_date: string
  /** What the answer is and is not; show it to the reader. */
  readonly notice: string
  /** The Unique Identification Number, as printed. */
  readonly uin: string
  /** The name of the product. */
  readonly name: string
  /** The line of business. */
  readonly line: "life" | "health" | "general"
  /** withdrawn: the source lists it as withdrawn. active: it does not, which says neither that it is sold today nor that it is the newest version; where withdrawals_known_for of stats does not have its line, it says nothing. */
  readonly status: "active" | "withdrawn"
  /** The day it was launched or approved; null where that is not known. */
  readonly launched: string | null
  /** The day it was withdrawn; null where it is not listed as withdrawn or the day is not known. */
  readonly withdrawn: string | null
  /** The type of insurance. */
  readonly category: CategoryRef
  /** The insurer. */
  readonly insurer: InsurerRef
  /** How far the fields of the category were read. */
  readonly coverage: Coverage
  /** The address of getPolicy for it. */
  readonly url: string
  /** The same as Markdown, in fewer tokens: for reading, not for parsing. */
  readonly markdown: string
  /** The page for people: cite this and not the address of the JSON. */
  readonly page_url?: string
  /** The versions of the product in the dataset, including this one. */
  readonly versions: readonly PolicyVersion[]
  /** The address of its document as a list gives it: not where what is read here was collected. */
  readonly document_url?: string
  /** The documents that were collected. */
  readonly documents: readonly PolicyDocument[]
  /** What was read, in the order of the fields of the category; not-stated ones are among them. */
  readonly facts: readonly Fact[]
  /** The fields nobody has looked for yet: neither yes nor no. */
  readonly unread: readonly UnreadField[]
  /** Of unread fields, where a program found sentences that seem to answer them: no values, and nobody has confirmed the places. Read them there. */
  readonly look_at?: readonly LookAt[]
  /** Every clause of the documents, in their order. */
  readonly clauses: readonly ClauseEntry[]
  /** The forms of its insurer for its line of business: see applies_to before using one. */
  readonly forms: readonly FormRef[]
}

export interface PolicyVersion {
  /** The UIN of the version. */
  readonly uin: string
  /** Its name. */
  readonly name: string
  /** withdrawn: the source lists it as withdrawn. active: it does not, which says neither that it is sold today nor that it is the newest version; where withdrawals_known_for of stats does not have its line, it says nothing. */
  readonly status: "active" | "withdrawn"
  /** The address of getPolicy for it. */
  readonly url: string
}

export interface PolicyDocument {
  /** Its name within the product. */
  readonly id: string
  /** What kind of document it is. */
  readonly kind: "policy-wording" | "prospectus" | "customer-information-sheet" | "brochure"
  /** The title as printed. */
  readonly title: string
  /** The edition as printed; null where none is. */
  readonly edition: string | null
  /** Its language: en, hi … */
  readonly language: string
  /** Where the file was collected. */
  readonly url: string
  /** The digest of the file that was read. */
  readonly sha256: string
  /** How many pages the file has. */
  readonly pages: number
  readonly page_offset: number | null
  /** The day the file was collected. */
  readonly collected: string
  /** Defects of the document: a missing page, merge fields left in. */
  readonly note: string | null
  /** Physical pages whose text could not be read: pictures, letters drawn as outlines or without a map. A page that was typed into the clauses, or says nothing, is taken off. */
  readonly unread_pages?: readonly number[]
}

/** A fact with the words it was read from, or that the documents do not say: `status` decides which. */
export type Fact = StatedFact | InScheduleFact | NotStatedFact

export interface StatedFact {
  /** The field of the category. */
  readonly key: string
  /** What the field is called: plain words, with the word of the trade. */
  readonly label: string
  /** The heading under which it is shown. */
  readonly group: string
  /** What kind of value the field takes. */
  readonly type: "text" | "amount" | "percent" | "number" | "hours" | "days" | "months" | "years" | "yes-no" | "choice" | "list"
  /** The answer, in the form of its type: a number for amounts (rupees, or the currency named beside it), percentages, counts and times, true or false for yes-no, texts for a list. Null when the documents do not say or leave it to the schedule. */
  readonly value: string | number | boolean | readonly string[]
  /** The currency of an amount, as the quote has it; missing for rupees. */
  readonly currency?: "USD" | "EUR" | "GBP" | "AED" | "JPY" | "SGD" | "AUD" | "CAD" | "CHF" | "HKD" | "THB" | "CNY"
  /** The value in the words of its question, with its unit, as a person in India writes it: "₹5,00,000", "36 months", "Not covered". Show note with it. */
  readonly display: string
  /** The verbatim words it was read from; null when not stated. */
  readonly quote: string
  /** The clause that holds the quote; null when not stated. */
  readonly clause: ClauseRef
  /** The id of the document of that clause, as in documents of getPolicy. */
  readonly document: string
  /** The physical page on which the quote begins, from 1. */
  readonly page: number
  /** The number printed on the page; null where pages are unnumbered. */
  readonly printed_page: number | null
  /** The page for people: cite this and not the address of the JSON. */
  readonly page_url?: string
  /** What is put after the quote: product, UIN, document, clause, the page as printed, and the page for people. */
  readonly citation?: string
  /** The check status, derived by the build from the proof of the quotes; never typed in. */
  readonly status: "disputed" | "unverified" | "checked" | "quoted"
  /** Further quotes the value rests on; often empty. */
  readonly context: readonly FactContext[]
  /** What one value cannot hold, or how it follows from the quote: read it before you state the value. */
  readonly note: string | null
  /** Clauses of the same document that say otherwise. */
  readonly conflicts: readonly ClauseRef[]
  /** The day on which a second reading compared the value with the page. */
  readonly checked: string | null
  /** A report that the fact is wrong, not yet settled. */
  readonly disputed: Dispute | null
  /** Why the proof of the quote cannot be trusted; only with status unverified. */
  readonly reason: string | null
  /** What was looked through; only with status not-stated. */
  readonly searched: null
  /** What the value rests on; null where no quote is proven. */
  readonly proof: FactProof | null
  /** What the law says today to the same question; missing where nothing is known. Say it beside the value, whatever that is: it fills nothing in. */
  readonly law?: readonly LawBeside[]
}

/** The clause that holds the quote; null when not stated. */
export interface ClauseRef {
  /** The public number of a clause, unique over the whole dataset and never used again. */
  readonly id: number
  /** The label as printed, with its parents; may be empty. */
  readonly number: string
  /** The printed heading; may be empty. */
  readonly title: string
  /** The address of getClause for it. */
  readonly url: string
}

/** A further quote: the heading above an exclusion, a condition elsewhere. */
export interface FactContext {
  /** Verbatim words the value rests on as well. */
  readonly quote: string
  /** A clause. */
  readonly clause: ClauseRef
  /** The physical page on which the words begin, from 1. */
  readonly page: number
  /** The number printed on the page; null where pages are unnumbered. */
  readonly printed_page: number | null
}

export interface Dispute {
  /** What was reported as wrong. */
  readonly reported: string
  /** The day of the report. */
  readonly on: string
}

/** What ties a value to its words. */
export interface FactProof {
  /** The number with its unit, as a quote prints it; null where none does. */
  readonly number: string | null
  /** What it counts: rupees, percent, items, hours, days, months or years. */
  readonly counts: string | null
  /** The label or term of the field that is nearest. */
  readonly words: string | null
  /** Where that is: in the quote, its sentence or row, a heading, or the clause. */
  readonly found_in: "quote" | "row" | "heading" | "clause" | null
  /** The first cell of its row. */
  readonly row: string | null
  /** The head of its column. */
  readonly column: string | null
  /** The nearest heading. */
  readonly heading: string | null
  /** Whether a note says more. */
  readonly note: boolean
  /** How many more paragraphs the quoted clause has: one may say when the value holds. */
  readonly paragraphs: number
}

/** What the law says today to the same question. */
export interface LawBeside {
  /** The slug of the instrument. */
  readonly slug: string
  /** The number of its section, as the record of the instrument has it. */
  readonly section: string
  /** What it says, in our own words, read by a person: one sentence without its full stop; every number in it is in the section. */
  readonly says: string
  /** The day from which it holds; null where it always did or the day is not known. */
  readonly since: string | null
  /** What it holds for, so that "since" can follow: "policies received"; null for all. */
  readonly for: string | null
  /** The page of the section; with .json at its end the section as JSON, with .md as Markdown. */
  readonly url: string
}

export interface InScheduleFact {
  /** The field of the category. */
  readonly key: string
  /** What the field is called: plain words, with the word of the trade. */
  readonly label: string
  /** The heading under which it is shown. */
  readonly group: string
  /** What kind of value the field takes. */
  readonly type: "text" | "amount" | "percent" | "number" | "hours" | "days" | "months" | "years" | "yes-no" | "choice" | "list"
  /** The answer, in the form of its type: a number for amounts (rupees, or the currency named beside it), percentages, counts and times, true or false for yes-no, texts for a list. Null when the documents do not say or leave it to the schedule. */
  readonly value: null
  /** The currency of an amount, as the quote has it; missing for rupees. */
  readonly currency?: "USD" | "EUR" | "GBP" | "AED" | "JPY" | "SGD" | "AUD" | "CAD" | "CHF" | "HKD" | "THB" | "CNY"
  /** The value in the words of its question, with its unit, as a person in India writes it: "₹5,00,000", "36 months", "Not covered". Show note with it. */
  readonly display: null
  /** The verbatim words it was read from; null when not stated. */
  readonly quote: string
  /** The clause that holds the quote; null when not stated. */
  readonly clause: ClauseRef
  /** The id of the document of that clause, as in documents of getPolicy. */
  readonly document: string
  /** The physical page on which the quote begins, from 1. */
  readonly page: number
  /** The number printed on the page; null where pages are unnumbered. */
  readonly printed_page: number | null
  /** The page for people: cite this and not the address of the JSON. */
  readonly page_url?: string
  /** What is put after the quote: product, UIN, document, clause, the page as printed, and the page for people. */
  readonly citation?: string
  /** The check status, derived by the build from the proof of the quotes; never typed in. */
  readonly status: "in-schedule"
  /** Further quotes the value rests on; often empty. */
  readonly context: readonly FactContext[]
  /** What one value cannot hold, or how it follows from the quote: read it before you state the value. */
  readonly note: string | null
  /** Clauses of the same document that say otherwise. */
  readonly conflicts: readonly ClauseRef[]
  /** The day on which a second reading compared the value with the page. */
  readonly checked: string | null
  /** A report that the fact is wrong, not yet settled. */
  readonly disputed: Dispute | null
  /** Why the proof of the quote cannot be trusted; only with status unverified. */
  readonly reason: string | null
  /** What was looked through; only with status not-stated. */
  readonly searched: null
  /** What the value rests on; null where no quote is proven. */
  readonly proof: FactProof | null
  /** What the law says today to the same question; missing where nothing is known. Say it beside the value, whatever that is: it fills nothing in. */
  readonly law?: readonly LawBeside[]
}

export interface NotStatedFact {
  /** The field of the category. */
  readonly key: string
  /** What the field is called: plain words, with the word of the trade. */
  readonly label: string
  /** The heading under which it is shown. */
  readonly group: string
  /** What kind of value the field takes. */
  readonly type: "text" | "amount" | "percent" | "number" | "hours" | "days" | "months" | "years" | "yes-no" | "choice" | "list"
  /** The answer, in the form of its type: a number for amounts (rupees, or the currency named beside it), percentages, counts and times, true or false for yes-no, texts for a list. Null when the documents do not say or leave it to the schedule. */
  readonly value: null
  /** The currency of an amount, as the quote has it; missing for rupees. */
  readonly currency?: "USD" | "EUR" | "GBP" | "AED" | "JPY" | "SGD" | "AUD" | "CAD" | "CHF" | "HKD" | "THB" | "CNY"
  /** The value in the words of its question, with its unit, as a person in India writes it: "₹5,00,000", "36 months", "Not covered". Show note with it. */
  readonly display: null
  /** The verbatim words it was read from; null when not stated. */
  readonly quote: null
  /** The clause that holds the quote; null when not stated. */
  readonly clause: null
  /** The id of the document of that clause, as in documents of getPolicy. */
  readonly document: null
  /** The physical page on which the quote begins, from 1. */
  readonly page: null
  /** The number printed on the page; null where pages are unnumbered. */
  readonly printed_page: null
  /** The page for people: cite this and not the address of the JSON. */
  readonly page_url?: string
  /** What is put after the quote: product, UIN, document, clause, the page as printed, and the page for people. */
  readonly citation?: string
  /** The check status, derived by the build from the proof of the quotes; never typed in. */
  readonly status: "not-stated"
  /** Further quotes the value rests on; often empty. */
  readonly context: readonly FactContext[]
  /** What one value cannot hold, or how it follows from the quote: read it before you state the value. */
  readonly note: string | null
  /** Clauses of the same document that say otherwise. */
  readonly conflicts: readonly ClauseRef[]
  /** The day on which a second reading compared the value with the page. */
  readonly checked: string | null
  /** A report that the fact is wrong, not yet settled. */
  readonly disputed: Dispute | null
  /** Why the proof of the quote cannot be trusted; only with status unverified. */
  readonly reason: string | null
  /** What was looked through; only with status not-stated. */
  readonly searched: Searched
  /** What the value rests on; null where no quote is proven. */
  readonly proof: FactProof | null
  /** What the law says today to the same question; missing where nothing is known. Say it beside the value, whatever that is: it fills nothing in. */
  readonly law?: readonly LawBeside[]
}

/** What was looked through; only with status not-stated. */
export interface Searched {
  /** The documents that were read. */
  readonly documents: readonly string[]
  /** How many clauses they have. */
  readonly clauses: number
  /** The words looked for. */
  readonly terms: readonly string[]
  /** Clauses that hold such words and were read: they do not say it. */
  readonly near: readonly ClauseRef[]
}

export interface UnreadField {
  /** The field of the category. */
  readonly key: string
  /** What the field is called: plain words, with the word of the trade. */
  readonly label: string
  /** The heading under which it is shown. */
  readonly group: string
  /** What kind of value the field takes. */
  readonly type: "text" | "amount" | "percent" | "number" | "hours" | "days" | "months" | "years" | "yes-no" | "choice" | "list"
  /** What the law says today to the same question; missing where nothing is known. Say it beside the value, whatever that is: it fills nothing in. */
  readonly law?: readonly LawBeside[]
}

export interface LookAt {
  /** The key of the unread field. */
  readonly key: string
  /** The likeliest first. */
  readonly places: readonly PlaceToLook[]
}

export interface PlaceToLook {
  /** A clause. */
  readonly clause: ClauseRef
  /** The physical page on which the sentence is, from 1. */
  readonly page: number
  /** The sentence as printed. It was found by a program; nobody has read it. */
  readonly sentence: string
}

export interface ClauseEntry {
  /** The public number of a clause, unique over the whole dataset and never used again. */
  readonly id: number
  /** The label as printed, with its parents; may be empty. */
  readonly number: string
  /** The printed heading; may be empty. */
  readonly title: string
  /** The id of its document. */
  readonly document: string
  /** The physical page on which it begins, from 1. */
  readonly page: number
  /** The address of getClause for it. */
  readonly url: string
}

/** A form of the insurer. */
export interface FormRef {
  /** The public number of the form; the file has the same name. */
  readonly id: number
  /** The title as printed; it may hold a line break. */
  readonly title: string
  /** What the form is for. */
  readonly purpose: "claim" | "proposal"
  /** Which products or cases it is for, as the form says; may be empty. */
  readonly applies_to: string
  /** Whether the PDF has fields that can be filled. */
  readonly fillable_pdf: boolean
  /** The page of the form, for people. */
  readonly url: string
  /** The form record, for programs. */
  readonly record: string
}

export interface PolicyText {
  /** The day of the data with which this answer was last another; data_date of stats is the day up to which all of them are true. */
  readonly data_date: string
  /** What the answer is and is not; show it to the reader. */
  readonly notice: string
  /** The product whose documents were searched. */
  readonly uin: string
  /** The product. */
  readonly policy: PolicyRef
  /** The words asked. */
  readonly q: string
  /** all: at least one clause has all the words, as typed or by words that mean the same. any: no clause does; these have some, or words that are spelled alike or begin with them: message says which. Best first either way. */
  readonly match: "all" | "any"
  /** How many clauses match. */
  readonly total: number
  /** The best matches, best first. */
  readonly clauses: readonly TextHit[]
  /** Which words found nothing, which are not English, and what to try; null where all was found. It also says when nothing has been read of the product yet. */
  readonly message: string | null
}

/** The product. */
export interface PolicyRef {
  /** The name of the product. */
  readonly name: string
  /** The address of getPolicy for it. */
  readonly url: string
}

export interface TextHit {
  /** The public number of a clause, unique over the whole dataset and never used again. */
  readonly id: number
  /** The label as printed, with its parents; may be empty. */
  readonly number: string
  /** The printed heading; may be empty. */
  readonly title: string
  /** The id of the document that prints it. */
  readonly document: string
  /** The document it is printed in. */
  readonly source: Source
  /** The physical page on which it begins, from 1. */
  readonly page: number
  /** The number printed on the page; null where pages are unnumbered. */
  readonly printed_page?: number | null
  /** The page for people: cite this and not the address of the JSON. */
  readonly page_url?: string
  /** What is put after the quote: product, UIN, document, clause, the page as printed, and the page for people. */
  readonly citation?: string
  /** A piece of its text with the words found. */
  readonly snippet: string
  /** Start and end of each word found, in UTF-16 units of the snippet. */
  readonly highlights: readonly (readonly [number, number])[]
  /** What it was found by: its own text, words that mean the same, words spelled alike, a heading, or a fact read in it. */
  readonly via: readonly ("text" | "synonym" | "spelling" | "heading" | "fact")[]
  /** Its relevance; comparable within one answer only. */
  readonly score: number
  /** The address of getClause for it. */
  readonly url: string
}

/** The document it is printed in. */
export interface Source {
  /** Its name within the product. */
  readonly id: string
  /** What kind of document it is. */
  readonly kind: "policy-wording" | "prospectus" | "customer-information-sheet" | "brochure"
  /** The title as printed. */
  readonly title: string
  /** The edition as printed; null where none is. */
  readonly edition: string | null
  /** Where the file was collected. */
  readonly url: string
}

export interface Clause {
  /** The day of the data with which this answer was last another; data_date of stats is the day up to which all of them are true. */
  readonly data_date: string
  /** What the answer is and is not; show it to the reader. */
  readonly notice: string
  /** The public number of a clause, unique over the whole dataset and never used again. */
  readonly id: number
  /** The product whose document prints it. */
  readonly uin: string
  /** The product. */
  readonly policy: PolicyRef
  /** The id of the document that prints it. */
  readonly document: string
  /** The document it is printed in. */
  readonly source: Source
  /** The clauses it is in, the outermost first: an exclusion means little without its heading. */
  readonly within: readonly ClauseRef[]
  /** The label as printed, with its parents; may be empty. */
  readonly number: string
  /** The printed heading; may be empty. */
  readonly title: string
  /** Everything the clause prints; a page break shows as a blank line. */
  readonly text: string
  /** The physical page on which it begins, from 1. */
  readonly page: number
  /** The physical page on which it ends. */
  readonly page_end: number
  /** The number printed on the page; null where pages are unnumbered. */
  readonly printed_page: number | null
  /** The page for people: cite this and not the address of the JSON. */
  readonly page_url?: string
  /** What is put after the quote: product, UIN, document, clause, the page as printed, and the page for people. */
  readonly citation?: string
  /** The clause before it in the document; null for the first. */
  readonly previous: ClauseRef | null
  /** The clause after it in the document; null for the last. */
  readonly next: ClauseRef | null
  /** The facts that quote it. */
  readonly facts: readonly FactRef[]
}

export interface FactRef {
  /** The field of the fact. */
  readonly key: string
  /** What the field is called. */
  readonly label: string
}

export interface Comparison {
  /** The day of the data with which this answer was last another; data_date of stats is the day up to which all of them are true. */
  readonly data_date: string
  /** What the answer is and is not; show it to the reader. */
  readonly notice: string
  /** How many rows there are, of those asked for. */
  readonly total: number
  /** How many rows have each verdict; the keys have underscores where the verdicts have hyphens. */
  readonly verdicts: VerdictCounts
  /** The products, in the order asked. */
  readonly policies: readonly ProductCard[]
  /** The union of the fields of their categories. */
  readonly rows: readonly ComparedRow[]
}

/** How many rows have each verdict; the keys have underscores where the verdicts have hyphens. */
export interface VerdictCounts {
  /** Equal values, notes and conditions. */
  readonly same: number
  /** Different values. */
  readonly different: number
  /** Equal values under different notes or conditions: read them. */
  readonly differs_in_notes: number
  /** Texts or lists; a value that is disputed, unverified or contradicted by its own document; or categories that ask different things under one key, whether or not they are answered. */
  readonly not_compared: number
  /** At least one product has no value here: its cell says why. */
  readonly incomplete: number
}

export interface ComparedRow {
  /** The field of the category. */
  readonly key: string
  /** What the field is called: plain words, with the word of the trade. */
  readonly label: string
  /** The heading under which it is shown. */
  readonly group: string
  /** What kind of value the field takes. */
  readonly type: "text" | "amount" | "percent" | "number" | "hours" | "days" | "months" | "years" | "yes-no" | "choice" | "list"
  /** same: Equal values, notes and conditions. different: Different values. differs-in-notes: Equal values under different notes or conditions: read them. not-compared: Texts or lists; a value that is disputed, unverified or contradicted by its own document; or categories that ask different things under one key, whether or not they are answered. incomplete: At least one product has no value here: its cell says why. */
  readonly verdict: "same" | "different" | "differs-in-notes" | "not-compared" | "incomplete"
  /** One per product, in the order asked. */
  readonly cells: readonly (FactCell | UnreadCell | NotApplicableCell)[]
}

/** What the documents of the product say, or that they do not say. */
export type FactCell = StatedFactCell | InScheduleFactCell | NotStatedFactCell

export interface StatedFactCell {
  /** The product of the cell. */
  readonly uin: string
  /** What the category of this product calls the field. */
  readonly label: string
  /** What the category of this product asks. */
  readonly question: string
  /** What kind of value the field takes. */
  readonly type: "text" | "amount" | "percent" | "number" | "hours" | "days" | "months" | "years" | "yes-no" | "choice" | "list"
  /** What the law says today to the same question; missing where nothing is known. Say it beside the value, whatever that is: it fills nothing in. */
  readonly law?: readonly LawBeside[]
  /** The answer, in the form of its type: a number for amounts (rupees, or the currency named beside it), percentages, counts and times, true or false for yes-no, texts for a list. Null when the documents do not say or leave it to the schedule. */
  readonly value: string | number | boolean | readonly string[]
  /** The currency of an amount, as the quote has it; missing for rupees. */
  readonly currency?: "USD" | "EUR" | "GBP" | "AED" | "JPY" | "SGD" | "AUD" | "CAD" | "CHF" | "HKD" | "THB" | "CNY"
  /** The value in the words of its question, with its unit, as a person in India writes it: "₹5,00,000", "36 months", "Not covered". Show note with it. */
  readonly display: string
  /** The verbatim words it was read from; null when not stated. */
  readonly quote: string
  /** The clause that holds the quote; null when not stated. */
  readonly clause: ClauseRef
  /** The id of the document of that clause, as in documents of getPolicy. */
  readonly document: string
  /** The physical page on which the quote begins, from 1. */
  readonly page: number
  /** The number printed on the page; null where pages are unnumbered. */
  readonly printed_page: number | null
  /** The page for people: cite this and not the address of the JSON. */
  readonly page_url?: string
  /** What is put after the quote: product, UIN, document, clause, the page as printed, and the page for people. */
  readonly citation?: string
  /** The check status, derived by the build from the proof of the quotes; never typed in. */
  readonly status: "disputed" | "unverified" | "checked" | "quoted"
  /** Further quotes the value rests on; often empty. */
  readonly context: readonly FactContext[]
  /** What one value cannot hold, or how it follows from the quote: read it before you state the value. */
  readonly note: string | null
  /** Clauses of the same document that say otherwise. */
  readonly conflicts: readonly ClauseRef[]
  /** The day on which a second reading compared the value with the page. */
  readonly checked: string | null
  /** A report that the fact is wrong, not yet settled. */
  readonly disputed: Dispute | null
  /** Why the proof of the quote cannot be trusted; only with status unverified. */
  readonly reason: string | null
  /** What was looked through; only with status not-stated. */
  readonly searched: null
  /** What the value rests on; null where no quote is proven. */
  readonly proof: FactProof | null
  /** The document the quote is printed in; null when not stated. */
  readonly source: Source | null
}

export interface InScheduleFactCell {
  /** The product of the cell. */
  readonly uin: string
  /** What the category of this product calls the field. */
  readonly label: string
  /** What the category of this product asks. */
  readonly question: string
  /** What kind of value the field takes. */
  readonly type: "text" | "amount" | "percent" | "number" | "hours" | "days" | "months" | "years" | "yes-no" | "choice" | "list"
  /** What the law says today to the same question; missing where nothing is known. Say it beside the value, whatever that is: it fills nothing in. */
  readonly law?: readonly LawBeside[]
  /** The answer, in the form of its type: a number for amounts (rupees, or the currency named beside it), percentages, counts and times, true or false for yes-no, texts for a list. Null when the documents do not say or leave it to the schedule. */
  readonly value: null
  /** The currency of an amount, as the quote has it; missing for rupees. */
  readonly currency?: "USD" | "EUR" | "GBP" | "AED" | "JPY" | "SGD" | "AUD" | "CAD" | "CHF" | "HKD" | "THB" | "CNY"
  /** The value in the words of its question, with its unit, as a person in India writes it: "₹5,00,000", "36 months", "Not covered". Show note with it. */
  readonly display: null
  /** The verbatim words it was read from; null when not stated. */
  readonly quote: string
  /** The clause that holds the quote; null when not stated. */
  readonly clause: ClauseRef
  /** The id of the document of that clause, as in documents of getPolicy. */
  readonly document: string
  /** The physical page on which the quote begins, from 1. */
  readonly page: number
  /** The number printed on the page; null where pages are unnumbered. */
  readonly printed_page: number | null
  /** The page for people: cite this and not the address of the JSON. */
  readonly page_url?: string
  /** What is put after the quote: product, UIN, document, clause, the page as printed, and the page for people. */
  readonly citation?: string
  /** The check status, derived by the build from the proof of the quotes; never typed in. */
  readonly status: "in-schedule"
  /** Further quotes the value rests on; often empty. */
  readonly context: readonly FactContext[]
  /** What one value cannot hold, or how it follows from the quote: read it before you state the value. */
  readonly note: string | null
  /** Clauses of the same document that say otherwise. */
  readonly conflicts: readonly ClauseRef[]
  /** The day on which a second reading compared the value with the page. */
  readonly checked: string | null
  /** A report that the fact is wrong, not yet settled. */
  readonly disputed: Dispute | null
  /** Why the proof of the quote cannot be trusted; only with status unverified. */
  readonly reason: string | null
  /** What was looked through; only with status not-stated. */
  readonly searched: null
  /** What the value rests on; null where no quote is proven. */
  readonly proof: FactProof | null
  /** The document the quote is printed in; null when not stated. */
  readonly source: Source | null
}

export interface NotStatedFactCell {
  /** The product of the cell. */
  readonly uin: string
  /** What the category of this product calls the field. */
  readonly label: string
  /** What the category of this product asks. */
  readonly question: string
  /** What kind of value the field takes. */
  readonly type: "text" | "amount" | "percent" | "number" | "hours" | "days" | "months" | "years" | "yes-no" | "choice" | "list"
  /** What the law says today to the same question; missing where nothing is known. Say it beside the value, whatever that is: it fills nothing in. */
  readonly law?: readonly LawBeside[]
  /** The answer, in the form of its type: a number for amounts (rupees, or the currency named beside it), percentages, counts and times, true or false for yes-no, texts for a list. Null when the documents do not say or leave it to the schedule. */
  readonly value: null
  /** The currency of an amount, as the quote has it; missing for rupees. */
  readonly currency?: "USD" | "EUR" | "GBP" | "AED" | "JPY" | "SGD" | "AUD" | "CAD" | "CHF" | "HKD" | "THB" | "CNY"
  /** The value in the words of its question, with its unit, as a person in India writes it: "₹5,00,000", "36 months", "Not covered". Show note with it. */
  readonly display: null
  /** The verbatim words it was read from; null when not stated. */
  readonly quote: null
  /** The clause that holds the quote; null when not stated. */
  readonly clause: null
  /** The id of the document of that clause, as in documents of getPolicy. */
  readonly document: null
  /** The physical page on which the quote begins, from 1. */
  readonly page: null
  /** The number printed on the page; null where pages are unnumbered. */
  readonly printed_page: null
  /** The page for people: cite this and not the address of the JSON. */
  readonly page_url?: string
  /** What is put after the quote: product, UIN, document, clause, the page as printed, and the page for people. */
  readonly citation?: string
  /** The check status, derived by the build from the proof of the quotes; never typed in. */
  readonly status: "not-stated"
  /** Further quotes the value rests on; often empty. */
  readonly context: readonly FactContext[]
  /** What one value cannot hold, or how it follows from the quote: read it before you state the value. */
  readonly note: string | null
  /** Clauses of the same document that say otherwise. */
  readonly conflicts: readonly ClauseRef[]
  /** The day on which a second reading compared the value with the page. */
  readonly checked: string | null
  /** A report that the fact is wrong, not yet settled. */
  readonly disputed: Dispute | null
  /** Why the proof of the quote cannot be trusted; only with status unverified. */
  readonly reason: string | null
  /** What was looked through; only with status not-stated. */
  readonly searched: Searched
  /** What the value rests on; null where no quote is proven. */
  readonly proof: FactProof | null
  /** The document the quote is printed in; null when not stated. */
  readonly source: Source | null
}

/** Nobody has looked for the field in this product yet. */
export interface UnreadCell {
  /** The product of the cell. */
  readonly uin: string
  /** What the category of this product calls the field. */
  readonly label: string
  /** What the category of this product asks. */
  readonly question: string
  /** What kind of value the field takes. */
  readonly type: "text" | "amount" | "percent" | "number" | "hours" | "days" | "months" | "years" | "yes-no" | "choice" | "list"
  /** What the law says today to the same question; missing where nothing is known. Say it beside the value, whatever that is: it fills nothing in. */
  readonly law?: readonly LawBeside[]
  /** Nobody has looked for it yet. */
  readonly status: "unread"
}

/** The category of the product has no such field. */
export interface NotApplicableCell {
  /** The product of the cell. */
  readonly uin: string
  /** The category of the product has no such field. */
  readonly status: "not-applicable"
}

export interface Categories {
  /** The day of the data with which this answer was last another; data_date of stats is the day up to which all of them are true. */
  readonly data_date: string
  /** What the answer is and is not; show it to the reader. */
  readonly notice: string
  /** How many there are. */
  readonly total: number
  /** The types of insurance, by slug. */
  readonly categories: readonly CategoryCard[]
}

export interface CategoryCard {
  /** Its name in addresses; the file has the same name. */
  readonly slug: string
  /** What the type of insurance is called. */
  readonly name: string
  /** The line of business. */
  readonly line: "life" | "health" | "general"
  /** What this type of insurance pays for, in one sentence. */
  readonly description: string
  /** How many fields are read for it. */
  readonly fields: number
  /** How many products it has. */
  readonly policies: number
  /** The address of categoryFields for it. */
  readonly url: string
}

export interface CategoryFields {
  /** The day of the data with which this answer was last another; data_date of stats is the day up to which all of them are true. */
  readonly data_date: string
  /** What the answer is and is not; show it to the reader. */
  readonly notice: string
  /** The type of insurance. */
  readonly category: CategoryHead
  /** The same as Markdown, in fewer tokens: for reading, not for parsing. */
  readonly markdown: string
  /** How many fields there are. */
  readonly total: number
  /** The fields, in the order in which they are shown. */
  readonly fields: readonly CategoryField[]
}

/** The type of insurance. */
export interface CategoryHead {
  /** Its name in addresses; the file has the same name. */
  readonly slug: string
  /** What the type of insurance is called. */
  readonly name: string
  /** The line of business. */
  readonly line: "life" | "health" | "general"
  /** What this type of insurance pays for, in one sentence. */
  readonly description: string
}

export interface CategoryField {
  /** The name facts refer to. Two categories that use one key ask the same question. */
  readonly key: string
  /** Keys that the field had before: they are still taken wherever a key is asked for. */
  readonly aliases?: readonly string[]
  /** What the field is called on pages: plain words, with the word of the trade. */
  readonly label: string
  /** The heading under which it is shown. */
  readonly group: string
  /** What kind of value the field takes. */
  readonly type: "text" | "amount" | "percent" | "number" | "hours" | "days" | "months" | "years" | "yes-no" | "choice" | "list"
  /** The allowed values; only with type choice. */
  readonly choices?: readonly string[]
  /** What a reader asks, and the value answers. */
  readonly question: string
  /** Words that would show that a document states it; looked for before it is called not stated. */
  readonly terms: readonly string[]
  /** The rule that requires insurers to disclose this; null where none is known. */
  readonly basis: Basis | null
  /** What the law says today to the same question; missing where nothing is known. Say it beside the value, whatever that is: it fills nothing in. */
  readonly law?: readonly LawBeside[]
  /** What a family looks up first and the field answers: the page of a product begins with these. */
  readonly need?: Need
  /** The last day that the field decides, as the law named beside it counts; a number of the policy is counted as well. */
  readonly last_day?: LastDay
  /** How far the fields of the category were read. */
  readonly coverage: Coverage
}

export interface Basis {
  /** The rule or circular by name, with the row or paragraph. */
  readonly title: string
  /** Its address; null where it is not known. */
  readonly url: string | null
}

/** What a family looks up first and the field answers: the page of a product begins with these. */
export interface Need {
  /** Where it stands among the needs. */
  readonly place: number
  /** What it is called, in few words; fields with one name are one row. */
  readonly name: string
}

/** The last day that the field decides, as the law named beside it counts; a number of the policy is counted as well. */
export interface LastDay {
  /** What ends or begins on it, in few words. */
  readonly name: string
  /** The day from which it is counted; from the renewal it is counted back. */
  readonly from: "received" | "since" | "renewal" | "refusal"
  /** How many days, months or years. */
  readonly count: number
  /** What is counted. */
  readonly unit: "days" | "months" | "years"
}

export interface Insurers {
  /** The day of the data with which this answer was last another; data_date of stats is the day up to which all of them are true. */
  readonly data_date: string
  /** What the answer is and is not; show it to the reader. */
  readonly notice: string
  /** The lines of business for which it is known which products were withdrawn. For any other, a product that is active may be withdrawn, and none is counted as withdrawn because nobody knows. */
  readonly withdrawals_known_for: readonly ("life" | "health" | "general")[]
  /** How many there are. */
  readonly total: number
  /** All insurers, by slug. */
  readonly insurers: readonly InsurerCard[]
}

export interface InsurerCard {
  /** Its name in addresses; the file has the same name. */
  readonly slug: string
  /** The registered name. */
  readonly name: string
  /** The lines of business it sells. */
  readonly lines: readonly ("life" | "health" | "general")[]
  /** The registration number with the regulator; null where it is not known. */
  readonly registration: string | null
  /** How many products it has. */
  readonly policies: PolicyCounts
  /** The address of getInsurer for it. */
  readonly url: string
}

/** How many products it has. */
export interface PolicyCounts {
  /** Products that the source does not list as withdrawn. */
  readonly active: number
  /** Products that the source lists as withdrawn: see withdrawals_known_for. */
  readonly withdrawn: number
}

export interface Insurer {
  /** The day of the data with which this answer was last another; data_date of stats is the day up to which all of them are true. */
  readonly data_date: string
  /** What the answer is and is not; show it to the reader. */
  readonly notice: string
  /** Its name in addresses; the file has the same name. */
  readonly slug: string
  /** The registered name. */
  readonly name: string
  /** The lines of business it sells. */
  readonly lines: readonly ("life" | "health" | "general")[]
  /** The registration number with the regulator; null where it is not known. */
  readonly registration: string | null
  /** The same as Markdown, in fewer tokens: for reading, not for parsing. */
  readonly markdown: string
  /** Its website; null where it is not known. */
  readonly website: string | null
  /** Other spellings and former names, as lists print them. */
  readonly aliases: readonly string[]
  /** Every way to reach it that is held: its own record’s, those that its read products print, those of its forms. Empty where none of them has one. */
  readonly contacts: readonly InsurerContact[]
  /** Figures about it, each with its quote. */
  readonly metrics: readonly Metric[]
  /** Its forms in the dataset. */
  readonly forms: readonly FormRef[]
  /** How many products it has. */
  readonly total: number
  /** Its products, by name. */
  readonly policies: readonly ProductCard[]
}

/** A way to reach the insurer. */
export interface InsurerContact {
  /** What to use it for; gro is the Grievance Redressal Officer. */
  readonly purpose: "claim" | "customer-care" | "grievance" | "gro"
  /** How to reach it. */
  readonly channel: "email" | "phone" | "url" | "address" | "whatsapp" | "sms"
  /** The address, number or text for the channel. */
  readonly value: string
  /** What the insurer calls it. */
  readonly label: string
  readonly level: number | null
  readonly hours: string | null
  /** The lines it is for. */
  readonly applies_to: "all" | "health"
  /** The page or document it was read from. */
  readonly source_url: string
  /** The words of that page that say so. */
  readonly quote: string
  /** The day the page was read. */
  readonly fetched_at: string
  /** Where it is from. */
  readonly from: ContactFrom
}

/** Where it is from. */
export interface ContactFrom {
  /** The record of the insurer, a fact of one of its products, or one of its forms. */
  readonly of: "insurer" | "fact" | "form"
  /** The name of the insurer or product, or the title of the form. */
  readonly name: string
  /** The address of getInsurer or getPolicy, or the page of the form. */
  readonly url: string
  /** The product of a fact; null otherwise. */
  readonly uin: string | null
  /** The field of a fact; null otherwise. */
  readonly key: string | null
}

export interface Metric {
  /** The name of the figure. */
  readonly key: string
  /** What it is called. */
  readonly label: string
  /** The figure, as the quote states it. */
  readonly value: number
  /** What it counts: percent, days, crore rupees … */
  readonly unit: string
  /** The time it is about, as the source says. */
  readonly period: string
  /** The page it was read from. */
  readonly source_url: string
  /** The words of that page that state it. */
  readonly quote: string
  /** The day the page was read. */
  readonly fetched_at: string
}

export interface Laws {
  /** The day of the data with which this answer was last another; data_date of stats is the day up to which all of them are true. */
  readonly data_date: string
  /** What the answer is and is not; show it to the reader. */
  readonly notice: string
  /** What was asked. */
  readonly query: LawQuery
  readonly rights: Rights | null
  /** Only where rights is null: the questions that may be meant, the likeliest first. None is said to be the one: name them to the person. */
  readonly did_you_mean?: readonly MeantQuestion[]
  /** How many instruments match. */
  readonly total: number
  readonly match: "all" | "any" | null
  /** By relevance with q, otherwise by slug; with limit those that hold one of the best sections. */
  readonly instruments: readonly LawCard[]
  /** Which words found nothing, which are not English, and what to try; null where all was found. */
  readonly message: string | null
}

/** What was asked. */
export interface LawQuery {
  /** The words asked. */
  readonly q: string | null
}

/** Where q is a question of the table: its answer. The sections it rests on are the first in the list. */
export interface Rights {
  /** The question as it is written in the table of questions. */
  readonly question: string
  /** The page of its answer. */
  readonly url: string
  /** The sentences of the answer, each with the section that it rests on and its limits. */
  readonly answer: readonly RightsSentence[]
  /** Where the question is asked of several kinds of insurance: the question of each. Ask the person which is meant. */
  readonly choose?: readonly MeantQuestion[]
}

export interface RightsSentence {
  /** One sentence, in our words. */
  readonly says: string
  /** The instrument that says so. */
  readonly law: string
  /** The title of the instrument. */
  readonly title: string
  /** The number of its section. */
  readonly section: string
  /** The page of the section; with .json at its end the section as JSON, with .md as Markdown. */
  readonly url: string
  /** Whether it is not yet or no longer in force, of which day the text is and what it was read in, when changes were last looked for, and a warning where an amendment may have changed it since. To be shown first. */
  readonly checked: string
  /** The text that was read includes amendments up to this day; null where that is not known. */
  readonly consolidated_to: string | null
  /** Whether an amendment is known that may have changed the section since: say so with the sentence. */
  readonly is_behind: boolean
  /** What the sentence does not hold for. Say it with the sentence. */
  readonly exceptions: readonly LawException[]
  /** A doubt about the sentence, an amendment or an order of a court that bears on it; null where there is none. Say it with the sentence. */
  readonly note: string | null
}

export interface LawException {
  /** Where the instrument says it: "39(12)", "Part B, IV.2(iii)". */
  readonly from: string
  /** The exception or limit, in our own words. */
  readonly says: string
}

export interface MeantQuestion {
  /** The question as it is written in the table of questions. */
  readonly question: string
  /** The page of its answer. */
  readonly url: string
}

export interface LawCard {
  /** Its name in addresses; the file has the same name. */
  readonly slug: string
  /** The title as cited. */
  readonly title: string
  /** What kind of instrument it is. */
  readonly kind: "act" | "rules" | "regulations" | "circular" | "order"
  /** Its number: "4 of 1938"; null where it has none. */
  readonly number: string | null
  /** The year in its title. */
  readonly year: number
  /** Whether it is in force on the data date. */
  readonly in_force: boolean
  /** Whether it is not in force yet on the data date. What is neither in force nor this is in force no longer. */
  readonly not_yet: boolean
  /** The day from which what is not in force yet will be; null where none is known, and for what is or was in force. */
  readonly commences: string | null
  /** Whether it is not yet or no longer in force, of which day the text is and what it was read in, when changes were last looked for, and a warning where an amendment may have changed it since. To be shown first. */
  readonly checked: string
  /** Whether an amendment is known that the sections held here do not include. */
  readonly is_behind: boolean
  /** The text that was read includes amendments up to this day; null where that is not known. */
  readonly consolidated_to: string | null
  readonly read_from: "gazette" | "india-code" | "copy" | "second-hand" | null
  /** How many sections are held here. */
  readonly sections: number
  /** How many sections the whole instrument has, omitted ones included; null where not counted. */
  readonly sections_of_instrument: number | null
  /** The address of getLaw for it. */
  readonly url: string
  /** The sections that hold the words asked; empty without q. */
  readonly matches: readonly LawMatch[]
}

export interface LawMatch {
  /** The number as the instrument prints it: "45", "2CA", "64VB". */
  readonly number: string
  /** The heading as printed; may be empty. */
  readonly heading: string
  /** Whether the section was omitted or repealed. */
  readonly omitted: boolean
  /** Whether it is not in force yet on the data date. What is neither in force nor this is in force no longer. */
  readonly not_yet: boolean
  readonly of: "text" | "summary" | null
  /** The piece that holds the words; the heading where nothing else is held. */
  readonly snippet: string
  /** What our summary does not hold for, with the place that says so. Show them wherever it is shown. */
  readonly exceptions: readonly LawException[]
  /** What to know before relying on it; null where there is nothing to add. */
  readonly note: string | null
  /** Its place among all sections of the answer, 1 for the best. */
  readonly rank: number
  /** The page of the section; with .json at its end the section as JSON, with .md as Markdown. */
  readonly url: string
}

export interface Law {
  /** The day of the data with which this answer was last another; data_date of stats is the day up to which all of them are true. */
  readonly data_date: string
  /** Whether it is not in force yet on the data date. What is neither in force nor this is in force no longer. */
  readonly not_yet: boolean
  /** The day from which what is not in force yet will be; null where none is known, and for what is or was in force. */
  readonly commences: string | null
  /** Whether it is not yet or no longer in force, of which day the text is and what it was read in, when changes were last looked for, and a warning where an amendment may have changed it since. To be shown first. */
  readonly checked: string
  /** Whether an amendment is known that the sections held here do not include. */
  readonly is_behind: boolean
  /** The text that was read includes amendments up to this day; null where that is not known. */
  readonly consolidated_to: string | null
  readonly read_from: "gazette" | "india-code" | "copy" | "second-hand" | null
  /** What the sections are, and how many of the instrument are held. */
  readonly notice: string
  /** Its name in addresses; the file has the same name. */
  readonly slug: string
  /** The title as cited. */
  readonly title: string
  /** What kind of instrument it is. */
  readonly kind: "act" | "rules" | "regulations" | "circular" | "order"
  /** Its number: "4 of 1938"; null where it has none. */
  readonly number: string | null
  /** The year in its title. */
  readonly year: number
  /** The same as Markdown, in fewer tokens: for reading, not for parsing. */
  readonly markdown: string
  /** Who made it. */
  readonly issued_by: string
  /** The day it was made; null where that is not known. */
  readonly dated: string | null
  /** Whether it is in force on the data date. */
  readonly in_force: boolean
  /** Known amending instruments, and whether the sections include them. */
  readonly amended_by: readonly Amendment[]
  /** Where it can be read. */
  readonly source_url: string | null
  /** What it is about, in the words people search for. */
  readonly topics: readonly string[]
  /** How many sections are held here. */
  readonly total: number
  /** How many sections the whole instrument has, omitted ones included; null where not counted. */
  readonly sections_of_instrument: number | null
  /** The sections held, in the order of the instrument. */
  readonly sections: readonly LawSection[]
}

export interface Amendment {
  /** Its slug where the dataset holds it. */
  readonly slug: string | null
  /** Its title. */
  readonly title: string
  /** Its number. */
  readonly number: string | null
  /** The day from which it applies; null where that is not known. */
  readonly in_force: string | null
  /** Whether the sections held here include it. */
  readonly taken_in: boolean
  /** What it changes, in our own words. */
  readonly effect: string
  /** It was published for comment and is not law. */
  readonly draft?: true
  /** The numbers of all sections held here that it may change; where this is missing, it may change any. */
  readonly touches?: readonly string[]
  /** The numbers of the sections held here that it is known to change; where this is given, no other counts as changed. */
  readonly sections_known?: readonly string[]
  /** The numbers of the sections held here that were compared with the words as amended: none of them counts as changed. */
  readonly sections_compared?: readonly string[]
}

export interface LawSection {
  /** The number as the instrument prints it: "45", "2CA", "64VB". */
  readonly number: string
  /** The heading as printed; may be empty. */
  readonly heading: string
  /** The words of the instrument, verbatim; null where they are not held. */
  readonly text: string | null
  /** What the section says, in our own words; null where there is none. */
  readonly summary: string | null
  /** What our summary does not hold for, with the place that says so. Show them wherever it is shown. */
  readonly exceptions: readonly LawException[]
  /** Whether the section was omitted or repealed. */
  readonly omitted: boolean
  /** Whether it is not in force yet on the data date. What is neither in force nor this is in force no longer. */
  readonly not_yet: boolean
  /** The day from which what is not in force yet will be; null where none is known, and for what is or was in force. */
  readonly commences: string | null
  /** What to know before relying on it; null where there is nothing to add. */
  readonly note: string | null
  /** The page of the section; with .json at its end the section as JSON, with .md as Markdown. */
  readonly url: string
  /** What is put after its words: instrument, section, and the page for people. */
  readonly citation?: string
}

export interface Stats {
  /** The day of the data with which this answer was last another; data_date of stats is the day up to which all of them are true. */
  readonly data_date: string
  /** What the answer is and is not; show it to the reader. */
  readonly notice: string
  /** Where the list of products comes from, if it is that of somebody else. */
  readonly source?: ListSource
  /** The products in the dataset. */
  readonly products: ProductCounts
  /** The facts of all products, by check status. */
  readonly facts: FactCounts
  /** Fields nobody has looked for yet, over all products. */
  readonly unread_fields: number
  /** Documents that were collected. */
  readonly documents: number
  /** Pages of those documents. */
  readonly pages: number
  /** Clauses that were read in them. */
  readonly clauses: number
  /** Insurers. */
  readonly insurers: number
  /** Insurance law. */
  readonly law: LawCounts
  /** Insurance forms. */
  readonly forms: FormCounts
}

/** Where the list of products comes from, if it is that of somebody else. */
export interface ListSource {
  /** What was taken over, by name. */
  readonly title: string
  /** Its address; null where it is not known. */
  readonly url: string | null
  /** The day it was collected: it says nothing of later days. */
  readonly collected: string
}

/** The products in the dataset. */
export interface ProductCounts {
  /** All products. */
  readonly total: number
  /** Products of which at least one fact was read. */
  readonly read: number
  /** Products by line of business. */
  readonly by_line: LineCounts
  /** Products by status. */
  readonly by_status: StatusCounts
  /** The lines of business for which it is known which products were withdrawn. For any other, a product that is active may be withdrawn, and none is counted as withdrawn because nobody knows. */
  readonly withdrawals_known_for: readonly ("life" | "health" | "general")[]
  /** Products by category. */
  readonly by_category: readonly CategoryCount[]
}

/** Products by line of business. */
export interface LineCounts {
  /** Life insurance. */
  readonly life: number
  /** Health insurance. */
  readonly health: number
  /** All other general insurance. */
  readonly general: number
}

/** Products by status. */
export interface StatusCounts {
  /** Not listed as withdrawn: see withdrawals_known_for. */
  readonly active: number
  /** Listed as withdrawn. */
  readonly withdrawn: number
}

export interface CategoryCount {
  /** The slug of the category. */
  readonly slug: string
  /** What it is called. */
  readonly name: string
  /** How many products it has. */
  readonly products: number
}

/** The facts of all products, by check status. */
export interface FactCounts {
  /** All facts, whatever their check status; unread fields are not facts. */
  readonly total: number
  /** All the documents read were searched, and they do not say. `searched` names the documents, counts their clauses and lists the words looked for. */
  readonly not_stated: number
  /** The document leaves it to the policy schedule, the sheet issued to each customer. That is an answer, not silence. */
  readonly in_schedule: number
  /** Somebody reported the fact as wrong; `disputed` says what was reported, and when. */
  readonly disputed: number
  /** The quote cannot be proven, or its proof cannot be trusted: a scan, lost letters, text struck out. `reason` says why. */
  readonly unverified: number
  /** The build found the quote in its clause, and a second reader compared the value with the page. */
  readonly checked: number
  /** The build found the quote in its clause. Nobody has read the value a second time. */
  readonly quoted: number
}

/** Insurance law. */
export interface LawCounts {
  /** Law instruments. */
  readonly instruments: number
  /** Sections in the dataset. */
  readonly sections: number
}

/** Insurance forms. */
export interface FormCounts {
  /** All forms. */
  readonly total: number
  /** Claim forms. */
  readonly claim: number
  /** Proposal forms. */
  readonly proposal: number
}

export interface HelpReceipt {
  /** Stored. */
  readonly result: "added"
  /** The receipt: name it to have the submission erased. */
  readonly id: string
  /** The UTC day on which it was stored. */
  readonly received: string
  /** Whether the request names an e-mail address or a phone number. If not, nobody can answer it. */
  readonly answerable: boolean
  /** Why nobody can answer, and what to do about it; null where somebody can. */
  readonly message: string | null
}

/** With neither email nor phone it is taken, but nobody can answer it. */
export interface HelpRequest {
  /** What the help is wanted for. */
  readonly need: "buy" | "port" | "claim" | "review" | "other"
  /** Must be exactly true: the person agrees to be put on the list and contacted. */
  readonly consent: true
  /** Where to answer. */
  readonly email?: string
  /** 6 to 15 digits; spaces, ( ), . and - may separate them, a + may come first, and ext 12 last. Two numbers are parted by / or a comma. */
  readonly phone?: string
  /** How to address the person. */
  readonly name?: string
  /** Where they live. */
  readonly city?: string
  /** Product UIN; it need not be one the service holds. */
  readonly uin?: string
  /** In their own words. */
  readonly message?: string
}

export interface CorrectionReceipt {
  /** Stored. */
  readonly result: "received"
  /** The receipt: name it to have the submission erased. */
  readonly id: string
  /** The UTC day on which it was stored. */
  readonly received: string
  /** What the report was understood to be about, so that a typing error is seen. */
  readonly about?: {
    /** The name of the product of `uin`; null where none is held under it. */
    readonly product: string | null
    /** The label of the field of `key`; null where the product has none. */
    readonly field: string | null
  }
}

export interface CorrectionReport {
  /** What is wrong, and what is right. */
  readonly message: string
  /** Product UIN; it need not be one the service holds. */
  readonly uin?: string
  /** The key of the fact concerned. */
  readonly key?: string
  /** Where it can be seen: an address, a document and its page. */
  readonly evidence?: string
  /** Where to ask about the report. */
  readonly email?: string
}

export interface Service {
  /** Find products by name, UIN, category, insurer, line or status. Filters combine with AND. Results are ordered by relevance if q is given, otherwise by name and UIN; of equally relevant products, those not listed as withdrawn in their newest version come first. A q that is a UIN gives that product and its other versions. */
  searchPolicies(given?: { readonly q?: string; readonly category?: string; readonly insurer?: string; readonly line?: "life" | "health" | "general"; readonly status?: "active" | "withdrawn"; readonly read?: "true" | "false"; readonly changed_since?: string; readonly limit?: number | string; readonly offset?: number | string }): Promise<Policies>
  /** One product with every fact, quote, clause and check status. Facts are in the order of the category’s fields. A field nobody has looked for is listed in unread, never called not-stated. */
  getPolicy(given: { readonly uin: string }): Promise<Policy>
  /** Find words in the clauses of one product’s documents. Full-text search by words of the trade, too, and by misspelt ones. The best 20 clauses are returned, total counts all; message says which words found nothing. */
  searchPolicyText(given: { readonly uin: string; readonly q: string; readonly limit?: number | string }): Promise<PolicyText>
  /** The text of one clause. With the clauses that contain it, its neighbours, its pages and the facts that quote it. */
  getClause(given: { readonly id: number | string }): Promise<Clause>
  /** Two to four products side by side. One row per field of the products’ categories, one cell per product in the order requested. Each row has a verdict on whether the values are the same. Never a ranking. */
  comparePolicies(given: { readonly uins: string; readonly fields?: string; readonly group?: string }): Promise<Comparison>
  /** The types of insurance. Each with the number of its fields and of its products. */
  listCategories(): Promise<Categories>
  /** The fields read for a type of insurance. Each with the question it answers, the words looked for, and how many products state it. */
  categoryFields(given: { readonly slug: string }): Promise<CategoryFields>
  /** All insurers. Each with the number of its active and withdrawn products. */
  listInsurers(): Promise<Insurers>
  /** An insurer with metrics, contacts and products. Every metric has the words it was read from and their address. */
  getInsurer(given: { readonly slug: string }): Promise<Insurer>
  /** Insurance law instruments. With q, the instruments that contain the words, best first, each with the sections that matched; rights answers a question that families ask often. */
  listLaw(given?: { readonly q?: string; readonly limit?: number | string }): Promise<Laws>
  /** One law instrument with its sections. text is verbatim; summary is in the service’s own words; omitted sections are marked. */
  getLaw(given: { readonly slug: string }): Promise<Law>
  /** Coverage counts and the data date. How many products the service holds, how many were read, and how many facts have each check status. */
  stats(): Promise<Stats>
  /** Add a person to the free help list, with their consent. With neither an e-mail address nor a phone number it is taken as well, but nobody can answer it: answerable and message say so. The request is stored before it is answered. Sent again on the same day, it is stored once. */
  requestHelp(submission: HelpRequest): Promise<HelpReceipt>
  /** Report a wrong or outdated fact. The report is stored before it is answered. Sent again on the same day, it is stored once. */
  reportCorrection(submission: CorrectionReport): Promise<CorrectionReceipt>
  /** Any GET by its path and query string, such as "/api/v1/stats". */
  get(path: string): Promise<unknown>
}
