import { normalUin } from './uin.ts'

// Tells which of two products is the newer version.

/** Key that sorts products of one name by age: the financial year of a health UIN ("…V022425": 2024-25), else the launch. */
export function ageOf({ uin, launched }: { uin: string; launched: string | null }): string | null {
  const [, version = '', year] = /^[A-Z]{6,7}\d{5}V(\d\d)(\d\d)\d\d$/u.exec(normalUin(uin)) ?? []
  if (year !== undefined) return `20${year} ${version}`
  if (launched === null) return null
  // A financial year begins in April.
  return `${Number(launched.slice(0, 4)) - (launched.slice(5, 7) < '04' ? 1 : 0)} 00 ${launched}`
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/**
 * The number of the version that a health UIN ends in or, in the form used until 2017, holds ("…/V.II/70/13-14"); null for
 * other UINs. The rest of it is a year and a serial number, which change with the version: only in other lines does a version
 * keep the UIN up to its last V.
 */
export function healthVersion(uin: string): number | null {
  const normal = normalUin(uin)
  const [, digits] = /^[A-Z]{6,7}\d{2,5}V(\d\d)\d{4}$/u.exec(normal) ?? []
  if (digits !== undefined) return Number(digits)
  const [, roman = ''] = /^IRDAI?\/(?:NL-?)?HLT\/.+\/V\.?([IVX]+)\//u.exec(normal) ?? []
  return ROMAN.includes(roman) ? ROMAN.indexOf(roman) + 1 : null
}

/** The letter with which the company in a health UIN begins: those of two companies that merged mostly differ. */
export function companyOf(uin: string): string | undefined {
  return /^(?:IRDAI?\/(?:NL-?)?HLT\/)?([A-Z])/u.exec(normalUin(uin))?.[1]
}

/** Beginning of the UINs of one company: "NIC" of "NICHLIP25041V022425", "101", "IRDAN115"; null where there is none. */
export function companyCode(uin: string): string | null {
  return /^(?:[A-Z]{3}(?=[A-Z]{3,4}\d{2,5}V)|\d{3}(?=[A-Z])|IRDAN\d{3})/u.exec(normalUin(uin))?.[0] ?? null
}

/** Whether a health UIN says that the product is for groups ("…HLGP…", "…TGOP…", "P-H(G)"); null where it does not say. */
export function isForGroups(uin: string): boolean | null {
  const [, kind] = /^[A-Z]{3}([A-Z]{3,4})\d{2,5}V\d{4,6}$/u.exec(normalUin(uin)) ?? []
  if (kind !== undefined) return /^(?:..G|TG)/u.test(kind)
  return /\(G\)/u.test(normalUin(uin)) ? true : null
}
