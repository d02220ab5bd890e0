import { UIN_LENGTH } from '../../contract/primitives.ts'
import { groupsOf } from '../../contract/groups.ts'
import {
  familyKey,
  isOfSpreadsheet,
  looksLikeUin,
  normalUin,
  oddLettersOf,
  stemOfVersions,
  uinFileName,
  uinWithoutVersion,
} from '../../contract/uin.ts'
import type { ProductHead } from '../dataset/model.ts'
import type { Report, Rule } from './rule.ts'
import { counted, shown } from './messages.ts'

// The UINs of products, and the versions of one product.

export const supersedesExists: Rule = {
  name: 'supersedes-exists',
  dataset: (_catalogue, { products, unreadable }, report) => {
    if (unreadable !== undefined && unreadable.size > 0) return
    const known = new Set(products.map(({ uin }) => normalUin(uin)))
    for (const { path, supersedes } of products)
      if (supersedes !== null && !known.has(normalUin(supersedes)))
        report(
          path,
          '/supersedes',
          `no product has the UIN ${shown(supersedes)}; add that version, correct the UIN, or set it to null`,
        )
  },
}

export const supersedesCycle: Rule = {
  name: 'supersedes-cycle',
  dataset: (_catalogue, { products }, report) => {
    const byUin = new Map(products.map((head) => [normalUin(head.uin), head]))
    const done = new Set<ProductHead>()
    for (const start of byUin.values()) {
      const line = new Set<ProductHead>()
      let head: ProductHead | undefined = start
      while (head !== undefined && !done.has(head) && !line.has(head)) {
        line.add(head)
        head = head.supersedes === null ? undefined : byUin.get(normalUin(head.supersedes))
      }
      if (head !== undefined && line.has(head)) reportRound(head, [...line], report)
      for (const version of line) done.add(version)
    }
  },
}

function reportRound(head: ProductHead, line: readonly ProductHead[], report: Report) {
  const round = [...line.slice(line.indexOf(head)), head].map(({ uin }) => uin)
  report(
    head.path,
    '/supersedes',
    `the versions lead back to themselves (${round.join(' → ')}); the oldest supersedes null`,
  )
}

export const supersedesSameFiling: Rule = {
  name: 'supersedes-same-filing',
  dataset: (_catalogue, { products }, report) => {
    const wrong = products.filter(({ uin, supersedes }) => {
      const isOneNumber = supersedes !== null && uinWithoutVersion(supersedes) === uinWithoutVersion(uin)
      return isOneNumber && stemOfVersions(supersedes) !== stemOfVersions(uin)
    })
    const [first] = wrong
    if (first === undefined) return
    const others = wrong.slice(1, 4).map(({ uin }) => uin)
    const more =
      wrong.length > 1
        ? `; so do ${counted(wrong.length - 1, 'other')} (${others.join(', ')}${wrong.length > 4 ? ' …' : ''})`
        : ''
    report(
      first.path,
      '/supersedes',
      `${first.uin} names ${first.supersedes}, which was first filed in another year and so is another product${more}; set supersedes to null, and see what npm run versions proposes`,
    )
  },
}

export const versionsNamed: Rule = {
  name: 'versions-named',
  dataset: (_catalogue, { products }, report) => {
    const oldest = oldestVersions(products)
    const families = groupsOf(
      products.filter(({ status }) => status === 'active'),
      familyKey,
    )
    const apart = families.flatMap(([, family]) => (new Set(family.map(oldest)).size > 1 ? [family] : []))
    const [first] = apart[0] ?? []
    if (first === undefined) return
    const examples = apart.slice(0, 3).map((family) => family.map(({ uin }) => uin).join(' and '))
    const [count, more] = [apart.length, apart.length > 3 ? ' …' : '']
    report(
      first.path,
      '/name',
      `${count === 1 ? 'one name is that' : `${count} names are each that`} of several active products of one insurer, none of which names the other as the version before: ${examples.join('; ')}${more}; npm run versions proposes which replaces which`,
    )
  },
}

/** Finds the oldest version of a product: where `supersedes` leads to. */
function oldestVersions(products: readonly ProductHead[]): (head: ProductHead) => string {
  const before = new Map(products.map((head) => [normalUin(head.uin), head.supersedes]))
  return ({ uin }) => {
    const line = new Set<string>()
    let at: string | null | undefined = uin
    while (at !== null && at !== undefined && !line.has(normalUin(at))) {
      line.add(normalUin(at))
      at = before.get(normalUin(at))
    }
    return [...line].at(-1) ?? ''
  }
}

export const uinShape: Rule = {
  name: 'uin-shape',
  product: ({ path, product }, _catalogue, report) => {
    if (!looksLikeUin(product.uin) && problemsOfUin(product.uin).length === 0)
      report(
        path,
        '/uin',
        `${shown(product.uin)} does not look like a UIN (8 or more letters, digits and ( ) _ . / & , - with two digits in a row among them); compare it with the document`,
      )
  },
}

export const uinAddress: Rule = {
  name: 'uin-address',
  product: ({ path, product }, _catalogue, report) => {
    for (const wrong of wrongWithAddress(product.uin))
      report(path, '/uin', `${shown(product.uin)} ${wrong}; compare it with the document`)
  },
}

export const uinLetters: Rule = {
  name: 'uin-letters',
  product: ({ path, product }, _catalogue, report) => {
    for (const wrong of wrongWithLetters(product.uin))
      report(path, '/uin', `${shown(product.uin)} ${wrong}; compare it with the document`)
  },
}

/** Faults of a UIN, in words that follow it; empty for one that a product may have. */
export function problemsOfUin(uin: string): string[] {
  return [...wrongWithLetters(uin), ...wrongWithAddress(uin)]
}

function wrongWithLetters(uin: string): string[] {
  if (isOfSpreadsheet(uin)) return ['is what a spreadsheet writes in the place of a value']
  return oddLettersOf(uin)
}

/** The longest name of a file made of a UIN: most disks take 255 bytes, and endings come after it. */
const FILE_NAME_LENGTH = 200

function wrongWithAddress(uin: string): string[] {
  const normal = normalUin(uin)
  if (normal === '') return ['holds nothing but white space']
  const [length, bytes] = [normal.length, uinFileName(uin).length]
  const pieces = normal.split('/')
  return [
    ...(length > UIN_LENGTH
      ? [`has ${length} characters in upper case; at most ${UIN_LENGTH} are allowed`]
      : []),
    ...(bytes > FILE_NAME_LENGTH
      ? [
          `gives files a name of ${bytes} bytes, where each byte beyond A-Z 0-9 ( ) _ . - takes three; at most ${FILE_NAME_LENGTH} are allowed`,
        ]
      : []),
    ...(pieces[0] === '' || pieces.at(-1) === '' ? ['begins or ends with a slash'] : []),
    ...(pieces.some((piece) => piece === '.' || piece === '..')
      ? ['has a part "." or ".." between slashes, which addresses drop']
      : []),
  ]
}
