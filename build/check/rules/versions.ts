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
import type { Rule } from './rule.ts'
import { counted, shown } from './messages.ts'

// The UINs of products, and the versions of one product.

export const supersedesExists: Rule = {
  name: 'supersedes-exists',
  *dataset(_catalogue, { products, unreadable }) {
    if (unreadable !== undefined && unreadable.size > 0) return
    const known = new Set(products.map(({ uin }) => normalUin(uin)))
    for (const { path, supersedes } of products)
      if (supersedes !== null && !known.has(normalUin(supersedes)))
        yield [
          path,
          '/supersedes',
          `no product has the UIN ${shown(supersedes)}; add that version, correct the UIN, or set it to null`,
        ]
  },
}

export const supersedesCycle: Rule = {
  name: 'supersedes-cycle',
  *dataset(_catalogue, { products }) {
    const versionsBefore = versionsIn(products)
    const seen = new Set<string>()
    for (const head of products) {
      const line = versionsBefore(head)
      const [own = ''] = line
      if (line.length === 1 || line.at(-1) !== own || seen.has(own)) continue
      for (const uin of line) seen.add(uin)
      const round = line.join(' → ')
      yield [
        head.path,
        '/supersedes',
        `the versions lead back to themselves (${round}); the oldest supersedes null`,
      ]
    }
  },
}

/** Finds the UINs of a product and of the versions before it; the last is there twice where they lead back to it. */
function versionsIn(products: readonly ProductHead[]): (head: ProductHead) => string[] {
  const before = new Map(products.map(({ uin, supersedes }) => [normalUin(uin), supersedes]))
  return ({ uin }) => {
    const line: string[] = []
    for (let next: string | null | undefined = uin; next; next = before.get(normalUin(next))) {
      line.push(normalUin(next))
      if (line.indexOf(normalUin(next)) < line.length - 1) break
    }
    return line
  }
}

export const supersedesSameFiling: Rule = {
  name: 'supersedes-same-filing',
  *dataset(_catalogue, { products }) {
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
    yield [
      first.path,
      '/supersedes',
      `${first.uin} names ${first.supersedes}, which was first filed in another year and so is another product${more}; set supersedes to null, and see what npm run versions proposes`,
    ]
  },
}

export const versionsNamed: Rule = {
  name: 'versions-named',
  *dataset(_catalogue, { products }) {
    const versionsBefore = versionsIn(products)
    const oldest = (head: ProductHead) => versionsBefore(head).at(-1)
    const families = groupsOf(
      products.filter(({ status }) => status === 'active'),
      familyKey,
    )
    const apart = families.flatMap(([, family]) => (new Set(family.map(oldest)).size > 1 ? [family] : []))
    const [first] = apart[0] ?? []
    if (first === undefined) return
    const examples = apart.slice(0, 3).map((family) => family.map(({ uin }) => uin).join(' and '))
    const [count, more] = [apart.length, apart.length > 3 ? ' …' : '']
    yield [
      first.path,
      '/name',
      `${count === 1 ? 'one name is that' : `${count} names are each that`} of several active products of one insurer, none of which names the other as the version before: ${examples.join('; ')}${more}; npm run versions proposes which replaces which`,
    ]
  },
}

export const uinShape: Rule = {
  name: 'uin-shape',
  at: '/uin',
  *product({ product }) {
    if (!looksLikeUin(product.uin) && problemsOfUin(product.uin).length === 0)
      yield `${shown(product.uin)} does not look like a UIN (8 or more letters, digits and ( ) _ . / & , - with two digits in a row among them); compare it with the document`
  },
}

export const uinAddress: Rule = {
  name: 'uin-address',
  at: '/uin',
  *product({ product }) {
    for (const wrong of wrongWithAddress(product.uin))
      yield `${shown(product.uin)} ${wrong}; compare it with the document`
  },
}

export const uinLetters: Rule = {
  name: 'uin-letters',
  at: '/uin',
  *product({ product }) {
    for (const wrong of wrongWithLetters(product.uin))
      yield `${shown(product.uin)} ${wrong}; compare it with the document`
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

function* wrongWithAddress(uin: string): Generator<string> {
  const normal = normalUin(uin)
  if (normal === '') {
    yield 'holds nothing but white space'
    return
  }
  const [length, bytes] = [normal.length, uinFileName(uin).length]
  const pieces = normal.split('/')
  if (length > UIN_LENGTH) yield `has ${length} characters in upper case; at most ${UIN_LENGTH} are allowed`
  if (bytes > FILE_NAME_LENGTH)
    yield `gives files a name of ${bytes} bytes, where each byte beyond A-Z 0-9 ( ) _ . - takes three; at most ${FILE_NAME_LENGTH} are allowed`
  if (pieces[0] === '' || pieces.at(-1) === '') yield 'begins or ends with a slash'
  if (pieces.some((piece) => piece === '.' || piece === '..'))
    yield 'has a part "." or ".." between slashes, which addresses drop'
}
