import type { Answers } from './measures.ts'

// Grades for broad questions ("bike insurance") are given by rules. What the rules mean is said in the files of
// questions themselves, under `about`.

/** Properties of a product that a rule looks at. */
export interface JudgedProduct {
  readonly uin: string
  readonly name: string
  readonly line: string
  readonly category: string
  readonly insurer: string
  readonly status: string
  readonly launched: string | null
}

/** A grade for all products that fit; three grades are for the newest active, the other active, and the rest. */
export interface ProductRule {
  readonly grade: number | readonly [newest: number, active: number, rest: number]
  readonly category?: string | readonly string[]
  readonly insurer?: string | readonly string[]
  readonly line?: string | readonly string[]
  readonly status?: string | readonly string[]
  readonly name?: string
  readonly newest?: 'each' | 'of-all'
}

/** A question to searchPolicies with its judgement. */
export interface ProductQuestion {
  readonly q: string
  readonly kind: string
  readonly relevant?: readonly { readonly uin: string; readonly grade: number }[]
  readonly where?: readonly ProductRule[]
}

/** The grades from 1 to 3 that a question gives, by UIN; products that are not named have grade 0. */
export function productGrades(question: ProductQuestion, products: readonly JudgedProduct[]): Answers {
  const grades = new Map((question.relevant ?? []).map(({ uin, grade }) => [uin, grade]))
  const give = (among: readonly JudgedProduct[], grade: number) => {
    for (const { uin } of among) if (!grades.has(uin)) grades.set(uin, grade)
  }
  for (const rule of question.where ?? []) {
    const fitting = products.filter((product) => fits(product, rule))
    if (typeof rule.grade === 'number') give(newestOf(fitting, rule), rule.grade)
    else {
      const active = fitting.filter(({ status }) => status === 'active')
      give(newestOf(active, rule), rule.grade[0])
      give(active, rule.grade[1])
      give(fitting, rule.grade[2])
    }
  }
  return Object.fromEntries([...grades].filter(([, grade]) => grade > 0))
}

function fits(product: JudgedProduct, rule: ProductRule): boolean {
  const keys = ['category', 'insurer', 'line', 'status'] as const
  const isAmong = (allowed: string | readonly string[] | undefined, value: string) =>
    allowed === undefined || (typeof allowed === 'string' ? allowed === value : allowed.includes(value))
  if (!keys.every((key) => isAmong(rule[key], product[key]))) return false
  return rule.name === undefined || new RegExp(rule.name, 'iu').test(product.name)
}

function newestOf(products: readonly JudgedProduct[], { newest }: ProductRule): readonly JudgedProduct[] {
  if (newest === undefined) return products
  return products.filter(
    (product) =>
      !products.some((other) => (newest === 'of-all' || isSame(product, other)) && isOlder(product, other)),
  )
}

function isSame(a: JudgedProduct, b: JudgedProduct): boolean {
  const [first, second] = [versionOf(a.uin), versionOf(b.uin)]
  if (first !== null && second !== null && first.root === second.root) return true
  return a.insurer === b.insurer && plain(a.name) === plain(b.name)
}

/** Whether a product is an older version than another, which is taken to be the same product. */
function isOlder(a: JudgedProduct, b: JudgedProduct): boolean {
  const [first, second] = [versionOf(a.uin), versionOf(b.uin)]
  if (first !== null && second !== null && first.root === second.root) return first.version < second.version
  const [before, after] = [ageOf(a), ageOf(b)]
  return before !== null && after !== null && before < after
}

/** The part of a UIN that all versions share, and the version: "512N266V03" is version 3 of "512N266". */
function versionOf(uin: string): { root: string; version: number } | null {
  const [, root, version] =
    /^(IRDAN.*?)V(\d\d)(?:\d{4,6})?$/iu.exec(uin) ?? /^(.*)V\.?(\d{2})$/iu.exec(uin) ?? []
  return root === undefined ? null : { root: root.toUpperCase(), version: Number(version) }
}

/** Text that sorts versions of one product by age: financial year, version of a health UIN, launch date, UIN. */
function ageOf({ uin, launched }: JudgedProduct): string | null {
  const [, version, year] = /^[A-Z]{6,7}\d{5}V(\d\d)(\d\d)\d\d$/u.exec(uin) ?? []
  if (year !== undefined) return `20${year} ${version} ${launched ?? ''} ${uin}`
  if (launched === null) return null
  const started = Number(launched.slice(0, 4)) - (launched.slice(5, 7) < '04' ? 1 : 0)
  return `${started} 00 ${launched} ${uin}`
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/gu, '')
}

/** Properties of a section of law that a rule looks at. */
export interface JudgedSection {
  readonly law: string
  readonly section: string
  readonly omitted: boolean
}

/** A question to listLaw with its judgement. */
export interface LawQuestion {
  readonly q: string
  readonly kind: string
  readonly relevant?: readonly { readonly law: string; readonly section: string; readonly grade: number }[]
  readonly where?: readonly (Partial<JudgedSection> & { readonly grade: number })[]
}

/** The key of a section among the grades of a question. */
export function sectionKey({ law, section }: Pick<JudgedSection, 'law' | 'section'>): string {
  return `${law} ${section}`
}

/** The grades from 1 to 3 that a question gives, by section key; sections that are not named have grade 0. */
export function lawGrades(question: LawQuestion, sections: readonly JudgedSection[]): Answers {
  const grades = new Map((question.relevant ?? []).map((one) => [sectionKey(one), one.grade]))
  for (const { grade, ...rule } of question.where ?? []) {
    for (const section of sections) {
      const isFit = (['law', 'section', 'omitted'] as const).every(
        (key) => rule[key] === undefined || rule[key] === section[key],
      )
      if (isFit && !grades.has(sectionKey(section))) grades.set(sectionKey(section), grade)
    }
  }
  return Object.fromEntries([...grades].filter(([, grade]) => grade > 0))
}
