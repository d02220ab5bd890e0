import type { ListSource } from '../../contract/authored/dataset.ts'
import { type Addresses, addressesUnder } from '../../contract/addresses.ts'
import type { InsurerContact } from '../../contract/published/insurers.ts'
import { lazily } from '../../contract/lazily.ts'
import type { ProductSummary } from '../../check/dataset/summary.ts'
import { type Contacts, contactsOf } from './contacts.ts'
import { type Ladder, ladderOf } from './complaint-ladder.ts'
import type { Clause, ProductClauses } from '../../contract/authored/clauses.ts'
import type { Document } from '../../contract/authored/product.ts'
import type { ClauseChoice, ClauseForm } from '../../contract/hosting.ts'
import type { ClauseRef, FormRef, Source } from '../../contract/published/references.ts'
import { CLAUSE_FILES } from '../../contract/limits.ts'
import { noticeOf } from '../../contract/notices.ts'
import { type Publisher, serviceFrom } from '../../contract/service-words.ts'
import type { Language } from '../../contract/source-texts.ts'
import { type OfferedLanguage, offeredIn } from '../../view/page-kinds.ts'
import type { Catalogue, ProductSubject } from '../../check/dataset/model.ts'
import type { FactProofs } from '../../check/proof/fact-proof.ts'
import { lawPathsOf } from './law-sentence.ts'
import { type Withdrawals, withdrawalsOf } from './withdrawals.ts'
import type { ProductRow, Store, VersionRow } from '../store/store.ts'

/** Facts about the dataset as a whole, for bodies and pages. */
export interface DatasetHead {
  /** Name of the dataset. */
  readonly dataset: string
  /** Publisher of the dataset. */
  readonly service: Publisher
  /** Remark of the dataset about itself, such as that it is a sample; null where there is none. */
  readonly about: string | null
  /** The day the data is of. */
  readonly dataDate: string
  /** Source of the list of products; null where it is our own. */
  readonly source: ListSource | null
  /** Notice of every body about products. */
  readonly notice: string
  readonly withdrawals: Withdrawals
  /** The paths of the sections that fields and forms name, by slug and number with a space between. */
  readonly lawPaths: Readonly<Record<string, string>>
  readonly ladder: Ladder
  /** The languages that pages are in beside English. */
  readonly offered: readonly OfferedLanguage[]
  /** Whether clauses are files at their own addresses, too. */
  readonly clauses: ClauseForm
}

/** The same under the addresses of a site: what every body is made from. */
export interface SiteHead extends DatasetHead {
  readonly to: Addresses
}

/** Source of the bodies about the dataset. */
export interface BodyContext extends SiteHead {
  readonly catalogue: Catalogue
  readonly store: Store
  /** Every way to reach each insurer; counted when it is first asked for. */
  readonly contacts: () => Contacts
}

/** A version of a product, as the pages of its family name it. */
export interface FamilyMember extends Pick<ProductRow, 'uin' | 'name' | 'status' | 'launched'> {
  readonly is_read: boolean
  /** Whether another of the family is newer. */
  readonly is_superseded: boolean
}

/** Products of one name at other insurers: how many insurers there are, and a few of the products that were read. */
export interface Namesakes {
  readonly insurers: number
  readonly read: readonly Pick<ProductRow, 'uin' | 'name' | 'insurer_name'>[]
}

/**
 * All that the files of a product say of other records, its category apart. It is plain data, so that its digest says
 * whether they have to be made again.
 */
export interface ProductRelations {
  readonly row: ProductRow
  readonly versions: readonly VersionRow[]
  readonly forms: readonly FormRef[]
  /** The product and those that seem to be other versions of it, the newest first; empty where there are none. */
  readonly family: readonly FamilyMember[]
  /** A few products of its category that were read, those of its insurer first. */
  readonly alike: readonly Pick<ProductRow, 'uin' | 'name' | 'insurer_name'>[]
  /** Products of other insurers in its category that have its name. */
  readonly namesakes: Namesakes
  /** The website of its insurer. */
  readonly website: string | null
  /** Every way to reach its insurer. */
  readonly contacts: readonly InsurerContact[]
  /** Whether the products of its category are compared on a page. */
  readonly isCompared: boolean
}

/** Source of the files of one product, beside the product and its clauses. */
export interface ProductContext extends SiteHead, ProductRelations {
  readonly languages: readonly Language[]
  /** Proofs of its facts that the check found, by their keys. */
  readonly proofs: FactProofs
}

/** The context of a dataset that is published under a base URL. */
export function bodyContext(
  catalogue: Catalogue,
  store: Store,
  baseUrl: string,
  clauses: ClauseChoice,
  products: readonly ProductSummary[] = [],
): BodyContext {
  const to = addressesUnder(baseUrl)
  const { name, data_date, source = null, notice = null } = catalogue.dataset.record
  return {
    catalogue,
    store,
    to,
    contacts: lazily(() => contactsOf({ catalogue, store, to }, products)),
    dataset: name,
    service: serviceFrom(catalogue.dataset.record),
    about: notice,
    dataDate: data_date,
    source,
    notice: noticeOf(notice),
    withdrawals: withdrawalsOf(catalogue),
    lawPaths: lawPathsOf(catalogue),
    ladder: ladderOf(catalogue, to),
    offered: offeredIn(catalogue),
    clauses: clauses === 'auto' ? clauseFormFor(store) : clauses,
  }
}

/** Facts about the dataset as a whole as plain data: threads and digests take it. */
export function datasetHeadOf(publication: BodyContext): DatasetHead {
  const { catalogue: _catalogue, store: _store, contacts: _contacts, to: _to, ...head } = publication
  return head
}

function clauseFormFor(store: Store): ClauseForm {
  return (store.counts('totals').get('clauses') ?? 0) > CLAUSE_FILES ? 'packs' : 'files'
}

/** The clauses of a product in the order of its documents; none while nothing has been read. */
export function clausesOf(subject: ProductSubject): ProductClauses['clauses'] {
  return subject.clauses?.record.clauses ?? []
}

/** A reference to a clause, as bodies hold it. */
export function clauseRef({ to }: Pick<SiteHead, 'to'>, { id, number, title }: Clause): ClauseRef {
  return { id, number, title, url: to.clause(id) }
}

/** The clause of a product with this number; the rule known-clause has proven that there is one. */
export function clauseOf(subject: ProductSubject, id: number): Clause {
  const clause = subject.byId.get(id)
  if (clause === undefined) throw new Error(`${subject.path}: clause ${id} is not one of the product's`)
  return clause
}

/** The document that prints a clause; that there is one was proven by the rule known-document. */
function documentOf(subject: ProductSubject, clause: Clause): Document {
  const document = subject.product.documents.find(({ id }) => id === clause.document)
  if (document === undefined) throw new Error(`${subject.path}: document ${clause.document} is unknown`)
  return document
}

/** The document that prints a clause, as bodies name it. */
export function sourceOf(subject: ProductSubject, clause: Clause): Source {
  const { id, kind, title, edition, url } = documentOf(subject, clause)
  return { id, kind, title, edition, url }
}

/** The number printed on a physical page, or null where pages are unnumbered. */
export function printedPage(subject: ProductSubject, clause: Clause, page: number): number | null {
  const offset = documentOf(subject, clause).page_offset
  return offset === null || page + offset < 1 ? null : page + offset
}
