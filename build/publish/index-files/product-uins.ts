import { item } from '../../contract/item.ts'
import { INDEX_FILES } from '../../contract/index-files.ts'
import { uinsPath } from '../../contract/index-paths.ts'
import type { CatalogueFile } from '../../contract/index-files/catalogue.ts'
import type { ProductsFile, UinsFile } from '../../contract/index-files/products.ts'
import type { Card } from '../../contract/published/card.ts'
import { normalUin, uinWithoutVersion } from '../../contract/uin.ts'
import type { IndexFile } from './index-file.ts'
import { grouped } from '../../contract/groups.ts'

/** Where UINs are looked up: the product of each, and its other versions. */
export function* uinFiles(
  { cards, replaces }: CatalogueFile,
  { uin_files }: ProductsFile,
  latest: readonly number[],
): Generator<IndexFile> {
  const numbers: number[] = []
  for (const [number, place] of latest.entries()) numbers[place] = number
  const named = (place: number) => ({ uin: item(cards, place).uin, number: item(numbers, place) })
  const alike = versionsByStem(cards)
  const linked = linksOf(replaces)
  const files = new Map<string, UinsFile>()
  const fileOf = (uin: string): UinsFile => {
    const path = uinsPath(uin, uin_files)
    const file = files.get(path) ?? { held: [], products: [] }
    files.set(path, file)
    return file
  }
  for (const [place, { uin }] of cards.entries()) {
    const stem = uinWithoutVersion(uin)
    const others = new Set([...linked(place), ...(alike.get(stem ?? '') ?? [])])
    others.delete(place)
    fileOf(uin).held.push({ normal: normalUin(uin), ...named(place), others: [...others].map(named) })
  }
  for (const [stem, places] of alike)
    fileOf(`${stem}V00`).products.push({ stem, versions: places.map(named) })
  for (let file = 0; file < uin_files; file += 1) {
    const path = INDEX_FILES.uins.path.replace('{name}', String(file))
    yield { path, body: files.get(path) ?? { held: [], products: [] }, schema: INDEX_FILES.uins.schema }
  }
}

/** The places of the versions of each product, by its UIN without the version. */
function versionsByStem(cards: readonly Card[]): Map<string, number[]> {
  return grouped(
    cards.flatMap(({ uin }, place) => {
      const stem = uinWithoutVersion(uin)
      return stem === null ? [] : [[stem, place] as const]
    }),
  )
}

/** The places that lead to a product, and those it leads to, by what replaces what: itself first, then the nearest. */
function linksOf(replaces: CatalogueFile['replaces']): (place: number) => number[] {
  const next = grouped(
    replaces.flatMap(([newer, older]) => [[newer, older] as const, [older, newer] as const]),
  )
  return (place) => {
    const found = new Set([place])
    for (const at of found) for (const one of next.get(at) ?? []) found.add(one)
    return [...found]
  }
}
