import { problemsOfUin } from '../../check/rules/versions.ts'
import { isOfSpreadsheet, looksLikeUin } from '../../contract/uin.ts'
import { misreadLetters } from './misread-letters.ts'
import { refusedIn } from '../../contract/unseen-characters.ts'
import { shortened } from '../../contract/shortened.ts'

/** The cells of a row that say which product it is. */
interface Named {
  readonly uin: string
  readonly name: string
  readonly insurer: string
}

/** Why a row cannot be taken, each reason in words; empty for a good row. */
export function problemsOfRow({ uin, name, insurer }: Named): string[] {
  const slipped = !isEmpty(uin) && !looksLikeUin(uin) && (looksLikeUin(name) || /\s\p{L}{3,}\s/u.test(uin))
  if (slipped && name !== '')
    return [`the UIN cell says “${uin}” and the name “${name}”: its columns slipped`]
  return [
    ...(isEmpty(uin)
      ? [`has no UIN${said(uin)}`]
      : problemsOfUin(uin).map((problem) => `the UIN “${shortened(uin, 60)}” ${problem}`)),
    ...(isEmpty(name) ? [`has no product name${said(name)}`] : problemsOfName(name)),
    ...(isOfSpreadsheet(insurer) ? [`has no insurer${said(insurer)}`] : []),
  ]
}

function problemsOfName(name: string): string[] {
  const misread = misreadLetters(name)
  const problems = refusedIn(name)
  if (misread !== null)
    problems.push(`“${misread}”: letters that were read in another encoding than they were written in`)
  return problems.map((what) => `the name “${shortened(name, 60)}” holds ${what}`)
}

/** Whether a cell is empty, or has what programs write for what they found empty. */
function isEmpty(cell: string): boolean {
  return (
    /^(?:|null|nil|none|nan|undefined|n\.?\/?a\.?|-+)$/iu.test(cell.replace(/\s/gu, '')) ||
    isOfSpreadsheet(cell)
  )
}

function said(cell: string): string {
  if (cell.trim() === '') return ''
  const origin = isOfSpreadsheet(cell) ? ', as spreadsheets do in the place of a value' : ''
  return `: its cell says “${shortened(cell, 60)}”${origin}`
}
