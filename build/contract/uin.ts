import { isDeviceName } from './windows-names.ts'
import { remembered } from './lazily.ts'
import { PATHS } from './paths.ts'
import { codeOf } from './unseen-characters.ts'

/** The identity of a product: its UIN in upper case without white space, however it was printed or typed. */
export function normalUin(uin: string): string {
  return uin.replace(/\s+/gu, '').toUpperCase()
}

/**
 * Whether getPolicy for this product can be a file at exactly its address. Web servers answer other addresses with
 * `index` and with what ends in `.html`; Windows has no file called `NUL`.
 */
export function isPlainUin(uin: string): boolean {
  const normal = normalUin(uin)
  return (
    /^(?!INDEX(?:\.|$)|.*\.HTML?$)[A-Z0-9)](?:[A-Z0-9()_.-]*[A-Z0-9)])?$/u.test(normal) &&
    !isDeviceName(normal)
  )
}

/**
 * The name of a product's files under `/index/`: the normal form with every byte outside `A-Z 0-9 ( ) _ . -`,
 * a dot at either end, and the first letter of what Windows takes for a device, written as `~` and two hexadecimal
 * digits.
 *
 * @example uinFileName('IRDAN906RP0001V02202324/A0003') // 'IRDAN906RP0001V02202324~2FA0003'
 */
export const uinFileName = remembered(1000, (uin: string): string => {
  const normal = normalUin(uin)
  const odd = isDeviceName(normal) ? /^.|[^A-Z0-9()_.-]|\.$/gu : /[^A-Z0-9()_.-]|^\.|\.$/gu
  return normal
    .replace(odd, (character) =>
      Array.from(new TextEncoder().encode(character), (byte) => `~${hexadecimal(byte)}`).join(''),
    )
    .toUpperCase()
})

/** The path of getPolicy for a product, percent-encoded; slashes stay as they are. */
export function policyPath(uin: string): string {
  const path = normalUin(uin).split('/').map(encodeURIComponent).join('/')
  return PATHS.getPolicy.replace('{uin}', () => path)
}

/** A UIN up to its last version (`V01`, `V011920`), and the digits of that. */
const VERSION = /^(?<stem>.+)V(?<version>\d{2,})$/u

/** A UIN without its last version, or null where it has none: versions of one product share it. */
export function uinWithoutVersion(uin: string): string | null {
  return VERSION.exec(normalUin(uin))?.groups?.['stem'] ?? null
}

/**
 * Stem that the UINs of one product's versions share; null where a UIN has no version. A general product keeps the year in
 * which it was first filed (V01201819, V02201819): with another year, the number is that of another product. An add-on keeps
 * its base product, whose version may change.
 */
export function stemOfVersions(uin: string): string | null {
  const stem = uinWithoutVersion(uin)
  if (stem === null || !stem.startsWith('IRDAN')) return stem
  const filed = /^\d\d(\d{6})$/u.exec(uinVersion(uin))?.[1] ?? ''
  return `${stem.replace(/V\d\d(?=\d{6})/gu, 'V')}V${filed}`
}

/** The digits of the last version of a UIN; empty where it has none. */
export function uinVersion(uin: string): string {
  return VERSION.exec(normalUin(uin))?.groups?.['version'] ?? ''
}

/** Of some UINs, that of the latest version of a product before one of its versions; null where there is none. */
export function uinBefore(uin: string, uins: readonly string[]): string | null {
  const stem = stemOfVersions(uin)
  const earlier = uins.filter(
    (one) => stem !== null && stemOfVersions(one) === stem && uinVersion(one) < uinVersion(uin),
  )
  return earlier.sort((a, b) => uinVersion(a).localeCompare(uinVersion(b))).at(-1) ?? null
}

/** The base product of an add-on, and the year it was filed: "IRDAN108RP0003 200001" of "IRDAN108RP0003V02200001/A0056V01201920". */
const BASE = /^([A-Z]+\d+[A-Z]+\d+)V\d\d(\d*)\/?A\d+/u
/** A UIN of an add-on that names no base product. */
const ADD_ON = /^(?:IRDAN\d+|[A-Z]{3}-[A-Z]{2}-)A\d/u
/** A UIN of a life product: the insurer, whether it is linked, not linked or a rider, its number and version. */
const OF_LIFE = /^\d{3}(?<letter>[A-Z])\d{3}V\d\d$/u

/**
 * Key that versions of one product share: the insurer, the name whatever its spaces and marks, and
 * what their UINs say of the kind. Add-ons of one name to two base products are two products.
 */
export function familyKey({ uin, insurer, name }: { uin: string; insurer: string; name: string }): string {
  return `${insurer} ${kindOf(uin)} ${name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')}`
}

/** Kind of a product by its UIN, so far as versions share it; empty where it says nothing. */
export function kindOf(uin: string): string {
  const normal = normalUin(uin)
  const [, base, filed] = BASE.exec(normal) ?? []
  if (base !== undefined) return `${base} ${filed}`
  if (ADD_ON.test(normal)) return stemOfVersions(normal) ?? normal
  return OF_LIFE.exec(normal)?.groups?.['letter'] ?? ''
}

/** Whether a text has the shape regulators give UINs: letters and digits, several of both, no words. */
export function looksLikeUin(text: string): boolean {
  const normal = normalUin(text)
  return /^[A-Z0-9()_./&,-]{8,}$/u.test(normal) && /\d{2}/u.test(normal) && /[A-Z]/u.test(normal)
}

/** Signs of spreadsheets for a value that is missing or shortened: "#N/A", "#REF!", "#####", "1.07E+12". */
const OF_SPREADSHEET = /^(?:#N\/A|#[A-Z0-9/_]+[!?]?|#+|[+-]?\d+(?:[.,]\d+)?E[+-]\d+)$/iu

/** Whether a cell holds what a spreadsheet writes in the place of a value. */
export function isOfSpreadsheet(cell: string): boolean {
  return OF_SPREADSHEET.test(cell.trim())
}

/** The letters of a UIN that are not what they look like, or that nobody sees, each once, in words; empty for a good UIN. */
export function oddLettersOf(uin: string): string[] {
  return [...new Set(uin.replace(/[\u0021-\u007e]|[^\S\ufeff]/gu, ''))].flatMap((letter) => {
    const code = codeOf(letter)
    if (/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u.test(letter))
      return [`holds ${code}, which nobody sees`]
    const plain = letter.normalize('NFKC')
    if (plain !== letter && /^[\u0021-\u007e]+$/u.test(plain))
      return [`holds “${letter}” (${code}), which is not the “${plain}” it looks like`]
    const isForeign = /[\p{L}\p{M}\p{N}]/u.test(letter) && !/[\p{Script=Latin}0-9]/u.test(letter)
    return isForeign ? [`holds “${letter}” (${code}), a letter or digit of another script`] : []
  })
}

/**
 * Parts of a text that may be a UIN, the longest first, at most four runs of its words without hyphens, each word with a digit or of
 * at most four letters; then the same without other separators, and with digits for letters O typed beside them.
 *
 * @example uinsIn('uin SBH-HLIP 25011 V022425') // ['uinSBHHLIP25011V022425', 'SBHHLIP25011V022425', …]
 */
export function uinsIn(text: string): string[] {
  const words = text.trim().split(/\s+/u).slice(0, 12)
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1)),
  )
  const joined = runs
    .filter((run) => run.every((word) => /\d/u.test(word) || word.length <= 4))
    .map((run) => run.join('').replaceAll('-', ''))
    .filter((uin) => looksLikeUin(withZeros(uin)))
  const likely = [...new Set(joined)].toSorted((a, b) => b.length - a.length).slice(0, 4)
  const bare = likely.map((uin) => uin.replace(/[/._,]/gu, ''))
  return [...new Set([likely, likely.map(withZeros), bare, bare.map(withZeros)].flat())]
}

/** A UIN with zeros where the letter O was typed next to a digit. */
function withZeros(uin: string): string {
  return uin.replace(/(?<=[0-9]O*)O|O(?=O*[0-9])/giu, '0')
}

function hexadecimal(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
